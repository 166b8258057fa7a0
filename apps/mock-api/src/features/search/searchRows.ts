import {
  Operator,
  Position,
  TermType,
  extraRows,
  rowOperators,
  type OperatorCode,
  type PositionCode,
  type SearchQuery,
  type TermTypeCode,
} from '@catalogue/api-contract';
import { searchKey } from '@catalogue/domain';
import type * as z from 'zod/mini';

/** One row of the search form: what to look for, in which column, where in the field, and how it joins the rows above. */
export interface SearchRow {
  operator: z.output<typeof OperatorCode>;
  column: z.output<typeof TermTypeCode>;
  position: z.output<typeof PositionCode>;
  /** The whole term as fields are compared: letters, digits and single spaces, nothing else. */
  key: string;
  /** Its different words. */
  words: string[];
}

// An ISBN is stored without its hyphens.
const hyphenedIsbn = /\b(?:97[89]-)?\d{1,5}-\d{1,7}-\d{1,7}-[\dX]\b/gi;

export const wordsOf = (term: string): string[] =>
  searchKey(term.replace(hyphenedIsbn, (isbn) => isbn.replaceAll('-', '')))
    .split(' ')
    .filter(Boolean);

/** The rows with something to look for, in the order in which they join (D1 §9). A term without a letter or digit has no words. */
export function searchRows(query: SearchQuery): SearchRow[] {
  const rows = [
    { operator: Operator.and, term: query.termo_pesquisa, column: query.coluna_um, position: query.posicao },
    ...extraRows.map((row, above) => ({
      operator: query[`operador_${rowOperators[above] ?? 'um'}`] ?? Operator.and,
      term: query[`termo_${row}`],
      column: query[`coluna_${row}`],
      position: query[`posicao_${row}`],
    })),
  ];
  return rows.flatMap(({ operator, term = '', column = TermType.free, position = Position.anywhere }) => {
    if (term.trim() === '') return [];
    const words = wordsOf(term);
    return [{ operator, column, position, key: words.join(' '), words: [...new Set(words)] }];
  });
}
