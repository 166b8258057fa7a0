import { Facet, type FacetCode } from '@catalogue/api-contract';
import { facetCodes, isYearIn, type FacetCounts, type Narrowing } from '@catalogue/domain';
import { countOf, facetCountsOf, listedKeys, type CountedValue } from '../facetCounts';
import { GrowingColumn, picked } from './columns';
import { byFacet, facetTable } from './facetTable';
import type { FreeLibraries } from './freeCopies';
import type { Segment } from './segment';

/** The values of a facet that titles have, in display order: titles of the whole result, and those that each value shows. */
interface CountedFacet {
  values: Uint32Array;
  originals: Int32Array;
  totals: Int32Array;
}

/** The titles of a segment that pass the filters, and the counts of its values. */
export interface NarrowedSegment {
  segment: Segment;
  passing: Uint32Array;
  available: number;
  /** The values that occur, by facet. */
  counted: ReadonlyMap<FacetCode, CountedFacet>;
  /** By code of the library, of what is available now. */
  freeTotals: ReadonlyMap<number, number>;
}

const excludedBit = 31;

/** Filters the titles of a search, and counts their values of some facets, in one walk through their values. */
export function narrowSegment(
  segment: Segment,
  titles: Uint32Array,
  narrowing: Narrowing,
  free: FreeLibraries,
  facets: readonly FacetCode[],
): NarrowedSegment {
  const { facetStarts, facetValues } = segment;
  const table = facetTable(segment);
  const { facetOf } = table;
  const types = [...narrowing.chosen.keys()];
  const bits = bitsOf(segment, narrowing, types);
  const availableBit = types.length;
  const needed = 2 ** (types.length + Number(narrowing.isAvailable)) - 1;
  const libraryBit = types.indexOf(Facet.library);
  const wantedLibraries = narrowing.chosen.get(Facet.library)?.map(Number);
  // The bit of each facet, or none.
  const bitOfFacet = Int8Array.from(facetCodes, (code) => types.indexOf(code));
  // The values of a title are in the order of the facets: those behind are not looked at.
  const lastFacet = Math.max(
    ...[...facets, ...types, ...narrowing.excluded.keys()].map((code) => facetCodes.indexOf(code)),
  );
  const isWhole = needed === 0 && narrowing.excluded.size === 0;

  const { originals, totals } = countersOf(segment, facetOf.length);
  const occurring = new GrowingColumn(Uint32Array);
  const freeTotals = new Map<number, number>();
  const passing = new Uint32Array(titles.length);
  let found = 0;
  let available = 0;
  for (const title of titles) {
    const start = facetStarts[title] as number;
    const end = facetStarts[title + 1] as number;
    let passed = 0;
    let last = start;
    for (; last < end; last += 1) {
      const value = facetValues[last] as number;
      if ((facetOf[value] as number) > lastFacet) break;
      if (originals[value] === 0) occurring.push(value);
      originals[value] = (originals[value] as number) + 1;
      passed |= bits[value] as number;
    }
    if (passed >>> excludedBit === 1) continue;
    const freeStart = free.starts[title] as number;
    const freeEnd = free.starts[title + 1] as number;
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
    for (let at = start; !isWhole && at < last; at += 1) {
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
  const values = occurring.finished();
  const ofFacets = byFacet(values, facetOf);
  const counted = new Map(
    facets.map((code) => {
      const ordered = table.sorted(code, ofFacets[facetCodes.indexOf(code)] ?? none.values, originals);
      const [own, shown] = [picked(originals, ordered), picked(isWhole ? originals : totals, ordered)];
      return [code, { values: ordered, originals: own, totals: shown }];
    }),
  );
  for (const value of values) originals[value] = totals[value] = 0;
  return { segment, passing: passing.slice(0, found), available, counted, freeTotals };
}

const counters = new WeakMap<Segment, Record<'originals' | 'totals', Int32Array>>();

/** A counter for each value, all 0 between searches: to make them for each would cost more than most results. */
function countersOf(segment: Segment, size: number) {
  const known = counters.get(segment) ?? { originals: new Int32Array(size), totals: new Int32Array(size) };
  counters.set(segment, known);
  return known;
}

/** Of each value a set of bits: those of the filters that it passes, and `excludedBit` if it is excluded. */
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

/** The counts of a facet. Of one segment only the values that are asked for are read: they are in display order. */
export function countsOfFacet(
  code: FacetCode,
  parts: readonly NarrowedSegment[],
  narrowing: Narrowing,
  names: ReadonlyMap<string, string>,
): FacetCounts {
  const [only, ...others] = parts.filter(({ counted }) => (counted.get(code)?.values.length ?? 0) > 0);
  return only && others.length === 0 && !(code === Facet.library && narrowing.isAvailable)
    ? countsInOrder(code, only, narrowing)
    : facetCountsOf(code, countedValues(code, parts, narrowing.isAvailable, names), narrowing);
}

const none: CountedFacet = { values: new Uint32Array(), originals: new Int32Array(), totals: new Int32Array() };

function countsInOrder(code: FacetCode, { segment, counted }: NarrowedSegment, narrowing: Narrowing): FacetCounts {
  const { values, originals, totals } = counted.get(code) ?? none;
  const table = facetTable(segment);
  const listed = new Set([...listedKeys(narrowing, code)].map((key) => table.find(code, key)));
  const isShown = (at: number): boolean => (totals[at] as number) > 0 || listed.has(values[at]);
  let size = 0;
  for (let at = 0; at < values.length; at += 1) if (isShown(at)) size += 1;
  return {
    size,
    entries(limit = size) {
      const entries: ReturnType<FacetCounts['entries']> = [];
      for (let at = 0; at < values.length && entries.length < limit; at += 1) {
        if (!isShown(at)) continue;
        const [value, original, total] = [values[at] as number, originals[at] as number, totals[at] as number];
        entries.push(countOf(code, { key: table.keyOf(value), label: table.labelOf(value), original, total }));
      }
      return entries;
    },
  };
}

/** The counted values of a facet, of all segments. */
function countedValues(
  code: FacetCode,
  parts: readonly NarrowedSegment[],
  isAvailable: boolean,
  names: ReadonlyMap<string, string>,
): CountedValue[] {
  const values = new Map<string, CountedValue>();
  const isFree = code === Facet.library && isAvailable;
  for (const { segment, counted, freeTotals } of parts) {
    const table = facetTable(segment);
    const { values: numbers, originals, totals } = counted.get(code) ?? none;
    numbers.forEach((value, at) => {
      const key = table.keyOf(value);
      const before = values.get(key);
      values.set(key, {
        key,
        label: before?.label ?? table.labelOf(value),
        original: (originals[at] as number) + (before?.original ?? 0),
        total: (isFree ? 0 : (totals[at] as number)) + (before?.total ?? 0),
      });
    });
    if (isFree)
      for (const [library, total] of freeTotals) {
        const key = String(library);
        const before = values.get(key) ?? { key, label: names.get(key) ?? key, original: 0, total: 0 };
        values.set(key, { ...before, total: before.total + total });
      }
  }
  return [...values.values()];
}
