import { Facet, type FacetCode, type SearchItem } from '@catalogue/api-contract';
import { alphabetical } from './alphabetical';
import { noDateCode, onlyCode, readFacet, type FacetLabels } from './facetValues';

/**
 * One facet of a result set, indexed in both directions. Titles are identified by their index in the result set, values
 * by their index in `values`: title `t` has `valuesOf[valuesStart[t]]` up to `valuesStart[t + 1]`, value `v` has
 * `titlesOf[titlesStart[v]]` up to `titlesStart[v + 1]`.
 */
export interface FacetColumn {
  /** In display order (D2 §5): by description, years in descending order. */
  values: readonly FacetValue[];
  /** From `facetValueKey` to the index in `values`. */
  places: ReadonlyMap<string, number>;
  valuesStart: Int32Array;
  valuesOf: Int32Array;
  titlesStart: Int32Array;
  titlesOf: Int32Array;
  /** Number of titles per value. */
  totals: Int32Array;
}

/** A value of a facet; `campus` only for courses, which have the same code on each campus. */
export interface FacetValue {
  codigo: string;
  descricao: string;
  campus: string | null;
}

/** Identifies a value within its facet: the code, and for courses the campus. */
export const facetValueKey = ({ codigo, campus }: { codigo: string; campus?: string | null }): string =>
  campus ? `${campus}:${codigo}` : codigo;

const yearsFirst = (a: FacetValue, b: FacetValue): number =>
  Number(a.codigo === noDateCode) - Number(b.codigo === noDateCode) || Number(b.codigo) - Number(a.codigo);

/** Values of a facet by description, years in descending order (D2 §5). */
export function inDisplayOrder<Value extends FacetValue>(code: FacetCode, values: readonly Value[]): Value[] {
  if (code === Facet.year) return [...values].sort(yearsFirst);
  return alphabetical(values, ({ descricao }) => descricao, facetValueKey);
}

/** The values of a facet in one title. A value that occurs twice is there twice. */
export function titleFacetValues(code: FacetCode, item: SearchItem, labels: FacetLabels): FacetValue[] {
  const values: FacetValue[] = [];
  // Incomplete records: a description without a code is its own code.
  for (const { codigo, descricao, campus = null } of readFacet[code](item, labels))
    if (codigo || descricao) values.push({ codigo: codigo || descricao, descricao: descricao || codigo, campus });
  return values;
}

/** Counts a facet over a whole result set; its values are in display order, years newest first. */
export function facetColumn(code: FacetCode, items: readonly SearchItem[], labels: FacetLabels): FacetColumn {
  const found: FacetValue[] = [];
  const foundAt = new Map<string, number>();
  const all: number[] = [];
  const valuesStart = new Int32Array(items.length + 1);
  const codeOf = onlyCode[code];
  items.forEach((item, title) => {
    const start = all.length;
    const known = codeOf && foundAt.get(codeOf(item) ?? '');
    if (known !== undefined) all.push(known);
    else
      for (const value of titleFacetValues(code, item, labels)) {
        const key = facetValueKey(value);
        let at = foundAt.get(key);
        if (at === undefined) {
          at = found.push(value) - 1;
          foundAt.set(key, at);
        }
        // A value that occurs twice in a title counts once.
        if (all.indexOf(at, start) === -1) all.push(at);
      }
    valuesStart[title + 1] = all.length;
  });
  const values = inDisplayOrder(code, found);
  const places = new Map(values.map((value, place) => [facetValueKey(value), place]));
  const placeOfFound = Int32Array.from(found, (value) => places.get(facetValueKey(value)) ?? 0);
  const valuesOf = new Int32Array(all.length);
  // Loops: callbacks would take most of the time of a large result.
  for (let at = 0; at < all.length; at += 1) valuesOf[at] = placeOfFound[all[at] as number] as number;
  return { values, places, valuesStart, valuesOf, ...invert(valuesStart, valuesOf, values.length) };
}

/** The same values, but of each title only those that pass a test. */
export function restrictedColumn(
  { values, places, valuesStart, valuesOf }: FacetColumn,
  test: (value: FacetValue, title: number) => boolean,
): FacetColumn {
  const kept: number[] = [];
  const starts = new Int32Array(valuesStart.length);
  for (let title = 0; title + 1 < valuesStart.length; title += 1) {
    for (const value of valuesOf.subarray(valuesStart[title], valuesStart[title + 1])) {
      const found = values[value];
      if (found && test(found, title)) kept.push(value);
    }
    starts[title + 1] = kept.length;
  }
  const keptOf = Int32Array.from(kept);
  return { values, places, valuesStart: starts, valuesOf: keptOf, ...invert(starts, keptOf, values.length) };
}

function invert(valuesStart: Int32Array, valuesOf: Int32Array, size: number) {
  const titlesStart = new Int32Array(size + 1);
  for (const value of valuesOf) titlesStart[value + 1] = (titlesStart[value + 1] ?? 0) + 1;
  for (let value = 1; value <= size; value += 1)
    titlesStart[value] = (titlesStart[value] ?? 0) + (titlesStart[value - 1] ?? 0);
  const next = titlesStart.slice();
  const titlesOf = new Int32Array(valuesOf.length);
  for (let title = 0; title + 1 < valuesStart.length; title += 1) {
    for (const value of valuesOf.subarray(valuesStart[title], valuesStart[title + 1])) {
      const at = next[value] ?? 0;
      titlesOf[at] = title;
      next[value] = at + 1;
    }
  }
  const totals = new Int32Array(size);
  for (let value = 0; value < size; value += 1)
    totals[value] = (titlesStart[value + 1] ?? 0) - (titlesStart[value] ?? 0);
  return { titlesStart, titlesOf, totals };
}
