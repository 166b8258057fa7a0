import type { AdditionalFacet } from '@catalogue/api-contract';
import { dataFields, type MarcRecord } from './record';
import { AuthorityType, facetEntry, type AuthorityCodes, type FacetEntry } from './describeAuthorities';
import { codedHeadings } from './describeHeadings';
import type { NameDescription } from './describeNames';
import { subdivisions, type SubjectDescription } from './describeSubjects';

export type FacetLetter = (typeof AdditionalFacet)[number];

/** The values of a record in each additional facet. */
export type FacetLists = Record<FacetLetter, FacetEntry[]>;

/** Removes entries with the same code. */
const unique = (entries: readonly FacetEntry[]): FacetEntry[] => {
  if (entries.length === 0) return [];
  return [...new Map(entries.filter(({ codigo }) => codigo !== '').map((entry) => [entry.codigo, entry])).values()];
};

interface TypedEntry extends FacetEntry {
  tipo: AuthorityType;
}

const typed = (headings: readonly (NameDescription | SubjectDescription)[]): TypedEntry[] =>
  headings.map(({ tipo, descricao, cod_autoridade }) => ({ tipo, ...facetEntry(descricao, cod_autoridade) }));

const entriesOf = (entries: readonly TypedEntry[], tipo?: AuthorityType): FacetEntry[] =>
  unique(
    entries
      .filter((entry) => tipo === undefined || entry.tipo === tipo)
      .map(({ codigo, descricao }) => ({ codigo, descricao })),
  );

const uniformTitles = (record: MarcRecord, codes?: AuthorityCodes): FacetEntry[] =>
  unique(
    dataFields(record, '130', '240', '630', '730')
      .flatMap((field) => codedHeadings(field, codes))
      .map(({ descricao, cod_autoridade }) => facetEntry(descricao, cod_autoridade)),
  );

/**
 * The facet lists of a title, by the fourteen letters of `dados_adicionais`. A and S were observed (ruling E5). The
 * meaning of the others is this project's, in the authority vocabulary of D1 §3 (ruling C5), and is defined only here.
 * A heading without an authority code uses its text as the code.
 * @param libraries the libraries that own copies, which the record does not contain
 */
export const facetLists = (
  record: MarcRecord,
  names: readonly NameDescription[],
  subjects: readonly SubjectDescription[],
  codes?: AuthorityCodes,
  libraries: readonly FacetEntry[] = [],
): FacetLists => {
  const nameEntries = typed(names);
  const subjectEntries = typed(subjects);
  const parts = subdivisions(record);
  const partEntries = (texts: readonly string[], tipo: AuthorityType): FacetEntry[] =>
    unique(texts.map((descricao) => facetEntry(descricao, codes?.({ tipo, descricao }) ?? null)));
  return {
    B: unique(libraries),
    P: entriesOf(nameEntries, AuthorityType.person),
    A: entriesOf(nameEntries),
    S: entriesOf(subjectEntries),
    C: entriesOf(subjectEntries, AuthorityType.chronologicalTerm),
    E: entriesOf(nameEntries, AuthorityType.institution),
    U: uniformTitles(record, codes),
    F: entriesOf(subjectEntries, AuthorityType.genreForm),
    N: entriesOf(nameEntries, AuthorityType.event),
    O: partEntries(parts.v, AuthorityType.formSubdivision),
    D: partEntries(parts.x, AuthorityType.generalSubdivision),
    L: partEntries(parts.z, AuthorityType.geographicSubdivision),
    G: entriesOf(subjectEntries, AuthorityType.geographicSubject),
    M: partEntries(parts.y, AuthorityType.chronologicalSubdivision),
  };
};
