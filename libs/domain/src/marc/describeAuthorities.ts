import { isControlField, type DataField, type MarcRecord, type Subfield } from './record';
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

/** A heading of the record and its type of authority. */
export interface Heading {
  tipo: AuthorityType;
  descricao: string;
}

/** Looks up the authority code of a heading whose field has none. */
export type AuthorityCodes = (heading: Heading) => string | null;

const DIGITS = /^\d{1,9}$/;

/** The authority code in the field itself: digits in $9, else in $0. Codes of other agencies are ignored. */
export const ownAuthorityCode = (field: DataField): string | null => {
  for (const code of ['9', '0']) {
    for (const subfield of field.subfields) {
      if (subfield.code === code && DIGITS.test(subfield.value.trim())) return subfield.value.trim();
    }
  }
  return null;
};

const isAuthorityCode = ({ code }: Subfield): boolean => code === '0' || code === '9';

/** Removes the record's authority codes: another library's codes identify other headings here. */
export const withoutAuthorityCodes = (record: MarcRecord): MarcRecord => ({
  ...record,
  // Most fields have none.
  fields: record.fields.map((field) =>
    isControlField(field) || !field.subfields.some(isAuthorityCode)
      ? field
      : { ...field, subfields: field.subfields.filter((subfield) => !isAuthorityCode(subfield)) },
  ),
});

/** A value of a facet: its code, and the text that is shown. */
export interface FacetEntry {
  codigo: string;
  descricao: string;
}

/**
 * A facet entry of a heading, identified by its authority code or else by its search key, so that equal headings are
 * merged.
 */
export const facetEntry = (descricao: string, code: string | null): FacetEntry => ({
  codigo: code ?? searchKey(descricao),
  descricao,
});
