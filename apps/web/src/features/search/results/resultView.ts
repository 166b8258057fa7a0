import { ListOrder, type FacetCode, type SearchQuery, type SearchResult } from '@catalogue/api-contract';
import {
  applyFilters,
  countFacets,
  defaultPageSize,
  facetsOfSearchType,
  filterTerms,
  filtersFromAddress,
  hasEntries,
  orderTitles,
  paginate,
  type ActiveFilter,
  type FacetCounts,
  type TitleIndex,
} from '@catalogue/domain';
import type { InPlaceState } from '../../../shared/useScrollRestoration';
import type { Display, SearchAddress } from '../searchAddress';
import type { WholeQuery } from './wholeResult';

export interface FacetGroupView {
  code: FacetCode;
  /** Null until the facet is opened, if the server counts it. */
  counts: FacetCounts | null;
}

/** Navigation state of a link from a list of results. */
export type FromResults = Required<Pick<InPlaceState, 'results' | 'list'>>;

/** The view of a result set on one page. */
export interface ResultView {
  filters: readonly ActiveFilter[];
  /** The text filter; null if no word of it is long enough. */
  text: string | null;
  /** Number of titles that the filters apply to. */
  of: number;
  /** Number of titles that pass the filters. */
  found: number;
  /** Of these, those that can be taken home now; null if the server does not say it of its titles. */
  available: number | null;
  facets: readonly FacetGroupView[];
  page: number;
  pages: number;
  /** The address names a page after the last: known once the number of pages is. */
  isBeyond: boolean;
  titles: SearchResult['data'];
  /** The codes of all titles that pass the filters, in their order. */
  codes: readonly string[];
  /** For the calls that work on the whole result; null if the browser has all that the filters apply to. */
  whole: WholeQuery | null;
}

/** LOOK §5: of a facet five entries are shown, and more on request. */
export const entriesAtFirst = 5;

/** Filters, counts, order and page of a result set, computed in the browser by the domain (ruling C2). */
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
    of: index.items.length,
    found: selection.places.length,
    available: index.items.some(({ disponiveis }) => disponiveis !== undefined) ? selection.available : null,
    facets: facetsOfSearchType(pesquisa)
      .filter((code) => hasEntries(index, code, selection))
      .map((code) => ({ code, counts: counts[code] })),
    page: shown.page,
    pages: shown.pages,
    isBeyond: page > shown.pages,
    titles: shown.places.flatMap((place) => index.items[place] ?? []),
    codes: Array.from(inOrder, (place) => index.items[place]?.cod_acervo ?? ''),
    whole: null,
  };
}

/** D2 §3: 20 titles per page, unless the reader chose another available size. */
export const pageSizeOf = ({ pageSize }: SearchAddress, offered: readonly number[]): number =>
  offered.find((size) => size === pageSize) ?? defaultPageSize;

/** D2 §3: the list, or covers for new acquisitions, until the reader chooses. */
export const displayOf = ({ display }: SearchAddress, { pesquisa }: SearchQuery): Display =>
  display ?? (pesquisa === 'novas_aquisicoes' ? 'C' : 'D');

/** Until the reader chooses, titles are in the server's order: best matches first. */
export const orderOf = ({ order }: SearchAddress): ListOrder => order ?? ListOrder.relevance;

/** Number of active filters, including the text filter. */
export const narrowings = ({ filters, text }: ResultView): number => filters.length + (text === null ? 0 : 1);
