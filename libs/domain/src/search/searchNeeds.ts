import type { SearchQuery, SearchType } from '@catalogue/api-contract';
import { ownFields } from './formFields';

/** These types list all their titles: no term is required. */
const listing: readonly SearchType[] = ['novas_aquisicoes', 'e_books', 'acessibilidade'];

/**
 * Whether a required term is missing (D1 §5). It is not required if the type lists all its titles, another field of its
 * form is filled, an authority is given, or an index is browsed from the start.
 */
export function lacksTerm({ pesquisa = 'pesquisa_geral', ...query }: SearchQuery): boolean {
  if (query.termo_pesquisa?.trim()) return false;
  if (query.indice !== undefined || query.tipo_indice !== undefined || listing.includes(pesquisa)) return false;
  return !ownFields(pesquisa).some((field) => query[field] !== undefined);
}

/** Whether the first year is after the last. */
export const isPeriodReversed = ({ ano_ini, ano_fim }: Pick<SearchQuery, 'ano_ini' | 'ano_fim'>): boolean =>
  ano_ini !== undefined && ano_fim !== undefined && ano_ini > ano_fim;
