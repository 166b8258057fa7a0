import { Operator, Position, TermType, type SearchQuery } from '@catalogue/api-contract';
import { Prisma } from '@catalogue/database/generated/client';
import { adjacentQuery, isAdjacent } from './adjacentWords';
import type { SearchRow } from './searchRows';
import { filterConditions, typeCondition, type ChosenOption } from './searchTypes.store';

type Sql = Prisma.Sql;
const { sql } = Prisma;

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
export const wordsQuery = ({ words, column }: SearchRow, similar: Search['similar']): Sql => {
  const oneOf = (word: string) =>
    [word, ...(similar.get(word) ?? [])].map((each) => `'${each}'${weights[column]}`).join(' | ');
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
  // The domain's `searchKey`, for a title that is stored as words only.
  const otherKey = sql`regexp_replace(btrim(lower(catalogue_words(other))), '\\s+', ' ', 'g')`;
  return sql`
    SELECT t.cod_acervo FROM acervo t
     WHERE t.search @@ to_tsquery('catalogo', ${wanted.join(' & ')})
       AND EXISTS (SELECT FROM string_to_table(t.titulo_adicional, '; ') AS other WHERE ${isTerm(otherKey, { position, key })})`;
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

const hasNoStems = (words: Sql): Sql => sql`numnode(${words}) = 0`;

function firstCondition(row: SearchRow, similar: Search['similar']): Sql {
  if (row.words.length === 0) return sql`FALSE`;
  if (row.position !== Position.anywhere) return fieldCondition(row);
  const words = wordsQuery(row, similar);
  // A term of only stop words can still be a whole title: "Eu", "Isto".
  return sql`(a.search @@ ${words} OR (${hasNoStems(words)} AND ${fieldCondition({ ...row, position: Position.exact })}))`;
}

/** Near the row above, in one field; a row of only stop words is ignored. */
function adjacent(above: SearchRow, row: SearchRow, similar: Search['similar']): Sql {
  const wanted = adjacentQuery(above, row, similar);
  if (wanted === '') return sql`FALSE`;
  const said = (side: SearchRow) => sql`NOT ${hasNoStems(wordsQuery({ ...side, column: TermType.free }, new Map()))}`;
  return sql`(a.search @@ to_tsquery('catalogo', ${wanted}) OR NOT (${said(above)} AND ${said(row)}))`;
}

function joined(before: Sql, row: SearchRow, above: SearchRow | undefined, similar: Search['similar']): Sql {
  // A row without words is ignored, and so is one of only stop words; but a whole field can be stop words: "Eu".
  if (row.words.length === 0) return before;
  if (isAdjacent(row) && above) return sql`(${before} AND ${adjacent(above, row, similar)})`;
  const words = row.position === Position.anywhere ? wordsQuery(row, similar) : null;
  const condition = words ? sql`a.search @@ ${words}` : fieldCondition(row);
  if (row.operator === Operator.or) return sql`(${before} OR ${condition})`;
  if (row.operator === Operator.not) return sql`(${before} AND NOT ${condition})`;
  return words ? sql`(${before} AND (${condition} OR ${hasNoStems(words)}))` : sql`(${before} AND ${condition})`;
}

/** Rows join from left to right: `(first AND second) OR third`. */
function rowsCondition({ rows, similar, query }: Search): Sql {
  const [first, ...others] = rows;
  const column = query.coluna_um ?? TermType.free;
  // With an authority's code, the words of its heading are ignored (ruling E6).
  const start =
    query.indice !== undefined
      ? headedBy({ column }, sql`u.cod_autoridade = ${query.indice}`)
      : first
        ? firstCondition(first, similar)
        : sql`TRUE`;
  const rest = query.termo_pesquisa?.trim() ? others : rows;
  return rest.reduce((before, row) => joined(before, row, rowAbove(rows, row), similar), start);
}

/** The nearest row above that has words. */
export const rowAbove = (rows: readonly SearchRow[], row: SearchRow): SearchRow | undefined =>
  rows.slice(0, rows.indexOf(row)).findLast(({ words }) => words.length > 0);

/** The conditions of a search on `acervo a` other than its rows: its type and its filters. */
export const frameCondition = ({ query, options, today }: Search): Sql =>
  Prisma.join(
    [typeCondition(query.pesquisa ?? 'pesquisa_geral', query, today), ...filterConditions(query, options)],
    ' AND ',
  );

/** The condition on `acervo a` under which a title is found. */
export const searchCondition = (search: Search): Sql => sql`${rowsCondition(search)} AND ${frameCondition(search)}`;
