import type { Lexemes } from './lexemes';
import type { WordIndex } from './wordIndex';

/** What the index reads of a title. */
export interface IndexedTitle {
  cod_acervo: number;
  /** `acervo.search` in PostgreSQL's binary form. */
  search: Buffer;
  /** As `closenessTexts` makes them, in UTF-8. */
  title_forms: Buffer;
  other_forms: Buffer;
  main_entry: Buffer;
  demand: number;
  ano_publicacao: number | null;
  cod_tipo_obra: number;
  idioma: string | null;
  isOnline: boolean;
  isAccessible: boolean;
  /** Days since 1970. */
  data_inclusao: number;
  /** Libraries with copies. */
  bibliotecas: readonly number[];
  facets: readonly FacetEntryOfTitle[];
}

/** A value of a facet, as bytes: its code with the key, and its description. */
export interface FacetEntryOfTitle {
  value: Uint8Array;
  label: Uint8Array;
}

export const noYear = -0x80000000;
export const online = 1;
export const accessible = 2;

/** The fields of a title whose words a reader sees: its name, other forms of it, and its main entry. */
export const shownField = { title: 1, other: 2, entry: 4 } as const;

/**
 * A part of the index: some titles in the order of their codes, numbered from 0. It never changes. The postings of a
 * lexeme, one for each title that has it, are those from `starts[lexeme]` to `starts[lexeme + 1]`; the positions of a
 * posting, as PostgreSQL stores them, those from `places[posting]` to `places[posting + 1]`.
 */
export interface Segment {
  size: number;
  codes: Int32Array;
  lexemes: Lexemes;
  starts: Uint32Array;
  titles: Uint32Array;
  /** The weights among the positions of each posting, a bit for each: D is 1, A is 8. */
  weights: Uint8Array;
  places: Uint32Array;
  positions: Uint16Array;
  titleForms: Uint8Array;
  titleFormStarts: Uint32Array;
  otherForms: Uint8Array;
  otherFormStarts: Uint32Array;
  mainEntries: Uint8Array;
  mainEntryStarts: Uint32Array;
  /** Titles by the words that a reader sees of them, as they are written. */
  shownWords: WordIndex;
  demands: Uint8Array;
  years: Int32Array;
  workTypes: Int32Array;
  languages: Int32Array;
  languageNumbers: ReadonlyMap<string, number>;
  flags: Uint8Array;
  acquired: Int32Array;
  libraries: Int32Array;
  libraryStarts: Uint32Array;
  /** The values of all facets (`facetTable.ts`), and the number of the description of each among `facetLabels`. */
  facetKeys: Lexemes;
  facetLabels: Lexemes;
  labelOf: Uint32Array;
  /** The values of each title. */
  facetValues: Uint32Array;
  facetStarts: Uint32Array;
}
