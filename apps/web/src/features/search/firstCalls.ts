import { searchApi } from './search.api';
import { readSearchAddress } from './searchAddress';
import { isSearchType } from './searchTypes';

/** The search of an address, to begin before its screen is there. */
export function searchCalls({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const type = pathname.slice(1);
  const { query } = readSearchAddress(new URLSearchParams(search), isSearchType(type) ? type : undefined);
  return query ? [searchApi.endpoints.searchTitles.initiate({ query }, { subscribe: false })] : [];
}
