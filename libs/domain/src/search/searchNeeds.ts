import type { SearchQuery, SearchType } from '@catalogue/api-contract';

type Field = Exclude<keyof SearchQuery, 'pesquisa'>;

/** These list their titles by themselves: nothing need be asked. */
const listing: readonly SearchType[] = ['novas_aquisicoes', 'e_books', 'acessibilidade'];

/** What a type takes in place of a term: the fields of its own form. */
const instead: Partial<Record<SearchType, readonly Field[]>> = {
  arquivo: ['fundo', 'tipo_documento', 'localidade'],
  atos_normativos: ['tipo_ato', 'orgao_emissor'],
  jurisprudencia: ['tipo_decisao', 'orgao_julgador', 'relator'],
  autoridades: ['tipo_autoridade'],
  // "Teaching-plan search needs at least one field filled" (D1 §5).
  plano_ensino: ['disciplina', 'curso', 'professor', 'biblioteca'],
  rede_pergamum_oai: ['instituicao'],
};

/**
 * Whether a search asks for too little: the term is required (D1 §5), unless the type lists by itself, another field of its form
 * is filled, an authority is named, or an index is walked from its beginning.
 */
export function lacksTerm({ pesquisa = 'pesquisa_geral', ...query }: SearchQuery): boolean {
  if (query.termo_pesquisa?.trim()) return false;
  if (query.indice !== undefined || query.tipo_indice !== undefined || listing.includes(pesquisa)) return false;
  return !(instead[pesquisa] ?? []).some((field) => query[field] !== undefined);
}

/** Whether the first year comes after the last. */
export const isPeriodReversed = ({ ano_ini, ano_fim }: Pick<SearchQuery, 'ano_ini' | 'ano_fim'>): boolean =>
  ano_ini !== undefined && ano_fim !== undefined && ano_ini > ano_fim;
