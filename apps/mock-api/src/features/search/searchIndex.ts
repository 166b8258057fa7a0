import type { FacetCode, ListOrder } from '@catalogue/api-contract';
import type { FacetCounts, Narrowing } from '@catalogue/domain';
import type { Search } from './searchTree';
import type { NearWords } from './similarWords.store';
import type { HeadingRow, SuggestedHeadings, SuggestedTitles, Typed } from './suggest.store';

export interface Hits {
  /** All matching titles, including those beyond the limit. */
  total: number;
  /** cod_acervo of the first `limit`, in order. */
  codes: number[];
  /** How close the first of them are, in an order by relevance: places in `closenessDegrees`, at most ten. */
  closeness: number[];
}

/** What to return of a narrowed result. */
export interface Part {
  facets: readonly FacetCode[];
  order: ListOrder;
  /** The titles from `offset` on, at most `limit`. */
  offset: number;
  limit: number;
}

/** A result with filters. */
export interface Narrowed {
  /** All titles of the search. */
  total: number;
  /** Those that pass the filters. */
  found: number;
  /** Of these, those with a copy that can be taken home now in the chosen libraries. */
  available: number;
  /** cod_acervo of the part, in order. */
  codes: number[];
  facets: ReadonlyMap<FacetCode, FacetCounts>;
}

/** For how many titles an index returns the closeness. */
export const explainedHits = 10;

/** Finds titles of this catalogue. Every index finds the same titles in the same order. */
export interface SearchIndex {
  find(search: Search, limit: number): Promise<Hits>;
  count(search: Search): Promise<number>;
  narrow(search: Search, narrowing: Narrowing, part: Part): Promise<Narrowed>;
  /** cod_acervo of titles to suggest while a term is typed, among those of a search without rows. */
  suggestTitles(typed: Typed, search: Search, wanted: SuggestedTitles): Promise<number[]>;
  suggestHeadings(typed: Typed, wanted: SuggestedHeadings): Promise<HeadingRow[]>;
  nearWords(words: readonly string[], limit: number): Promise<NearWords[]>;
}
