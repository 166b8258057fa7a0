import { calls } from '@catalogue/api-contract';
import type { Call } from '../../shared/wire';
import { hasUnreadableTerm, readSearchAddress } from './searchAddress';

/** What the home or the results of an address ask. */
export function searchCalls(parameters: URLSearchParams): readonly Call[] {
  const { query } = readSearchAddress(parameters);
  if (query?.tipo_indice || hasUnreadableTerm(parameters) || parameters.has('alvo')) return [];
  const { searchTitles, getSearchFilters } = calls.search;
  return [query ? { endpoint: searchTitles, args: { query } } : { endpoint: getSearchFilters, args: { query: {} } }];
}
