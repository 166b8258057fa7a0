import type { SearchQuery, SearchType } from '@catalogue/api-contract';

/** The search types with their own form (D2 §7), as named in the table of their options. */
export type OptionForm = 'arquivo' | 'atos_normativos' | 'jurisprudencia';

type FieldName = Exclude<keyof SearchQuery, 'pesquisa'>;

interface FormFieldRule {
  nome: FieldName;
  /** MARC fields whose heading must match the selected option. */
  paragrafos: readonly string[];
}

/**
 * The fields of each form and the MARC fields they match. The documents name the calls but not the fields; these are
 * defined by this project, only here.
 */
export const formFields = {
  arquivo: [
    { nome: 'fundo', paragrafos: ['110'] },
    { nome: 'tipo_documento', paragrafos: ['655'] },
    { nome: 'localidade', paragrafos: ['651'] },
  ],
  atos_normativos: [
    { nome: 'tipo_ato', paragrafos: ['655'] },
    { nome: 'orgao_emissor', paragrafos: ['110'] },
  ],
  jurisprudencia: [
    { nome: 'tipo_decisao', paragrafos: ['655'] },
    { nome: 'orgao_julgador', paragrafos: ['110'] },
    { nome: 'relator', paragrafos: ['700'] },
  ],
} as const satisfies Record<OptionForm, readonly FormFieldRule[]>;

/** Whether a search type has a form with options of its own. */
export const isOptionForm = (pesquisa: string): pesquisa is OptionForm => pesquisa in formFields;

const own: Partial<Record<SearchType, readonly FieldName[]>> = {
  novas_aquisicoes: ['area', 'curso'],
  // "Teaching-plan search needs at least one field filled" (D1 §5).
  plano_ensino: ['disciplina', 'curso', 'professor', 'biblioteca'],
  autoridades: ['tipo_autoridade'],
  rede_pergamum_oai: ['instituicao'],
};
/** The fields specific to a search type; any of them that is filled replaces a term. */
export const ownFields = (type: SearchType): readonly FieldName[] =>
  isOptionForm(type) ? formFields[type].map(({ nome }) => nome) : (own[type] ?? []);
