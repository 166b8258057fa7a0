import { Position, TermType } from '@catalogue/api-contract';
import { Prisma } from '@catalogue/database/generated/client';
import { adjacentQuery, phrasesQuery } from './adjacentWords';
import type { SearchRow } from './searchRows';
import { rowsCondition, type Condition, type Search } from './searchTree';
import { filtersOf } from './searchFilters';
import { filterSql } from './searchFilters.store';

type Sql = Prisma.Sql;
const { sql } = Prisma;

/**
 * Columns as weights of `acervo.search`, set by the trigger acervo_search; without a weight the index alone is enough.
 */
const weights: Readonly<Record<SearchRow['column'], string>> = {
  [TermType.free]: '',
  [TermType.title]: ':A',
  [TermType.subject]: ':C',
  [TermType.author]: ':B',
};

/** The fields whose headings belong to a column. */
export const headed: Readonly<Record<SearchRow['column'], Sql>> = {
  [TermType.free]: sql`TRUE`,
  [TermType.title]: sql`v.paragrafo IN ('130', '240', '630', '730', '830')`,
  [TermType.subject]: sql`v.paragrafo LIKE '6%'`,
  [TermType.author]: sql`v.paragrafo ~ '^[178][01]'`,
};

/**
 * All words of a row, each as itself or a similar one. Words contain letters and digits only, so they cannot contain an
 * operator.
 */
export const wordsQuery = ({ words, column }: SearchRow, similar: Search['similar'], among = weights[column]): Sql => {
  const oneOf = (word: string) => [word, ...(similar.get(word) ?? [])].map((each) => `'${each}'${among}`).join(' | ');
  return sql`to_tsquery('catalogo', ${words.map((word) => `(${oneOf(word)})`).join(' & ')})`;
};

const headedBy = (row: Pick<SearchRow, 'column'>, which: Sql): Sql => sql`EXISTS (
  SELECT 1 FROM acervo_autoridade v JOIN autoridade u USING (cod_autoridade)
   WHERE v.cod_acervo = a.cod_acervo AND ${headed[row.column]} AND ${which})`;

/**
 * The titles with a variant, parallel or uniform title that equals the term, or begins with it. The index finds those
 * that contain its words; the exact position is checked on these few.
 */
function byOtherTitle({ position, key, words }: SearchRow): Sql {
  const last = key.split(' ').at(-1);
  const wanted = words.map((word) => `'${word}':${position === Position.start && word === last ? '*' : ''}A`);
  return sql`
    SELECT t.cod_acervo FROM acervo t
     WHERE t.search @@ to_tsquery('catalogo', ${wanted.join(' & ')})
       AND EXISTS (SELECT FROM string_to_table(t.titulo_adicional, '; ') AS other WHERE ${isTerm(sql`catalogue_key(other)`, { position, key })})`;
}

const isTerm = (field: Sql, { position, key }: Pick<SearchRow, 'position' | 'key'>): Sql =>
  position === Position.exact ? sql`${field} = ${key}` : sql`${field} LIKE ${`${key}%`}`;

/** The whole field equals the term, or begins with it: titles by their key, authors and subjects by their headings. */
function fieldCondition(row: SearchRow): Sql {
  const { column } = row;
  const byHeading = sql`
    SELECT v.cod_acervo FROM autoridade u JOIN acervo_autoridade v USING (cod_autoridade)
     WHERE ${isTerm(sql`u.name_key`, row)} AND ${headed[column]}`;
  // One list of codes: with OR instead, the title's own condition would be evaluated for every title.
  const byTitle = sql`
    SELECT t.cod_acervo FROM acervo t WHERE ${isTerm(sql`t.title_key`, row)} UNION ALL ${byOtherTitle(row)} UNION ALL`;
  const isTitle = column === TermType.free || column === TermType.title;
  return sql`a.cod_acervo IN (${isTitle ? byTitle : Prisma.empty} ${byHeading})`;
}

/**
 * Titles with both phrases, of which few are left for the many ways in which these may stand near each other: `IS TRUE` keeps
 * the index from working through these for every title that has the words.
 */
const nearSql = ({ above, row }: { above: SearchRow; row: SearchRow }, similar: Search['similar']): Sql => {
  const query = (text: string) => sql`to_tsquery('catalogo', ${text})`;
  return sql`(a.search @@ ${query(phrasesQuery(above, row, similar))}
    AND (a.search @@ ${query(adjacentQuery(above, row, similar))}) IS TRUE)`;
};

/** A condition of the rows, on `acervo a`. */
export function conditionSql(condition: Condition, similar: Search['similar']): Sql {
  switch (condition.is) {
    case 'all':
      return sql`TRUE`;
    case 'none':
      return sql`FALSE`;
    case 'and':
    case 'or': {
      const [one, other] = condition.of.map((each) => conditionSql(each, similar));
      return condition.is === 'and' ? sql`(${one} AND ${other})` : sql`(${one} OR ${other})`;
    }
    case 'not':
      return sql`NOT ${conditionSql(condition.of, similar)}`;
    case 'words':
      return sql`a.search @@ ${wordsQuery(condition.row, similar)}`;
    case 'stopWords':
      return sql`numnode(${wordsQuery(condition.row, condition.withSimilar ? similar : new Map())}) = 0`;
    case 'field':
      return fieldCondition(condition.row);
    case 'near':
      return nearSql(condition, similar);
    case 'heading':
      return headedBy(condition, sql`u.cod_autoridade = ${condition.indice}`);
  }
}

/** The conditions of a search on `acervo a` other than its rows: its type and its filters. */
export const frameCondition = (search: Search): Sql =>
  Prisma.join([sql`TRUE`, ...filtersOf(search).map(filterSql)], ' AND ');

/** The condition on `acervo a` under which a title is found. */
export const searchCondition = (search: Search): Sql =>
  sql`${conditionSql(rowsCondition(search), search.similar)} AND ${frameCondition(search)}`;
