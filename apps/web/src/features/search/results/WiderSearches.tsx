import type { SearchQuery } from '@catalogue/api-contract';
import { widerSearches, type WiderSearch } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useIsFromServer } from '../../../shared/useIsFromServer';
import { useGetSearchFiltersQuery, useSearchTitlesQuery } from '../search.api';
import { Offers } from './Offers';
import { offerOf } from './offerTexts';

const none: never[] = [];

/**
 * Searches like this one that do find something, each with its number of titles, in front of a server that offers none
 * itself. The browser asks for them: the page of the server need not wait for five more searches.
 */
export function WiderSearches({ query }: { query: SearchQuery }) {
  const isFromServer = useIsFromServer();
  return isFromServer ? null : <Asked query={query} />;
}

function Asked({ query }: { query: SearchQuery }) {
  const { t } = useTranslation('search');
  const { currentData: filters, isError } = useGetSearchFiltersQuery({ query: {} });
  const { tipos_obra = none, idiomas = none } = filters?.opcoes ?? {};
  // Without the list of types and languages, words can still be left out.
  const searches = filters || isError ? widerSearches(query, { tipos_obra, idiomas }) : none;
  // The rule gives five at most.
  const totals = [
    useTotal(searches[0]),
    useTotal(searches[1]),
    useTotal(searches[2]),
    useTotal(searches[3]),
    useTotal(searches[4]),
  ];
  const found = searches.flatMap((search, at) => ((totals[at] ?? 0) > 0 ? [offerOf(search, totals[at] ?? 0, t)] : []));
  return (
    <div role="status">
      <Offers offers={found} />
    </div>
  );
}

function useTotal(search: WiderSearch | undefined): number {
  const { currentData } = useSearchTitlesQuery({ query: { ...search?.query, limite: 1 } }, { skip: !search });
  return currentData?.total ?? 0;
}
