import { isControlField, type DataField, type MarcRecord } from './record';
import { searchKey } from '../text';

/** The twelve types of authority (D1 §3). */
export const AuthorityType = {
  person: 'pessoa',
  institution: 'entidade',
  event: 'evento',
  uniformTitle: 'titulo_uniforme',
  subject: 'assunto',
  geographicSubject: 'assunto_geografico',
  genreForm: 'genero_forma',
  chronologicalTerm: 'termo_cronologico',
  generalSubdivision: 'subdivisao_geral',
  formSubdivision: 'subdivisao_genero_forma',
  geographicSubdivision: 'subdivisao_geografica',
  chronologicalSubdivision: 'subdivisao_cronologica',
} as const;
export type AuthorityType = (typeof AuthorityType)[keyof typeof AuthorityType];

/** A heading of the record and the type of authority that it stands for. */
export interface Heading {
  tipo: AuthorityType;
  descricao: string;
}

/** Finds the code of a heading whose field carries none. */
export type AuthorityCodes = (heading: Heading) => string | null;

const DIGITS = /^\d{1,9}$/;

/** The authority code that the field itself carries: digits in $9, else in $0. Codes of other agencies are none of ours. */
export const ownAuthorityCode = (field: DataField): string | null => {
  for (const code of ['9', '0']) {
    for (const subfield of field.subfields) {
      if (subfield.code === code && DIGITS.test(subfield.value.trim())) return subfield.value.trim();
    }
  }
  return null;
};

/** The record without the authority codes that it brought: those of another library stand for other headings here. */
export const withoutAuthorityCodes = (record: MarcRecord): MarcRecord => ({
  ...record,
  fields: record.fields.map((field) =>
    isControlField(field)
      ? field
      : { ...field, subfields: field.subfields.filter(({ code }) => code !== '0' && code !== '9') },
  ),
});

export interface FacetEntry {
  codigo: string;
  descricao: string;
}

/** A facet entry of a heading: its authority code, else a key made of its words, so that equal headings meet. */
export const facetEntry = (descricao: string, code: string | null): FacetEntry => ({
  codigo: code ?? searchKey(descricao),
  descricao,
});
