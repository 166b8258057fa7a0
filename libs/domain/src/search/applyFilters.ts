import { Facet, type FacetCode } from '@catalogue/api-contract';
import { availableNow, type ActiveFilter } from './activeFilters';
import type { FacetColumn } from './facetColumn';
import { isYearIn, narrowingOf, type Narrowing } from './narrowing';
import type { TitleIndex } from './titleIndex';

/** The titles that pass a set of filters, and those that fail a single type. */
export interface FilterResult {
  /** Indexes of the titles that pass, ascending: the server's order. */
  places: Int32Array;
  /** For each filter type in use, the titles that fail only this type. Needed to count its other values. */
  failingOnly: ReadonlyMap<FilterType, Int32Array>;
  /** Indexes of the values that are selected or excluded, for each facet in use: they are listed without titles too. */
  chosen: ReadonlyMap<FacetCode, readonly number[]>;
  isAvailable: boolean;
  /** Number of titles that pass, or would pass with the filter for what is available now. */
  available: number;
}

type FilterType = ActiveFilter['tipo'];

/**
 * Applies filters: different types are joined with AND, values within one type with OR (D2 §5); titles with an excluded
 * value are left out. A value not in the result set matches nothing. `text` must also match the title; see
 * `filterTerms`.
 */
export function applyFilters(index: TitleIndex, filters: readonly ActiveFilter[], text = ''): FilterResult {
  const narrowing = narrowingOf(filters, text);
  const { isAvailable, chosen, excluded } = narrowing;
  const columnOf = (code: FacetCode) =>
    code === Facet.library && isAvailable ? index.freeLibraries() : index.facets[code];
  const types: FilterType[] = [...chosen.keys()];
  if (isAvailable) types.push(availableNow);
  // One bit per type: there are 24.
  const passed = new Int32Array(index.items.length);
  types.forEach((type, bit) => {
    const pass = (title: number) => (passed[title] = (passed[title] ?? 0) | (1 << bit));
    if (type === availableNow) index.freeTitles().forEach(pass);
    else eachTitleWith(columnOf(type), wantedPlaces(index.facets[type], type, narrowing), pass);
  });
  const found = split(types, passed, [...excludedTests(index, narrowing), ...textTests(index, narrowing)]);
  return {
    ...found,
    chosen: new Map(
      [...new Set([...chosen.keys(), ...excluded.keys()])].map((code) => [code, listed(index, code, narrowing)]),
    ),
    isAvailable,
    available: isAvailable ? found.places.length : countAvailable(index, found.places, narrowing),
  };
}

const placesOf = ({ places }: FacetColumn, keys: readonly string[] = []): number[] =>
  keys.flatMap((key) => places.get(key) ?? []);

const listed = (index: TitleIndex, code: FacetCode, { chosen, excluded }: Narrowing): number[] =>
  placesOf(index.facets[code], [...(chosen.get(code) ?? []), ...(excluded.get(code) ?? [])]);

/** The chosen values, and the years in the chosen ranges. */
function wantedPlaces(column: FacetColumn, code: FacetCode, { chosen, years }: Narrowing): number[] {
  const places = placesOf(column, chosen.get(code));
  if (code !== Facet.year || years.length === 0) return places;
  const inRange = column.values.flatMap(({ codigo }, place) =>
    years.some((range) => isYearIn(codigo, range)) ? [place] : [],
  );
  return [...places, ...inRange];
}

/** Visits the titles with one of these values; one with several of them several times. */
function eachTitleWith(
  { titlesStart, titlesOf }: FacetColumn,
  values: readonly number[],
  visit: (title: number) => void,
): void {
  for (const value of values) {
    const end = titlesStart[value + 1] ?? 0;
    for (let at = titlesStart[value] ?? 0; at < end; at += 1) visit(titlesOf[at] ?? 0);
  }
}

function countAvailable(index: TitleIndex, places: Int32Array, { chosen }: Narrowing): number {
  const isFree = new Uint8Array(index.items.length);
  const mark = (title: number) => (isFree[title] = 1);
  const libraries = chosen.get(Facet.library);
  if (libraries) eachTitleWith(index.freeLibraries(), placesOf(index.facets[Facet.library], libraries), mark);
  else index.freeTitles().forEach(mark);
  let count = 0;
  for (const title of places) count += isFree[title] ?? 0;
  return count;
}

type TitleTest = (title: number) => boolean;

function excludedTests(index: TitleIndex, { excluded }: Narrowing): TitleTest[] {
  if (excluded.size === 0) return [];
  const isOut = new Uint8Array(index.items.length);
  for (const [code, keys] of excluded)
    eachTitleWith(index.facets[code], placesOf(index.facets[code], keys), (title) => (isOut[title] = 1));
  return [(title) => isOut[title] === 0];
}

function textTests(index: TitleIndex, { terms }: Narrowing): TitleTest[] {
  if (terms.length === 0) return [];
  const keys = index.textKeys();
  return [(title) => terms.every((term) => keys[title]?.includes(term))];
}

// Text and exclusions are not part of any facet: a title that does not pass them is not counted anywhere.
function split(types: readonly FilterType[], passed: Int32Array, tests: readonly TitleTest[]) {
  const needed = 2 ** types.length - 1;
  const places = new Int32Array(passed.length);
  const near = types.map(() => new Int32Array(passed.length));
  const nearFound = new Int32Array(types.length);
  let found = 0;
  for (let title = 0; title < passed.length; title += 1) {
    const missing = needed & ~(passed[title] ?? 0);
    const isOneBit = (missing & (missing - 1)) === 0;
    if (!isOneBit || !tests.every((test) => test(title))) continue;
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
