import { Facet, type FacetCode } from '@catalogue/api-contract';
import { inDisplayOrder, type FacetCount, type FacetCounts, type Narrowing } from '@catalogue/domain';

/** A value of a facet with its counts. */
export interface CountedValue {
  /** As made by the domain's `facetValueKey`. */
  key: string;
  label: string;
  /** Titles of the whole result. */
  original: number;
  /** Titles that it shows. */
  total: number;
}

/** Keys of the values that are listed without titles too. */
export const listedKeys = ({ chosen, excluded }: Narrowing, code: FacetCode): ReadonlySet<string> =>
  new Set([...(chosen.get(code) ?? []), ...(excluded.get(code) ?? [])]);

/** A value as the domain counts it. */
export function countOf(code: FacetCode, { key, label, original, total }: CountedValue): FacetCount {
  const [, campus, codigo] = (code === Facet.newAcquisitionCourses && /^([^:]+):(.+)$/s.exec(key)) || [key, null, key];
  return {
    codigo: codigo ?? key,
    descricao: label,
    campus: campus ?? null,
    total,
    totalSemFiltro: original,
    mostrarQtdOriginal: total !== original,
  };
}

/** The counts of a facet as the domain returns them for a result set: in display order, without values that show nothing. */
export function facetCountsOf(code: FacetCode, values: readonly CountedValue[], narrowing: Narrowing): FacetCounts {
  const listed = listedKeys(narrowing, code);
  const shown = inDisplayOrder(
    code,
    values
      .filter(({ key, total, original }) => total > 0 || (original > 0 && listed.has(key)))
      .map((value) => countOf(code, value)),
  );
  return { size: shown.length, entries: (limit = shown.length) => shown.slice(0, limit) };
}
