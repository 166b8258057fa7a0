import { TermType } from '@catalogue/api-contract';
import { keyWords } from '../adjacentWords';
import type { SearchRow } from '../searchRows';
import type { Search } from '../searchTree';

/** The lexeme of each word of a search, as PostgreSQL makes it; empty for a stop word. */
export type LexemeOf = (word: string) => string;

/** Every word whose lexeme a search needs. */
export const searchedWords = ({ rows, similar }: Pick<Search, 'rows' | 'similar'>): string[] => [
  ...rows.flatMap((row) => [...row.words, ...keyWords(row)]),
  ...[...similar.values()].flat(),
];

/** The words of a row: of each that is no stop word, the lexemes of itself and of similar ones. */
export const wordGroups = ({ words }: SearchRow, similar: Search['similar'], lexemeOf: LexemeOf): string[][] =>
  words
    .map((word) => [word, ...(similar.get(word) ?? [])].map(lexemeOf).filter(Boolean))
    .filter((group) => group.length > 0);

/** The weights of a column's words, as bits: D is 1, A is 8. */
export const columnWeights: Readonly<Record<SearchRow['column'], number>> = {
  [TermType.free]: 0b1111,
  [TermType.title]: 0b1000,
  [TermType.author]: 0b0100,
  [TermType.subject]: 0b0010,
};
