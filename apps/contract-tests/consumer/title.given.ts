import { titleApi } from '@catalogue/web/features/title/title.api';
import type { Exchange, State } from './exchange';

// What the scenarios of a title have in common.
export const { endpoints } = titleApi;
export const theTitle = { params: { id: '1' } };
export const titulo = 'A hora da estrela';
export const title: State = { name: 'a title', params: { titulo } };
export const get = (
  path: string,
  headers: Record<string, string>,
  query?: Record<string, string>,
): Exchange['request'] => ({
  method: 'GET',
  path,
  ...(query && { query }),
  headers,
});
/** An item of the closed collection. */
export const item = (volume: string, disponivel: boolean): State => ({
  name: 'an item of the closed collection',
  params: { titulo, cod_biblioteca: 1, tomo: 'II', parte: 'Índice', volume, disponivel },
});
