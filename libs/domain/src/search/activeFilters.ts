import { Facet, lineText, type FacetCode } from '@catalogue/api-contract';
import { facetValueKey } from './facetColumn';
import { facetCodes } from './facetTitles';
import type { TitleIndex } from './titleIndex';

/** The filter for titles with a copy that can be taken home now. It is not a facet: it has one value. */
export const availableNow = 'DISP';

/**
 * A chosen value of a facet, D2 §3. Only courses (NA_C) have a campus. The code of a year (Y) may be a range, as
 * written by `yearRangeCode`.
 */
export interface ActiveFilter {
  tipo: FacetCode | typeof availableNow;
  codigo: string;
  descricao: string;
  campus: string | null;
  /** Titles with this value are left out. */
  isExcluded?: true;
}

const isSameValue = (a: ActiveFilter, b: ActiveFilter): boolean =>
  a.tipo === b.tipo && a.codigo === b.codigo && a.campus === b.campus;
const isSame = (a: ActiveFilter, b: ActiveFilter): boolean =>
  isSameValue(a, b) && a.descricao === b.descricao && a.isExcluded === b.isExcluded;

/** Adds a value; no change if it is already selected. It replaces the same value as an exclusion, and the reverse. */
export const addFilter = (filters: readonly ActiveFilter[], filter: ActiveFilter): ActiveFilter[] =>
  filters.some((active) => isSame(active, filter))
    ? [...filters]
    : [...filters.filter((active) => !isSameValue(active, filter) || active.isExcluded === filter.isExcluded), filter];

/** Removes the value of this type, code and description (D2 §4). */
export const removeFilter = (filters: readonly ActiveFilter[], filter: ActiveFilter): ActiveFilter[] =>
  filters.filter((active) => !isSame(active, filter));

/** Adds or removes the value. */
export const toggleFilter = (filters: readonly ActiveFilter[], filter: ActiveFilter): ActiveFilter[] =>
  filters.some((active) => isSame(active, filter)) ? removeFilter(filters, filter) : addFilter(filters, filter);

/** Years, both included; at least one of them is given. */
export interface YearRange {
  from?: number;
  to?: number;
}

/** The code of a range of years: `1990-2000`, `1990-`, `-2000`. */
const yearRangeCode = ({ from, to }: YearRange): string => `${from ?? ''}-${to ?? ''}`;

/** The range that a code of facet Y stands for; null for a single year. */
export function yearRangeOf(code: string): YearRange | null {
  const [, from, to] = /^(\d{1,4})?-(\d{1,4})?$/.exec(code) ?? [];
  if (!from && !to) return null;
  return { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) };
}

const isRange = ({ tipo, codigo }: ActiveFilter): boolean => tipo === Facet.year && yearRangeOf(codigo) !== null;

/** The filters with this range of years as their only one, or with none. */
export function setYearRange(filters: readonly ActiveFilter[], range: YearRange | null): ActiveFilter[] {
  const others = filters.filter((filter) => !isRange(filter));
  if (!range) return others;
  const codigo = yearRangeCode(range);
  return [...others, { tipo: Facet.year, codigo, descricao: codigo, campus: null }];
}

/** The chosen range of years. */
export const chosenYearRange = (filters: readonly ActiveFilter[]): YearRange | null =>
  yearRangeOf(filters.find(isRange)?.codigo ?? '');

const maxCodeLength = 300;
const rank = ({ tipo }: ActiveFilter): number => (tipo === availableNow ? -1 : facetCodes.indexOf(tipo));

/**
 * Serialises filters for the URL parameter: `T:1`, for a course `NA_C:3:12` (campus, code), with a minus for a value
 * that is excluded, `-T:1`; `DISP` for what is available now. The result does not depend on the order of selection.
 * Descriptions are left out: the result set has them.
 */
export function filtersToAddress(filters: readonly ActiveFilter[]): string[] {
  const ordered = [...filters].sort((a, b) => rank(a) - rank(b) || (facetValueKey(a) < facetValueKey(b) ? -1 : 1));
  return [...new Set(ordered.map(filterText))];
}

const filterText = (filter: ActiveFilter): string =>
  filter.tipo === availableNow
    ? availableNow
    : `${filter.isExcluded ? '-' : ''}${filter.tipo}:${facetValueKey(filter)}`;

/** The description of a value, if it is known. */
type Describe = (code: FacetCode, key: string) => string | undefined;

const describedBy =
  (index: TitleIndex | undefined): Describe =>
  (code, key) => {
    const column = index?.facets[code];
    return column?.values[column.places.get(key) ?? -1]?.descricao;
  };

/**
 * Parses filters from the URL. Skips invalid values and removes duplicates.
 * @param described gives the descriptions; without it, or for an unknown value, the code is used as description
 */
export function filtersFromAddress(texts: readonly string[], described?: TitleIndex | Describe): ActiveFilter[] {
  const describe = typeof described === 'function' ? described : describedBy(described);
  return [...new Set(texts)].flatMap((text): ActiveFilter[] => {
    if (text === availableNow) return [{ tipo: availableNow, codigo: '', descricao: availableNow, campus: null }];
    const [, minus, tipo, key] = /^(-?)([A-Z_]{1,4}):(.+)$/s.exec(text) ?? [];
    const code = facetCodes.find((known) => known === tipo);
    if (!code || !key || key.length > maxCodeLength || !lineText.test(key)) return [];
    const [, campus, codigo] = code === 'NA_C' ? (/^([^:]+):(.+)$/s.exec(key) ?? []) : [key, null, key];
    if (!codigo) return [];
    const descricao = describe(code, key) ?? codigo;
    return [{ tipo: code, codigo, descricao, campus: campus ?? null, ...(minus && { isExcluded: true as const }) }];
  });
}
