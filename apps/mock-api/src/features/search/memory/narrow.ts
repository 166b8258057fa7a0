import { Facet, type FacetCode } from '@catalogue/api-contract';
import { facetCodes, isYearIn, type Narrowing } from '@catalogue/domain';
import type { CountedValue } from '../facetCounts';
import { facetTable } from './facetTable';
import type { FreeLibraries } from './freeCopies';
import type { Segment } from './segment';

/** The titles of a segment that pass the filters, and the counts of its values. */
export interface NarrowedSegment {
  segment: Segment;
  passing: Uint32Array;
  available: number;
  /** By number of the value: titles of the whole result, and those that the value shows. */
  originals: Int32Array;
  totals: Int32Array;
  /** By code of the library, of what is available now. */
  freeTotals: ReadonlyMap<number, number>;
}

const excludedBit = 31;

/** Filters and counts the titles of a search in one walk through their values. */
export function narrowSegment(
  segment: Segment,
  titles: Uint32Array,
  narrowing: Narrowing,
  free: FreeLibraries,
): NarrowedSegment {
  const { facetStarts, facetValues } = segment;
  const { facetOf } = facetTable(segment);
  const types = [...narrowing.chosen.keys()];
  const bits = bitsOf(segment, narrowing, types);
  const availableBit = types.length;
  const needed = 2 ** (types.length + Number(narrowing.isAvailable)) - 1;
  const libraryBit = types.indexOf(Facet.library);
  const wantedLibraries = narrowing.chosen.get(Facet.library)?.map(Number);
  // The bit of each facet, or none.
  const bitOfFacet = Int8Array.from(facetCodes, (code) => types.indexOf(code));

  const originals = new Int32Array(facetOf.length);
  const totals = new Int32Array(facetOf.length);
  const freeTotals = new Map<number, number>();
  const passing = new Uint32Array(titles.length);
  let found = 0;
  let available = 0;
  for (const title of titles) {
    const [start, end] = [facetStarts[title] as number, facetStarts[title + 1] as number];
    let passed = 0;
    for (let at = start; at < end; at += 1) {
      const value = facetValues[at] as number;
      originals[value] = (originals[value] as number) + 1;
      passed |= bits[value] as number;
    }
    if (passed >>> excludedBit === 1) continue;
    const [freeStart, freeEnd] = [free.starts[title] as number, free.starts[title + 1] as number];
    const isFreeThere = wantedLibraries
      ? hasOne(free.libraries, freeStart, freeEnd, wantedLibraries)
      : freeEnd > freeStart;
    if (narrowing.isAvailable) {
      if (freeEnd > freeStart) passed |= 1 << availableBit;
      // Of what is available now, the library has to be one where it is.
      if (libraryBit >= 0) passed = isFreeThere ? passed | (1 << libraryBit) : passed & ~(1 << libraryBit);
    }
    const missing = needed & ~passed;
    if ((missing & (missing - 1)) !== 0) continue;
    const missingBit = missing === 0 ? -1 : 31 - Math.clz32(missing);
    if (missing === 0) {
      passing[found] = title;
      found += 1;
      if (isFreeThere) available += 1;
    }
    for (let at = start; at < end; at += 1) {
      const value = facetValues[at] as number;
      if (missing === 0 || (bitOfFacet[facetOf[value] as number] as number) === missingBit)
        totals[value] = (totals[value] as number) + 1;
    }
    if (narrowing.isAvailable && (missing === 0 || missingBit === libraryBit))
      for (let at = freeStart; at < freeEnd; at += 1) {
        const library = free.libraries[at] as number;
        freeTotals.set(library, (freeTotals.get(library) ?? 0) + 1);
      }
  }
  return { segment, passing: passing.slice(0, found), available, originals, totals, freeTotals };
}

/** For each value the bit of the filter that it passes, or that of an exclusion. */
function bitsOf(segment: Segment, { chosen, years, excluded }: Narrowing, types: readonly FacetCode[]): Int32Array {
  const table = facetTable(segment);
  const bits = new Int32Array(table.facetOf.length);
  const mark = (code: FacetCode, key: string, bit: number) => {
    const value = table.find(code, key);
    if (value !== undefined) bits[value] = (bits[value] as number) | (1 << bit);
  };
  for (const [code, keys] of chosen) for (const key of keys) mark(code, key, types.indexOf(code));
  for (const [code, keys] of excluded) for (const key of keys) mark(code, key, excludedBit);
  if (years.length > 0)
    for (const value of table.inOrder(Facet.year))
      if (years.some((range) => isYearIn(table.keyOf(value), range)))
        bits[value] = (bits[value] as number) | (1 << types.indexOf(Facet.year));
  return bits;
}

function hasOne(libraries: Int32Array, start: number, end: number, wanted: readonly number[]): boolean {
  for (let at = start; at < end; at += 1) if (wanted.includes(libraries[at] as number)) return true;
  return false;
}

/** The counted values of a facet, of all segments. */
export function countedValues(
  code: FacetCode,
  parts: readonly NarrowedSegment[],
  isAvailable: boolean,
  names: ReadonlyMap<string, string>,
): CountedValue[] {
  const values = new Map<string, CountedValue>();
  const isFree = code === Facet.library && isAvailable;
  for (const { segment, originals, totals, freeTotals } of parts) {
    const table = facetTable(segment);
    for (const value of table.inOrder(code)) {
      const original = originals[value] as number;
      if (original === 0) continue;
      const key = table.keyOf(value);
      const before = values.get(key);
      values.set(key, {
        key,
        label: before?.label ?? table.labelOf(value),
        original: original + (before?.original ?? 0),
        total: (isFree ? 0 : (totals[value] as number)) + (before?.total ?? 0),
      });
    }
    if (isFree)
      for (const [library, total] of freeTotals) {
        const key = String(library);
        const before = values.get(key) ?? { key, label: names.get(key) ?? key, original: 0, total: 0 };
        values.set(key, { ...before, total: before.total + total });
      }
  }
  return [...values.values()];
}
