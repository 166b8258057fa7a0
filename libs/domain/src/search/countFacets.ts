import { Facet, type FacetCode } from '@catalogue/api-contract';
import type { FilterResult } from './applyFilters';
import type { FacetColumn } from './facetColumn';
import { facetCodes } from './facetTitles';
import type { TitleIndex } from './titleIndex';

/** A facet entry, D2 §3, with the campus of a course filter. */
export interface FacetCount {
  codigo: string;
  descricao: string;
  campus: string | null;
  /**
   * Titles that selecting this value shows, or adds to those of the facet's selected values; filters of other types
   * apply.
   */
  total: number;
  /** Titles in the whole result set. */
  totalSemFiltro: number;
  /** Whether the two totals differ, so that "12 of 47" is more informative than "12". */
  mostrarQtdOriginal: boolean;
}

/** The counts of one facet, made when they are first read. Values with no titles are left out, unless selected. */
export interface FacetCounts {
  readonly size: number;
  /** The first `limit` entries in display order (D2 §5), or all: there may be thousands of authors. */
  entries(limit?: number): FacetCount[];
}

/** Counts every facet for a result. */
export const countFacets = (index: TitleIndex, result: FilterResult): Record<FacetCode, FacetCounts> =>
  Object.fromEntries(facetCodes.map((code) => [code, countFacet(index, code, result)])) as Record<
    FacetCode,
    FacetCounts
  >;

/** Whether a facet has entries for a result. It is not counted for this: most facets stay closed. */
export function hasEntries(index: TitleIndex, code: FacetCode, result: FilterResult): boolean {
  if (code === Facet.library && result.isAvailable) return countFacet(index, code, result).size > 0;
  const { places, failingOnly, chosen } = result;
  const alone = failingOnly.get(code);
  return (
    Boolean(chosen.get(code)?.length) ||
    index.hasValues(code, places) ||
    (alone !== undefined && index.hasValues(code, alone))
  );
}

function countFacet(index: TitleIndex, code: FacetCode, result: FilterResult): FacetCounts {
  const chosen = result.chosen.get(code) ?? [];
  let counted: { counts: Int32Array; size: number } | undefined;
  const counting = () => (counted ??= countEntries(index, code, result));
  return {
    get size() {
      return counting().size;
    },
    entries(limit = counting().size) {
      const { counts } = counting();
      const column = index.facets[code];
      const entries: FacetCount[] = [];
      for (let value = 0; value < counts.length && entries.length < limit; value += 1) {
        const total = counts[value] ?? 0;
        const found = column.values[value];
        if (!found || (total === 0 && !chosen.includes(value))) continue;
        const totalSemFiltro = column.totals[value] ?? 0;
        entries.push({ ...found, total, totalSemFiltro, mostrarQtdOriginal: total !== totalSemFiltro });
      }
      return entries;
    },
  };
}

function countEntries(index: TitleIndex, code: FacetCode, result: FilterResult) {
  // Of what is available now, the libraries where it is.
  const column = code === Facet.library && result.isAvailable ? index.freeLibraries() : index.facets[code];
  const counts = countValues(column, code, result, index.items.length);
  let size = (result.chosen.get(code) ?? []).filter((value) => counts[value] === 0).length;
  for (const count of counts) if (count > 0) size += 1;
  return { counts, size };
}

function countValues(column: FacetColumn, code: FacetCode, result: FilterResult, size: number): Int32Array {
  if (result.places.length === size) return column.totals;
  const counts = new Int32Array(column.values.length);
  addTitles(column, result.places, counts);
  addTitles(column, result.failingOnly.get(code), counts);
  return counts;
}

function addTitles({ valuesStart, valuesOf }: FacetColumn, titles: Int32Array | undefined, counts: Int32Array): void {
  if (titles === undefined) return;
  for (const title of titles) {
    const end = valuesStart[title + 1] ?? 0;
    for (let at = valuesStart[title] ?? 0; at < end; at += 1) {
      const value = valuesOf[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
}
