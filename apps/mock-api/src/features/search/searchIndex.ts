import type { Search } from './searchTree';

export interface Hits {
  /** All matching titles, including those beyond the limit. */
  total: number;
  /** cod_acervo of the first `limit`, in order. */
  codes: number[];
  /** How close the first of them are, in an order by relevance: places in `closenessDegrees`, at most ten. */
  closeness: number[];
}

/** Of so many titles an index tells the closeness. */
export const explainedHits = 10;

/** Finds titles of this catalogue. Every index finds the same titles in the same order. */
export interface SearchIndex {
  find(search: Search, limit: number): Promise<Hits>;
  count(search: Search): Promise<number>;
}
