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

const noValues: readonly FacetValue[] = [];

/** The values of a facet in one title. A value that occurs twice is there twice. */
export function titleFacetValues(code: FacetCode, item: SearchItem, labels: FacetLabels): readonly FacetValue[] {
  const read = readFacet[code](item, labels);
  if (read.length === 0) return noValues;
  const values: FacetValue[] = [];
  // Incomplete records: a description without a code is its own code.
  for (const { codigo, descricao, campus = null } of read)
    if (codigo || descricao) values.push({ codigo: codigo || descricao, descricao: descricao || codigo, campus });
  return values;
}

/** Collects the values of a facet, title by title. */
class ColumnBuilder {
  readonly #found: FacetValue[] = [];
  readonly #foundAt = new Map<string, number>();
  readonly #all: number[] = [];
  readonly #valuesStart: Int32Array;
  readonly #codeOf: (typeof onlyCode)[FacetCode];

  constructor(
    readonly code: FacetCode,
    size: number,
    private readonly labels: FacetLabels,
  ) {
    this.#valuesStart = new Int32Array(size + 1);
    this.#codeOf = onlyCode[code];
  }

  add(item: SearchItem, title: number): void {
    const known = this.#codeOf && this.#foundAt.get(this.#codeOf(item) ?? '');
    if (known !== undefined) this.#all.push(known);
    else this.#addValues(item);
    this.#valuesStart[title + 1] = this.#all.length;
  }

  #addValues(item: SearchItem): void {
    const start = this.#all.length;
    for (const value of titleFacetValues(this.code, item, this.labels)) {
      const key = facetValueKey(value);
      let at = this.#foundAt.get(key);
      if (at === undefined) {
        at = this.#found.push(value) - 1;
        this.#foundAt.set(key, at);
      }
      // A value that occurs twice in a title counts once.
      if (this.#all.indexOf(at, start) === -1) this.#all.push(at);
    }
  }

  /** With its values in display order, years newest first. */
  build(): FacetColumn {
    const values = inDisplayOrder(this.code, this.#found);
    const places = new Map(values.map((value, place) => [facetValueKey(value), place]));
    const placeOfFound = Int32Array.from(this.#found, (value) => places.get(facetValueKey(value)) ?? 0);
    const valuesOf = new Int32Array(this.#all.length);
    // A loop: callbacks would take most of the time of a large result.
    for (let at = 0; at < valuesOf.length; at += 1) valuesOf[at] = placeOfFound[this.#all[at] as number] as number;
    const valuesStart = this.#valuesStart;
    return { values, places, valuesStart, valuesOf, ...invert(valuesStart, valuesOf, values.length) };
  }
}

/** One facet of a whole result set. */
export function facetColumn(code: FacetCode, items: readonly SearchItem[], labels: FacetLabels): FacetColumn {
  const builder = new ColumnBuilder(code, items.length, labels);
  items.forEach((item, title) => builder.add(item, title));
  return builder.build();
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
