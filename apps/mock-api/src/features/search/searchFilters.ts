import type { SearchQuery, SearchType } from '@catalogue/api-contract';
import { WorkType, addMonths, formFields, isOptionForm } from '@catalogue/domain';
import type { Search } from './searchTree';

/** A condition on a title that does not depend on words, for every index in the same way. */
export type Filter =
  | { is: 'none' }
  | { is: 'workType'; codes: readonly number[] }
  | { is: 'language'; code: string }
  | { is: 'online' | 'accessible' }
  /** Years of publication, both included. */
  | { is: 'published'; from: number | undefined; to: number | undefined }
  /** ISO dates of the first import, the first one excluded. */
  | { is: 'acquired'; after: string; until: string }
  | { is: 'copyIn'; libraries: readonly number[] }
  | { is: 'course' | 'area'; code: number }
  /** On the reading list of a plan that matches all given fields. */
  | { is: 'planned'; query: Pick<SearchQuery, 'disciplina' | 'curso' | 'professor' | 'biblioteca'> }
  /** A chosen option of a form, among the headings of some fields. */
  | { is: 'option'; name_key: string; paragrafos: readonly string[] };

/** The filter of a search type. Authorities and titles of the network are not among the titles of this catalogue. */
function typeFilter(type: SearchType, query: SearchQuery, today: string): Filter[] {
  switch (type) {
    case 'pesquisa_geral':
    case 'pesquisa_avancada':
      return [];
    case 'e_books':
      return [{ is: 'online' }];
    case 'acessibilidade':
      return [{ is: 'accessible' }];
    case 'novas_aquisicoes':
      return [{ is: 'acquired', after: addMonths(today, -3), until: today }];
    case 'arquivo':
      return [{ is: 'workType', codes: [WorkType.archive.cod_tipo_obra] }];
    case 'jurisprudencia':
      return [{ is: 'workType', codes: [WorkType.caseLaw.cod_tipo_obra] }];
    case 'atos_normativos':
      return [{ is: 'workType', codes: [WorkType.legislation.cod_tipo_obra] }];
    case 'plano_ensino':
      return [{ is: 'planned', query }];
    case 'autoridades':
    case 'rede_pergamum_oai':
      return [{ is: 'none' }];
  }
}

/** All filters of a search: a title must pass each. */
export function filtersOf({ query, options, today }: Search): Filter[] {
  const { pesquisa = 'pesquisa_geral', biblioteca, tipo_obra, ano_ini, ano_fim, idioma, curso, area } = query;
  // A teaching plan has its own library and course.
  const planned = pesquisa === 'plano_ensino';
  const fields = isOptionForm(pesquisa) ? formFields[pesquisa] : [];
  const filters: (Filter | false | undefined)[] = [
    !planned && biblioteca && { is: 'copyIn', libraries: biblioteca },
    tipo_obra && { is: 'workType', codes: tipo_obra },
    (ano_ini !== undefined || ano_fim !== undefined) && { is: 'published', from: ano_ini, to: ano_fim },
    idioma !== undefined && { is: 'language', code: idioma },
    !planned && curso !== undefined && { is: 'course', code: curso },
    area !== undefined && { is: 'area', code: area },
    ...options.map(({ nome, name_key }): Filter => {
      const paragrafos = fields.find((field) => field.nome === nome)?.paragrafos ?? [];
      return { is: 'option', name_key, paragrafos };
    }),
  ];
  return [...typeFilter(pesquisa, query, today), ...filters.filter((filter) => typeof filter === 'object')];
}
