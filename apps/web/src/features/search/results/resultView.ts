import { Order, type FacetCode, type SearchQuery, type SearchResult } from '@catalogue/api-contract';
import {
  applyFilters,
  countFacets,
  defaultPageSize,
  facetsOfSearchType,
  filterTerms,
  filtersFromAddress,
  orderTitles,
  paginate,
  type ActiveFilter,
  type FacetCounts,
  type ListOrder,
  type TitleIndex,
} from '@catalogue/domain';
import type { InPlaceState } from '../../../shared/useScrollRestoration';
import type { Display, SearchAddress } from '../searchAddress';

interface FacetGroupView {
  code: FacetCode;
  counts: FacetCounts;
}

/** What an entry of the history says of the results that it was come to from. */
export type FromResults = Required<Pick<InPlaceState, 'results' | 'list'>>;

/** What a page of results shows of a result set. */
export interface ResultView {
  filters: readonly ActiveFilter[];
  /** The words that narrow the results, null where there are none that are looked for. */
  text: string | null;
  /** Titles that pass the filters. */
  found: number;
  facets: readonly FacetGroupView[];
  page: number;
  pages: number;
  titles: SearchResult['data'];
  /** The codes of all titles that pass the filters, in their order. */
  codes: readonly string[];
}

/** Filters, counts, order and page of a result set: decided in the browser, by the domain (ruling C2). */
export function resultView(
  index: TitleIndex,
  { filters: texts, text, page, order }: Pick<SearchAddress, 'filters' | 'text' | 'page'> & { order: ListOrder },
  { pesquisa, pageSize }: { pesquisa: string; pageSize: number },
): ResultView {
  const filters = filtersFromAddress(texts, index);
  const selection = applyFilters(index, filters, text ?? '');
  const counts = countFacets(index, selection);
  const inOrder = orderTitles(index, selection.places, order);
  const shown = paginate(inOrder, page, pageSize);
  return {
    filters,
    text: text && filterTerms(text).length > 0 ? text.trim() : null,
    found: selection.places.length,
    facets: facetsOfSearchType(pesquisa)
      .map((code) => ({ code, counts: counts[code] }))
      .filter((group) => group.counts.size > 0),
    page: shown.page,
    pages: shown.pages,
    titles: shown.places.flatMap((place) => index.items[place] ?? []),
    codes: Array.from(inOrder).flatMap((place) => index.items[place]?.cod_acervo ?? []),
  };
}

/** D2 §3: 20 titles a page, unless the reader chose another size that is offered. */
export const pageSizeOf = ({ pageSize }: SearchAddress, offered: readonly number[]): number =>
  offered.find((size) => size === pageSize) ?? defaultPageSize;

/** D2 §3: the list, and covers for new acquisitions, until the reader chooses. */
export const displayOf = ({ display }: SearchAddress, { pesquisa }: SearchQuery): Display =>
  display ?? (pesquisa === 'novas_aquisicoes' ? 'C' : 'D');

/** Until the reader chooses, titles stand as the server sent them: the best matches first. */
export const orderOf = ({ order }: SearchAddress): ListOrder => order ?? Order.relevance;

/** How many things narrow the results. */
export const narrowings = ({ filters, text }: ResultView): number => filters.length + (text === null ? 0 : 1);
