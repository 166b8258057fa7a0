import { AuthorityType, headingsOf, isControlField, searchKey, type Heading, type MarcRecord } from '@catalogue/domain';

/** A heading as it is stored in `autoridade`. */
export interface AuthorityHeading {
  /** 1-12, the order of D1 §3. */
  tipo: number;
  nome: string;
  name_key: string;
}

/** The place of a heading in a title. */
export interface HeadingUse extends AuthorityHeading {
  paragrafo: string;
  seq_paragrafo: number;
  /** The code of the heading in the field itself. */
  ownCode: number | null;
}

const TYPES = Object.values(AuthorityType);
const SUBDIVISIONS: Readonly<Record<string, AuthorityType>> = {
  x: AuthorityType.generalSubdivision,
  v: AuthorityType.formSubdivision,
  z: AuthorityType.geographicSubdivision,
  y: AuthorityType.chronologicalSubdivision,
};
const SUBJECT = /^6(00|10|11|30|48|50|51|55)$/;

/** Null for a heading without letters or digits, which no search could find. */
export const authorityHeading = ({ tipo, descricao }: Heading): AuthorityHeading | null => {
  const name_key = searchKey(descricao);
  return name_key === '' ? null : { tipo: TYPES.indexOf(tipo) + 1, nome: descricao, name_key };
};

export const headingId = ({ tipo, name_key }: AuthorityHeading): string => `${tipo} ${name_key}`;

const digits = (value: string | undefined): number | null =>
  value !== undefined && /^[1-9]\d{0,8}$/.test(value.trim()) ? Number(value) : null;

/** Every use of a heading in a record, in record order, one per field and heading. */
export function headingUses(record: MarcRecord): HeadingUse[] {
  const occurrences = new Map<string, number>();
  const uses = new Map<string, HeadingUse>();
  for (const field of record.fields) {
    const seq_paragrafo = (occurrences.get(field.tag) ?? 0) + 1;
    occurrences.set(field.tag, seq_paragrafo);
    if (isControlField(field)) continue;
    const headings = headingsOf(field);
    const code = (name: string) => digits(field.subfields.find((subfield) => subfield.code === name)?.value);
    // One code cannot identify several key words.
    const ownCode = headings.length === 1 ? (code('9') ?? code('0')) : null;
    const subdivisions = SUBJECT.test(field.tag)
      ? field.subfields.flatMap(({ code: letter, value }) => {
          const tipo = SUBDIVISIONS[letter];
          return tipo ? [{ tipo, descricao: plainHeading(value) }] : [];
        })
      : [];
    [...headings, ...subdivisions].forEach((heading, index) => {
      const found = authorityHeading(heading);
      if (!found) return;
      const use = { ...found, paragrafo: field.tag, seq_paragrafo, ownCode: index === 0 ? ownCode : null };
      const id = `${field.tag} ${seq_paragrafo} ${headingId(found)}`;
      if (!uses.has(id)) uses.set(id, use);
    });
  }
  return [...uses.values()];
}

const plainHeading = (value: string): string =>
  value
    .trim()
    .replace(/\s{2,}/g, ' ')
    .replace(/[\s.,;:]+$/, '');
