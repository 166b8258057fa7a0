import type { AdditionalFacet } from '@catalogue/api-contract';
import { dataFields, type MarcRecord } from './record';
import { AuthorityType, facetEntry, type AuthorityCodes, type FacetEntry } from './describeAuthorities';
import { codedHeadings } from './describeHeadings';
import type { NameDescription } from './describeNames';
import { subdivisions, type SubjectDescription } from './describeSubjects';

export type FacetLetter = (typeof AdditionalFacet)[number];

/**
 * What the fourteen letters of `dados_adicionais` stand for. A and S were observed (decisions E5); the others are ours, in the
 * authority vocabulary of D1 §3 (decisions C5), and can be changed here alone.
 */
export const FACET_LABELS: Readonly<Record<FacetLetter, string>> = {
  A: 'Autores',
  P: 'Autores pessoais',
  E: 'Autores entidades',
  N: 'Eventos',
  U: 'Títulos uniformes',
  S: 'Assuntos',
  G: 'Assuntos geográficos',
  C: 'Termos cronológicos',
  F: 'Gêneros e formas',
  D: 'Subdivisões gerais',
  O: 'Subdivisões de gênero e forma',
  L: 'Subdivisões geográficas',
  M: 'Subdivisões cronológicas',
  B: 'Bibliotecas',
};

export type FacetLists = Record<FacetLetter, FacetEntry[]>;

/** Entries with one code are one entry. */
const unique = (entries: readonly FacetEntry[]): FacetEntry[] => [
  ...new Map(entries.filter(({ codigo }) => codigo !== '').map((entry) => [entry.codigo, entry])).values(),
];

const entriesOf = (headings: readonly (NameDescription | SubjectDescription)[], tipo?: AuthorityType): FacetEntry[] =>
  unique(
    headings
      .filter((heading) => tipo === undefined || heading.tipo === tipo)
      .map(({ descricao, cod_autoridade }) => facetEntry(descricao, cod_autoridade)),
  );

const uniformTitles = (record: MarcRecord, codes?: AuthorityCodes): FacetEntry[] =>
  unique(
    dataFields(record, '130', '240', '630', '730')
      .flatMap((field) => codedHeadings(field, codes))
      .map(({ descricao, cod_autoridade }) => facetEntry(descricao, cod_autoridade)),
  );

const subdivisionEntries = (
  record: MarcRecord,
  code: 'x' | 'v' | 'z' | 'y',
  tipo: AuthorityType,
  codes?: AuthorityCodes,
): FacetEntry[] =>
  unique(subdivisions(record, code).map((descricao) => facetEntry(descricao, codes?.({ tipo, descricao }) ?? null)));

/**
 * The facet lists of a title. Where a heading has no authority code its words are the code.
 * @param libraries the libraries that hold copies: the record does not know them
 */
export const facetLists = (
  record: MarcRecord,
  names: readonly NameDescription[],
  subjects: readonly SubjectDescription[],
  codes?: AuthorityCodes,
  libraries: readonly FacetEntry[] = [],
): FacetLists => ({
  B: unique(libraries),
  P: entriesOf(names, AuthorityType.person),
  A: entriesOf(names),
  S: entriesOf(subjects),
  C: entriesOf(subjects, AuthorityType.chronologicalTerm),
  E: entriesOf(names, AuthorityType.institution),
  U: uniformTitles(record, codes),
  F: entriesOf(subjects, AuthorityType.genreForm),
  N: entriesOf(names, AuthorityType.event),
  O: subdivisionEntries(record, 'v', AuthorityType.formSubdivision, codes),
  D: subdivisionEntries(record, 'x', AuthorityType.generalSubdivision, codes),
  L: subdivisionEntries(record, 'z', AuthorityType.geographicSubdivision, codes),
  G: entriesOf(subjects, AuthorityType.geographicSubject),
  M: subdivisionEntries(record, 'y', AuthorityType.chronologicalSubdivision, codes),
});
