import type { Search } from './searchTree';

export interface Hits {
  /** All matching titles, including those beyond the limit. */
  total: number;
  /** cod_acervo of the first `limit`, in order. */
  codes: number[];
}

/** Finds titles of this catalogue. Every index finds the same titles in the same order. */
export interface SearchIndex {
  find(search: Search, limit: number): Promise<Hits>;
  count(search: Search): Promise<number>;
}
