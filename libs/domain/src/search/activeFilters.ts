import type { FacetCode } from '@catalogue/api-contract';
import { facetValueKey } from './facetColumn';
import { facetCodes } from './facetTitles';
import type { TitleIndex } from './titleIndex';

/** A chosen value of a facet, D2 §3. Only courses (NA_C) have a campus. */
export interface ActiveFilter {
  tipo: FacetCode;
  codigo: string;
  descricao: string;
  campus: string | null;
}

const isSame = (a: ActiveFilter, b: ActiveFilter): boolean =>
  a.tipo === b.tipo && a.codigo === b.codigo && a.descricao === b.descricao && a.campus === b.campus;

/** Adds a value; no change if it is already selected. */
export const addFilter = (filters: readonly ActiveFilter[], filter: ActiveFilter): ActiveFilter[] =>
  filters.some((active) => isSame(active, filter)) ? [...filters] : [...filters, filter];

/** Removes the value of this type, code and description (D2 §4). */
export const removeFilter = (filters: readonly ActiveFilter[], filter: ActiveFilter): ActiveFilter[] =>
  filters.filter((active) => !isSame(active, filter));

/** Adds or removes the value. */
export const toggleFilter = (filters: readonly ActiveFilter[], filter: ActiveFilter): ActiveFilter[] =>
  filters.some((active) => isSame(active, filter)) ? removeFilter(filters, filter) : addFilter(filters, filter);

const longestCode = 300;
const rank = (filter: ActiveFilter): number => facetCodes.indexOf(filter.tipo);

/**
 * Serialises filters for the URL parameter: `T:1`, for a course `NA_C:3:12` (campus, code). The result does not depend
 * on the order of selection. Descriptions are left out: the result set has them.
 */
export function filtersToAddress(filters: readonly ActiveFilter[]): string[] {
  const ordered = [...filters].sort((a, b) => rank(a) - rank(b) || (facetValueKey(a) < facetValueKey(b) ? -1 : 1));
  return [...new Set(ordered.map((filter) => `${filter.tipo}:${facetValueKey(filter)}`))];
}

/**
 * Parses filters from the URL. Skips invalid values and removes duplicates.
 * @param index gives the descriptions; without it, or for an unknown value, the code is used as description
 */
export function filtersFromAddress(texts: readonly string[], index?: TitleIndex): ActiveFilter[] {
  return [...new Set(texts)].flatMap((text) => {
    const [, tipo, key] = /^([A-Z_]{1,4}):(.+)$/s.exec(text) ?? [];
    const code = facetCodes.find((known) => known === tipo);
    if (!code || !key || key.length > longestCode) return [];
    const [, campus, codigo] = code === 'NA_C' ? (/^([^:]+):(.+)$/s.exec(key) ?? []) : [key, null, key];
    if (!codigo) return [];
    const column = index?.facets[code];
    const descricao = column?.values[column.places.get(key) ?? -1]?.descricao ?? codigo;
    return [{ tipo: code, codigo, descricao, campus: campus ?? null }];
  });
}
