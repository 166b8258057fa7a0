import type { RootState } from '../app/store';
import type { FirstState } from '../shared/firstState';

/** A larger reply, in bytes of JSON, is asked for again by the browser: it would delay the page itself. */
const largest = 48 * 1024;

/** What the browser needs of the store to go on where the server stopped. */
export function keptState(
  { settings, serverClock, api }: RootState,
  page: Pick<FirstState, 'language' | 'isRendered'>,
): FirstState {
  if (!settings) throw new Error('A page was rendered without settings.');
  const queries: FirstState['queries'] = {};
  const awaited: string[] = [];
  for (const [key, entry] of Object.entries(api.queries)) {
    if (entry?.status !== 'fulfilled' && entry?.status !== 'rejected') continue;
    const { status, endpointName, originalArgs, data, error } = entry;
    if (data !== undefined && JSON.stringify(data).length > largest) awaited.push(key);
    // Without times and request numbers: the same page is the same bytes, which caches can compare.
    else queries[key] = { status, endpointName, originalArgs, data, error };
  }
  return { ...page, settings, serverClock, queries, provided: api.provided, awaited };
}
