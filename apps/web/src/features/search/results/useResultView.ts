import type { SearchQuery, SearchResult } from '@catalogue/api-contract';
import { indexTitles } from '@catalogue/domain';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Settings } from '../../../shared/settings';
import type { SearchAddress } from '../searchAddress';
import { viewOfPage } from './pageOfSet';
import { orderOf, pageSizeOf, resultView } from './resultView';
import { useFacetLabels } from './useFacetLabels';
import { useWholeView } from './wholeResult';

const noSizes: readonly number[] = [];

/** The page sizes that this catalogue offers (ruling D25). */
export const usePageSizes = () =>
  useSelector((state: { settings: Settings | null }) => state.settings?.page_sizes ?? noSizes);

/**
 * The view of a result set for an address. The index of a set is built once, the rest at each change; a result that is
 * larger than the set is filtered, counted and sorted by the server.
 */
export function useResultView(set: SearchResult | undefined, query: SearchQuery, address: SearchAddress) {
  const labels = useFacetLabels();
  const sizes = usePageSizes();
  const pageSize = pageSizeOf(address, sizes);
  const large = useWholeView(set, query, address, pageSize, labels);
  const isLarge = large.state !== 'none';
  const sentView = useMemo(() => (set && !isLarge ? viewOfPage(set, address) : null), [set, isLarge, address]);
  const isWhole = sentView === 'whole';
  const index = useMemo(() => set && isWhole && indexTitles(set.data, labels), [set, isWhole, labels]);
  const { filters, text, page } = address;
  const order = orderOf(address);
  const pesquisa = set?.pesquisa;
  const view = useMemo(
    () =>
      index && pesquisa !== undefined
        ? resultView(index, { filters, text, page, order }, { pesquisa, pageSize })
        : null,
    [index, filters, text, page, order, pesquisa, pageSize],
  );
  if (isLarge) return large.view;
  return isWhole ? view : sentView;
}
