import {
  addFilter,
  availableNow,
  filtersToAddress,
  removeFilter,
  setYearRange,
  toggleFilter,
  type ActiveFilter,
  type YearRange,
} from '@catalogue/domain';
import { useSearchAddress } from '../useSearchAddress';

const available: ActiveFilter = { tipo: availableNow, codigo: '', descricao: availableNow, campus: null };

/** What can be chosen besides these filters; each choice is written into the address. */
export function useFilters(active: readonly ActiveFilter[]) {
  const { choice } = useSearchAddress();
  const write = (filters: () => readonly ActiveFilter[]) => choice(() => ({ filters: filtersToAddress(filters()) }));
  return {
    // An excluded value becomes a chosen one.
    toggle: (filter: ActiveFilter) => write(() => toggleFilter(active, filter)),
    /** Leaves the titles with this value out, or takes them back. */
    exclude: (filter: ActiveFilter) => write(() => toggleFilter(active, { ...filter, isExcluded: true })),
    available: write(() => toggleFilter(active, available)),
    add: (filter: ActiveFilter) => write(() => addFilter(active, filter)),
    years: (range: YearRange | null) => write(() => setYearRange(active, range)),
    without: (filter: ActiveFilter) => write(() => removeFilter(active, filter)),
    withoutText: choice(() => ({ text: null })),
    none: choice(() => ({ filters: [], text: null })),
  };
}
export type Filters = ReturnType<typeof useFilters>;
