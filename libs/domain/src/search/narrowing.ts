import { Facet, type FacetCode } from '@catalogue/api-contract';
import { availableNow, yearRangeOf, type ActiveFilter, type YearRange } from './activeFilters';
import { facetValueKey } from './facetColumn';
import { filterTerms } from './filterText';

/** What filters ask of a title. Types are joined with AND, values of one type with OR (D2 §5). */
export interface Narrowing {
  /** The keys of the chosen values of each facet that has any, also one with only a range. */
  chosen: ReadonlyMap<FacetCode, readonly string[]>;
  /** Ranges of years: alternatives to the chosen years. */
  years: readonly YearRange[];
  /** The keys of values that no title may have. */
  excluded: ReadonlyMap<FacetCode, readonly string[]>;
  /** Only titles with a copy that can be taken home now, in the chosen libraries if there are any. */
  isAvailable: boolean;
  /** The terms of the text filter; each must be in the title. */
  terms: readonly string[];
}

/** What these filters ask of a title, on the server as in the browser. */
export function narrowingOf(filters: readonly ActiveFilter[], text = ''): Narrowing {
  const chosen = new Map<FacetCode, string[]>();
  const excluded = new Map<FacetCode, string[]>();
  const years: YearRange[] = [];
  for (const filter of filters) {
    const { tipo, codigo, isExcluded } = filter;
    if (tipo === availableNow) continue;
    const values = isExcluded ? excluded : chosen;
    const keys = values.get(tipo) ?? [];
    const range = tipo === Facet.year && !isExcluded ? yearRangeOf(codigo) : null;
    values.set(tipo, range ? keys : [...keys, facetValueKey(filter)]);
    if (range) years.push(range);
  }
  const isAvailable = filters.some(({ tipo }) => tipo === availableNow);
  return { chosen, years, excluded, isAvailable, terms: filterTerms(text) };
}

/** Whether a code of facet Y is a year in a range. */
export function isYearIn(code: string, { from = -Infinity, to = Infinity }: YearRange): boolean {
  const year = Number(code);
  return year >= from && year <= to;
}
