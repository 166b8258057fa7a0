import type { FacetCode } from '@catalogue/api-contract';
import type { Selection } from './applyFilters';
import type { FacetColumn } from './facetColumn';
import { facetCodes } from './facetTitles';
import type { TitleIndex } from './titleIndex';

/** A facet entry, D2 §3, with the campus that a course's filter carries. */
export interface FacetCount {
  codigo: string;
  descricao: string;
  campus: string | null;
  /** Titles that choosing this value shows, or adds to those of its facet's chosen values: the filters of the other types hold. */
  total: number;
  /** Titles of the whole result set. */
  totalSemFiltro: number;
  /** Whether the two differ, so that "12 of 47" tells more than "12". */
  mostrarQtdOriginal: boolean;
}

/** One facet, counted. A value that would show nothing is no entry, unless it is chosen. */
export interface FacetCounts {
  /** How many entries there are. */
  size: number;
  /** The first entries in display order (D2 §5), all of them without a limit. Made when asked for: authors may be thousands. */
  entries(limit?: number): FacetCount[];
}

/** Counts every facet for a selection. */
export const countFacets = (index: TitleIndex, selection: Selection): Record<FacetCode, FacetCounts> =>
  Object.fromEntries(
    facetCodes.map((code) => [code, countFacet(index.facets[code], code, selection, index.items.length)]),
  ) as Record<FacetCode, FacetCounts>;

function countFacet(column: FacetColumn, code: FacetCode, selection: Selection, size: number): FacetCounts {
  const counts = countValues(column, code, selection, size);
  const chosen = selection.chosen.get(code) ?? [];
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

function countValues(column: FacetColumn, code: FacetCode, selection: Selection, size: number): Int32Array {
  if (selection.places.length === size) return column.totals;
  const counts = new Int32Array(column.values.length);
  addTitles(column, selection.places, counts);
  addTitles(column, selection.failingOnly.get(code), counts);
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
