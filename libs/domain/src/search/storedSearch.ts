import { parseSearchFields, searchFields, type SearchQuery } from '@catalogue/api-contract';
import { filtersFromAddress } from './activeFilters';
import { filterParameter, textFilterParameter } from './filterParameter';
import { narrowingOf, type Narrowing } from './narrowing';

/** A search with what its result is narrowed by. */
export interface StoredSearch {
  query: SearchQuery;
  narrowing: Narrowing;
}

/** A search as the address of its page of results says it; null if a field is not valid. Other parameters are ignored. */
export function readStoredSearch(text: string): StoredSearch | null {
  const parameters = new URLSearchParams(text);
  const fields = Object.fromEntries([...parameters].filter(([name, value]) => name in searchFields && value !== ''));
  const query = parseSearchFields(fields);
  const filters = filtersFromAddress(parameters.getAll(filterParameter));
  return query && { query, narrowing: narrowingOf(filters, parameters.get(textFilterParameter) ?? '') };
}
