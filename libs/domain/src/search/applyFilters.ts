import type { FacetCode } from '@catalogue/api-contract';
import type { ActiveFilter } from './activeFilters';
import { facetValueKey } from './facetColumn';
import { filterTerms } from './filterText';
import type { TitleIndex } from './titleIndex';

/** The titles that pass a set of filters, and those that fail a single type. */
export interface Selection {
  /** Indexes of the titles that pass, ascending: the server's order. */
  places: Int32Array;
  /** For each filter type in use, the titles that fail only this type. Needed to count its other values. */
  failingOnly: ReadonlyMap<FacetCode, Int32Array>;
  /** Indexes of the selected values, for each type in use. */
  chosen: ReadonlyMap<FacetCode, readonly number[]>;
}

/**
 * Applies filters: different types are joined with AND, values within one type with OR (D2 §5). A value not in the
 * result set matches nothing. `text` must also match the title; see `filterTerms`.
 */
export function applyFilters(index: TitleIndex, filters: readonly ActiveFilter[], text = ''): Selection {
  const chosen = chosenValues(index, filters);
  const types = [...chosen.keys()];
  // One bit per type: there are 23.
  const passed = new Int32Array(index.items.length);
  types.forEach((type, bit) => {
    const { titlesStart, titlesOf } = index.facets[type];
    for (const value of chosen.get(type) ?? [])
      for (const title of titlesOf.subarray(titlesStart[value], titlesStart[value + 1]))
        passed[title] = (passed[title] ?? 0) | (1 << bit);
  });
  return { ...split(types, passed, textTest(index, text)), chosen };
}

function chosenValues(index: TitleIndex, filters: readonly ActiveFilter[]): Map<FacetCode, number[]> {
  const chosen = new Map<FacetCode, number[]>();
  for (const filter of filters) {
    const values = chosen.get(filter.tipo) ?? [];
    const place = index.facets[filter.tipo].places.get(facetValueKey(filter));
    chosen.set(filter.tipo, place === undefined ? values : [...values, place]);
  }
  return chosen;
}

type TitleTest = (title: number) => boolean;

function textTest(index: TitleIndex, text: string): TitleTest | null {
  const terms = filterTerms(text);
  if (terms.length === 0) return null;
  const keys = index.textKeys();
  return (title) => terms.every((term) => keys[title]?.includes(term));
}

// The text is not part of any facet: a title that does not match it is not counted anywhere.
function split(types: readonly FacetCode[], passed: Int32Array, hasText: TitleTest | null) {
  const needed = 2 ** types.length - 1;
  const places = new Int32Array(passed.length);
  const near = types.map(() => new Int32Array(passed.length));
  const nearFound = new Int32Array(types.length);
  let found = 0;
  for (let title = 0; title < passed.length; title += 1) {
    const missing = needed & ~(passed[title] ?? 0);
    const isOneBit = (missing & (missing - 1)) === 0;
    if (!isOneBit || (hasText && !hasText(title))) continue;
    if (missing === 0) {
      places[found] = title;
      found += 1;
    } else {
      const bit = 31 - Math.clz32(missing);
      const at = nearFound[bit] ?? 0;
      nearFound[bit] = at + 1;
      const titles = near[bit];
      if (titles) titles[at] = title;
    }
  }
  return {
    places: places.slice(0, found),
    failingOnly: new Map(types.map((type, bit) => [type, near[bit]?.slice(0, nearFound[bit]) ?? new Int32Array()])),
  };
}
