import type { SearchQuery, SearchType } from '@catalogue/api-contract';

/** The search types with a form of their own (D2 §7), as the table of their options names them. */
export type OptionForm = 'arquivo' | 'atos_normativos' | 'jurisprudencia';

type FieldName = Exclude<keyof SearchQuery, 'pesquisa'>;

interface FormFieldRule {
  nome: FieldName;
  /** The MARC fields whose heading the chosen option is. */
  paragrafos: readonly string[];
}

/**
 * The fields of each form and what they ask of a record. The documents name the calls and not the fields: these are ours, and
 * can be changed here alone.
 */
export const formFields: Readonly<Record<OptionForm, readonly FormFieldRule[]>> = {
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
};

/** Whether a search type has a form with options of its own. */
export const isOptionForm = (pesquisa: string): pesquisa is OptionForm => pesquisa in formFields;

const own: Partial<Record<SearchType, readonly FieldName[]>> = {
  novas_aquisicoes: ['area', 'curso'],
  // "Teaching-plan search needs at least one field filled" (D1 §5).
  plano_ensino: ['disciplina', 'curso', 'professor', 'biblioteca'],
  autoridades: ['tipo_autoridade'],
  rede_pergamum_oai: ['instituicao'],
};
/** The fields that a search type alone has; one of them that is filled stands for a term. */
export const ownFields = (type: SearchType): readonly FieldName[] =>
  isOptionForm(type) ? formFields[type].map(({ nome }) => nome) : (own[type] ?? []);
