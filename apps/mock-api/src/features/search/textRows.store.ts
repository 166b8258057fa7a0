import { Operator, Position } from '@catalogue/api-contract';
import { Prisma } from '@catalogue/database/generated/client';
import { adjacentPattern, isAdjacent } from './adjacentWords';
import type { SearchRow } from './searchRows';
import { rowAbove } from './searchTree';

type Sql = Prisma.Sql;
const { sql } = Prisma;

/** The field of a row's column, as text in the form of `searchKey`; null when these records have no such field. */
export type TextOf = (row: SearchRow) => Sql | null;

const patterns = (field: Sql, wanted: readonly string[]): Sql =>
  Prisma.join(
    wanted.map((pattern) => sql`${field} ~ ${pattern}`),
    ' AND ',
  );

function rowCondition(row: SearchRow, rows: readonly SearchRow[], textOf: TextOf): Sql {
  const field = textOf(row);
  if (field === null || row.words.length === 0) return sql`FALSE`;
  const above = rowAbove(rows, row);
  if (isAdjacent(row) && above) return sql`${field} ~ ${adjacentPattern(above, row)}`;
  if (row.position === Position.exact) return sql`${field} = ${row.key}`;
  if (row.position === Position.start) return sql`starts_with(${field}, ${row.key})`;
  return patterns(
    field,
    row.words.map((word) => `\\m${word}\\M`),
  );
}

/**
 * The condition of a search's rows on records of one or two short texts, not titles with a word index; joined from left
 * to right as for titles. No rows: everything.
 */
export const textRowsCondition = (rows: readonly SearchRow[], textOf: TextOf): Sql =>
  rows.reduce<Sql>(
    (before, row, at) => {
      if (at > 0 && row.words.length === 0) return before;
      const condition = rowCondition(row, rows, textOf);
      if (at === 0) return condition;
      if (row.operator === Operator.or) return sql`(${before} OR ${condition})`;
      return row.operator === Operator.not ? sql`(${before} AND NOT ${condition})` : sql`(${before} AND ${condition})`;
    },
    sql`TRUE`,
  );
