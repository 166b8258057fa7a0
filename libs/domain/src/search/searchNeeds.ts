import type { SearchQuery, SearchType } from '@catalogue/api-contract';
import { ownFields } from './formFields';

/** These list their titles by themselves: nothing need be asked. */
const listing: readonly SearchType[] = ['novas_aquisicoes', 'e_books', 'acessibilidade'];

/**
 * Whether a search asks for too little: the term is required (D1 §5), unless the type lists by itself, another field of its form
 * is filled, an authority is named, or an index is walked from its beginning.
 */
export function lacksTerm({ pesquisa = 'pesquisa_geral', ...query }: SearchQuery): boolean {
  if (query.termo_pesquisa?.trim()) return false;
  if (query.indice !== undefined || query.tipo_indice !== undefined || listing.includes(pesquisa)) return false;
  return !ownFields(pesquisa).some((field) => query[field] !== undefined);
}

/** Whether the first year comes after the last. */
export const isPeriodReversed = ({ ano_ini, ano_fim }: Pick<SearchQuery, 'ano_ini' | 'ano_fim'>): boolean =>
  ano_ini !== undefined && ano_fim !== undefined && ano_ini > ano_fim;
