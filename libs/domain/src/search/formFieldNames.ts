import type { formFields } from './formFields';

type FormFieldName = (typeof formFields)[keyof typeof formFields][number]['nome'];

// Apart from the rules of the fields, which the first scripts of the app have.
/** The usual labels of the fields of the forms, in Portuguese; a library may have others. */
export const formFieldNames: Readonly<Record<FormFieldName, string>> = {
  fundo: 'Fundo',
  tipo_documento: 'Tipo de documento',
  localidade: 'Localidade',
  tipo_ato: 'Tipo de ato',
  orgao_emissor: 'Órgão emissor',
  tipo_decisao: 'Tipo de decisão',
  orgao_julgador: 'Órgão julgador',
  relator: 'Relator',
};
