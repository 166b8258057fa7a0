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

/** Filters with functions that change them; each change writes the address. */
export function useFilters(active: readonly ActiveFilter[]) {
  const { change } = useSearchAddress();
  const write = (filters: readonly ActiveFilter[]) => change({ filters: filtersToAddress(filters) });
  return {
    // An excluded value becomes a chosen one.
    toggle: (filter: ActiveFilter) => write(toggleFilter(active, filter)),
    /** Leaves the titles with this value out, or takes them back. */
    exclude: (filter: ActiveFilter) => write(toggleFilter(active, { ...filter, isExcluded: true })),
    toggleAvailable: () => write(toggleFilter(active, available)),
    add: (filter: ActiveFilter) => write(addFilter(active, filter)),
    setYears: (range: YearRange | null) => write(setYearRange(active, range)),
    remove: (filter: ActiveFilter) => write(removeFilter(active, filter)),
    removeText: () => change({ text: null }),
    clear: () => change({ filters: [], text: null }),
  };
}
