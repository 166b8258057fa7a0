import type { OperatorCode, PositionCode, SearchQuery, TermTypeCode } from '@catalogue/api-contract';
import { indexedNumbers, requiredWords, searchKey, termRows } from '@catalogue/domain';
import type * as z from 'zod/mini';

/** One row of the search form: the term, its column, its position in the field, and how it joins the rows above. */
export interface SearchRow {
  operator: z.output<typeof OperatorCode>;
  column: z.output<typeof TermTypeCode>;
  position: z.output<typeof PositionCode>;
  /** The whole term in the form in which fields are compared: letters, digits and single spaces only. */
  key: string;
  /** Its distinct words that a title must have (`requiredWords`). */
  words: string[];
}

// An ISBN is stored without hyphens.
const hyphenedIsbn = /\b(?:97[89]-)?\d{1,5}-\d{1,7}-\d{1,7}-[\dX]\b/gi;

export const wordsOf = (term: string): string[] =>
  searchKey(term.replace(hyphenedIsbn, (isbn) => isbn.replaceAll('-', '')))
    .split(' ')
    .filter(Boolean);

/**
 * The rows that have a term, in the order in which they are joined (D1 §9). A term without a letter or digit has no
 * words.
 */
export const searchRows = (query: SearchQuery): SearchRow[] =>
  termRows(query)
    .filter(({ term }) => term.trim() !== '')
    .map(({ term, ...row }) => {
      const key = wordsOf(term).join(' ');
      return { ...row, key, words: requiredWords(wordsOf(indexedNumbers(term))) };
    });
