import { calls } from '@catalogue/api-contract';
import { beginCall } from '../../shared/api';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { hasUnreadableTerm, readSearchAddress } from './searchAddress';

/** Begins the search of an address, while the app still loads what every screen needs. */
export function beginSearch(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  parameters: URLSearchParams,
): void {
  const { query } = readSearchAddress(parameters);
  const isResults = query && !query.tipo_indice && !hasUnreadableTerm(parameters) && parameters.get('alvo') === null;
  if (isResults) dispatch(beginCall({ endpoint: calls.search.searchTitles, args: { query } }));
}
