import type { RootState } from '../app/store';
import type { PageHead } from '../shared/pageHead';
import type { FirstState } from '../shared/firstState';

/** Of a larger reply, in bytes of JSON, only what the page shows is sent, if the screen says what that is. */
const largest = 48 * 1024;

const byKey = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

/** Tags and the cache keys that have them: sets, which RTK Query keeps in the order of arrival. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string') ? value.toSorted() : value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]): [string, unknown] => [key, inOrder(part)]);
  return Object.fromEntries(entries.sort(byKey));
}

/** What the browser needs of the store to go on where the server stopped. */
export function keptState(
  { settings, renderedAt, api }: RootState,
  page: Pick<FirstState, 'language' | 'texts' | 'parts' | 'isRendered'>,
  partsOfReplies: PageHead['partsOfReplies'],
): FirstState {
  if (!settings) throw new Error('A page was rendered without settings.');
  const queries: FirstState['queries'] = {};
  // In a fixed order, since replies arrive in any.
  for (const [key, entry] of Object.entries(api.queries).sort(byKey)) {
    if (entry?.status !== 'fulfilled' && entry?.status !== 'rejected') continue;
    const { status, endpointName, originalArgs, data, error } = entry;
    const isLarge = data !== undefined && JSON.stringify(data).length > largest;
    const part = isLarge ? partsOfReplies.get(data)?.() : undefined;
    // Without times and request numbers: the same page is the same bytes, which caches can compare.
    queries[key] = { status, endpointName, originalArgs, data: part ?? data, error };
  }
  return { ...page, settings, renderedAt, queries, provided: inOrder(api.provided) };
}
