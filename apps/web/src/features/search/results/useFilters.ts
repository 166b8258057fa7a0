import { filtersToAddress, removeFilter, toggleFilter, type ActiveFilter } from '@catalogue/domain';
import { useSearchAddress } from '../useSearchAddress';

/** Filters with functions that change them; each change writes the address. */
export function useFilters(active: readonly ActiveFilter[]) {
  const { change } = useSearchAddress();
  const write = (filters: readonly ActiveFilter[]) => change({ filters: filtersToAddress(filters) });
  return {
    toggle: (filter: ActiveFilter) => write(toggleFilter(active, filter)),
    remove: (filter: ActiveFilter) => write(removeFilter(active, filter)),
    removeText: () => change({ text: null }),
    clear: () => change({ filters: [], text: null }),
  };
}
