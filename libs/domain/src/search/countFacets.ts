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

/** The counts of one facet. Values with no titles are left out, unless selected. */
export interface FacetCounts {
  size: number;
  /**
   * The first `limit` entries in display order (D2 §5), or all. Computed on demand: there may be thousands of authors.
   */
  entries(limit?: number): FacetCount[];
}

/** Counts every facet for a result. */
export const countFacets = (index: TitleIndex, result: FilterResult): Record<FacetCode, FacetCounts> =>
  Object.fromEntries(facetCodes.map((code) => [code, countFacet(index, code, result)])) as Record<
    FacetCode,
    FacetCounts
  >;

function countFacet(index: TitleIndex, code: FacetCode, result: FilterResult): FacetCounts {
  const column = index.facets[code];
  // Of what is available now, the libraries where it is.
  const counted = code === Facet.library && result.isAvailable ? index.freeLibraries() : column;
  const counts = countValues(counted, code, result, index.items.length);
  const chosen = result.chosen.get(code) ?? [];
  let shown = chosen.filter((value) => counts[value] === 0).length;
  for (const count of counts) if (count > 0) shown += 1;
  return {
    size: shown,
    entries(limit = shown) {
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
