import { calls } from '@catalogue/api-contract';
import { pageRoutes } from '@catalogue/domain';
import { firstScreenOf, type Place } from '../app/routes';
import type { AppStore } from '../app/store';
import { newestTitles } from '../features/search/home/newestTitles';
import { readSearchAddress } from '../features/search/searchAddress';
import { titleAt } from '../features/title/public';
import { api } from '../shared/api';
import { callName } from '../shared/callName';
import type { Call } from '../shared/wire';

const { site, search, title } = calls;

/** The names of their queries, by the calls. */
const names = new Map(
  Object.values(calls).flatMap((contract) =>
    Object.entries(contract).map(([name, endpoint]) => [callName(endpoint), name] as const),
  ),
);

interface Query {
  initiate?(args: unknown): (dispatch: unknown) => Promise<unknown>;
}

const isHome = (pathname: string, parameters: URLSearchParams): boolean =>
  pathname === pageRoutes.home && readSearchAddress(parameters).query === null && !parameters.has('alvo');

/** What stands below the first view, which a browser asks for when it is near, and the frame of every page. */
function furtherCalls({ pathname, search: query }: Place): readonly Call[] {
  const parameters = new URLSearchParams(query);
  const further: Call[] = [{ endpoint: site.getSelfService, args: {} }];
  const open = titleAt(pathname);
  if (open?.tab === 'detail' || open?.tab === 'exemplares')
    further.push({ endpoint: title.listRelatedTitles, args: { params: { id: open.codAcervo } } });
  if (!isHome(pathname, parameters)) return further;
  const sections = [
    site.listFurtherGuides,
    site.listQuestions,
    site.getGeneralInformation,
    site.listInstitutionalEvents,
    site.listEventumEvents,
    ...(parameters.has('horarios') ? [] : [site.listOpeningHours]),
  ];
  return [
    ...further,
    ...sections.map((endpoint) => ({ endpoint, args: {} })),
    { endpoint: search.listCampuses, args: { query: { page: 1 } } },
    { endpoint: search.searchTitles, args: { query: newestTitles } },
  ];
}

/**
 * Begins what a page asks whatever the site answers, in the store of this page alone. Its components find the calls
 * under way, and would begin by themselves what is missing here: one after the other.
 */
export async function beginCalls(store: AppStore, place: Place): Promise<void> {
  const known = (await firstScreenOf(place)?.calls?.(place)) ?? [];
  await Promise.all(
    [...known, ...furtherCalls(place)].map(({ endpoint, args }) => {
      const query = (api.endpoints as Record<string, Query>)[names.get(callName(endpoint)) ?? ''];
      // A part that is not loaded yet begins its own.
      return (
        query?.initiate && store.dispatch(query.initiate(Object.keys(args).length > 0 ? args : undefined) as never)
      );
    }),
  );
}
