import { Operator, Position, TermType } from '@catalogue/api-contract';
import type { SearchQuery } from '@catalogue/api-contract';
import type { Closeness } from '@catalogue/domain';
import { isAdjacent, shareField } from './adjacentWords';
import type { SearchRow } from './searchRows';

/** A search: its rows with their similar words, its filters, and its date. */
export interface Search {
  rows: readonly SearchRow[];
  /** The similar words of each word, when requested. */
  similar: ReadonlyMap<string, readonly string[]>;
  query: SearchQuery;
  /** The chosen options in the form of its search type. */
  options: readonly ChosenOption[];
  /** ISO date. */
  today: string;
}

/** A chosen option of a form, in the form in which headings of titles are compared. */
export interface ChosenOption {
  nome: string;
  name_key: string;
}

/** What the rows of a search ask of a title, for every index in the same way. */
export type Condition =
  | { is: 'all' | 'none' }
  | { is: 'and' | 'or'; of: readonly [Condition, Condition] }
  | { is: 'not'; of: Condition }
  /** All words of the row, each as itself or a similar one. */
  | { is: 'words'; row: SearchRow }
  /** The row has only words that no title is found by: the same for every title. */
  | { is: 'stopWords'; row: SearchRow; withSimilar: boolean }
  /** A whole field equals the term, or begins with it. */
  | { is: 'field'; row: SearchRow }
  /** The words of two rows near each other, in one field. */
  | { is: 'near'; above: SearchRow; row: SearchRow }
  /** An authority, by its code, among the headings of the column. */
  | { is: 'heading'; column: SearchRow['column']; indice: number };

const and = (one: Condition, other: Condition): Condition => ({ is: 'and', of: [one, other] });
const or = (one: Condition, other: Condition): Condition => ({ is: 'or', of: [one, other] });
const not = (of: Condition): Condition => ({ is: 'not', of });

function firstCondition(row: SearchRow): Condition {
  if (row.words.length === 0) return { is: 'none' };
  if (row.position !== Position.anywhere) return { is: 'field', row };
  // A term of only stop words can still be a whole title: "Eu", "Isto".
  const whole = { is: 'field', row: { ...row, position: Position.exact } } as const;
  return or({ is: 'words', row }, and({ is: 'stopWords', row, withSimilar: true }, whole));
}

/** Near the row above, in one field; a row of only stop words is ignored. */
function nearCondition(above: SearchRow, row: SearchRow): Condition {
  if (!shareField(above, row)) return { is: 'none' };
  const said = (side: SearchRow) => not({ is: 'stopWords', row: side, withSimilar: false });
  return or({ is: 'near', above, row }, not(and(said(above), said(row))));
}

function joined(before: Condition, row: SearchRow, above: SearchRow | undefined): Condition {
  // A row without words is ignored, and so is one of only stop words; but a whole field can be stop words: "Eu".
  if (row.words.length === 0) return before;
  if (isAdjacent(row) && above) return and(before, nearCondition(above, row));
  const hasWords = row.position === Position.anywhere;
  const condition: Condition = { is: hasWords ? 'words' : 'field', row };
  if (row.operator === Operator.or) return or(before, condition);
  if (row.operator === Operator.not) return and(before, not(condition));
  return and(before, hasWords ? or(condition, { is: 'stopWords', row, withSimilar: true }) : condition);
}

/** Rows join from left to right: `(first AND second) OR third`. */
export function rowsCondition({ rows, query }: Pick<Search, 'rows' | 'query'>): Condition {
  const [first, ...others] = rows;
  const column = query.coluna_um ?? TermType.free;
  // With an authority's code, the words of its heading are ignored (ruling E6).
  const start: Condition =
    query.indice !== undefined
      ? { is: 'heading', column, indice: query.indice }
      : first
        ? firstCondition(first)
        : { is: 'all' };
  const rest = query.termo_pesquisa?.trim() ? others : rows;
  return rest.reduce((before, row) => joined(before, row, rowAbove(rows, row)), start);
}

/** The nearest row above that has words. */
export const rowAbove = (rows: readonly SearchRow[], row: SearchRow): SearchRow | undefined =>
  rows.slice(0, rows.indexOf(row)).findLast(({ words }) => words.length > 0);

/** The rows whose words say how well a title matches. */
export const rankingRows = ({ rows }: Pick<Search, 'rows'>): SearchRow[] =>
  rows.filter(
    ({ operator, position, words }, at) =>
      position === Position.anywhere && words.length > 0 && (at === 0 || operator !== Operator.not),
  );

/** From this degree of closeness on, the rank decides before the demand: in `rankSteps` steps from 0 to 1. */
export const firstRanked: Closeness = 'headings';
export const rankSteps = 10;

/** The row that titles are more or less close to (`closenessOf`); in a search by subject none is. */
export function closestRow({ rows, query }: Pick<Search, 'rows' | 'query'>): SearchRow | undefined {
  const [first] = query.termo_pesquisa?.trim() ? rows : [];
  return first?.key && first.column !== TermType.subject ? first : undefined;
}
