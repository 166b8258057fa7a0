import { ListOrder, TermType } from '@catalogue/api-contract';
import { closenessDegrees, type Closeness } from '@catalogue/domain';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import { narrowResult } from './narrowedHits.store';
import type { SearchRow } from './searchRows';
import { searchCondition, wordsQuery } from './searchConditions.store';
import { explainedHits, type Hits, type SearchIndex } from './searchIndex';
import { closestRow, firstRanked, rankSteps, rankingRows, type Search } from './searchTree';
import { findNearWords } from './similarWords.store';
import { findSuggestedHeadings, findSuggestedTitles } from './suggest.store';

type Sql = Prisma.Sql;
const { sql } = Prisma;

/** Weights of a word by its place, `{D, C, B, A}`: highest in the title, then author, subject, the rest. */
const rankWeights: Readonly<Record<SearchRow['column'], Sql>> = {
  [TermType.free]: sql`'{0.05, 0.3, 0.5, 1}'::real[]`,
  [TermType.title]: sql`'{0, 0, 0, 1}'::real[]`,
  [TermType.author]: sql`'{0, 0, 1, 0}'::real[]`,
  [TermType.subject]: sql`'{0, 1, 0, 0}'::real[]`,
};

/** How well a title matches the words of the rows that search for it. */
function rank(search: Search): Sql {
  const ranking = rankingRows(search);
  if (ranking.length === 0) return sql`0`;
  return Prisma.join(
    ranking.map((row) => sql`ts_rank(${rankWeights[row.column]}, a.search, ${wordsQuery(row, search.similar)})`),
    ' + ',
  );
}

/** The words of the first term among those of a kind of heading; true where it has only words that no title is found by. */
const isAmong = (name: Sql): Sql => sql`(numnode(${name}) = 0 OR a.search @@ ${name})`;
const has = (text: Sql, part: string): Sql => sql`strpos(${text}, ${part}) > 0`;

/** What the words of the first term are compared with, computed once for all titles. */
const askedWords = (row: SearchRow, similar: Search['similar']): Sql => {
  const among = (weights: string) => wordsQuery(row, similar, `:${weights}`);
  return sql`SELECT ${among('A')} AS title, ${among('B')} AS names, ${among('C')} AS subjects, ${among('ABC')} AS headings`;
};

/** `closenessOf`, as its place. */
function closeness({ key, column }: SearchRow): Sql {
  const byTitle = sql`WHEN ${isAmong(sql`asked.title`)} THEN
    CASE WHEN ${has(sql`a.title_forms`, `\n${key}\n`)} THEN ${placeOf('title')}
         WHEN ${has(sql`a.other_forms`, `\n${key}\n`)} THEN ${placeOf('otherTitle')}
         WHEN ${has(sql`a.title_forms`, `\n${key} `)} THEN ${placeOf('titleStart')}
         WHEN ${has(sql`a.other_forms`, `\n${key} `)} THEN ${placeOf('otherTitleStart')}
         WHEN ${has(sql`a.title_forms`, ` ${key} `)} OR ${has(sql`a.title_forms`, ` ${key}\n`)} THEN ${placeOf('titlePhrase')}
         ELSE ${placeOf('titleWords')} END`;
  const inEntry = key.split(' ').map((word) => has(sql`a.main_entry`, ` ${word} `));
  return sql`CASE
    ${column === TermType.author ? Prisma.empty : byTitle}
    WHEN ${isAmong(sql`asked.names`)} THEN
      CASE WHEN ${Prisma.join(inEntry, ' AND ')} THEN ${placeOf('mainEntry')} ELSE ${placeOf('names')} END
    WHEN ${isAmong(sql`asked.subjects`)} THEN ${placeOf('subjects')}
    WHEN ${isAmong(sql`asked.headings`)} THEN ${placeOf('headings')}
    ELSE ${placeOf('anywhere')} END`;
}

// Written out: as parameters they would be texts.
const placeOf = (degree: Closeness): Sql => Prisma.raw(String(closenessDegrees.indexOf(degree)));

/** What authors are sorted by, the domain's `searchKey`; NULL for a title without one. */
export const authorKey = `nullif(regexp_replace(btrim(lower(catalogue_words(
  coalesce(nullif(a.autor_principal, ''), a.autor)))), '\\s+', ' ', 'g'), '') COLLATE "C"`;

/** The catalogue code breaks ties, so that a query always gives the same order. */
function orderSql(order: ListOrder): Sql {
  switch (order) {
    case ListOrder.year:
      return sql`a.ano_publicacao DESC NULLS LAST, a.cod_acervo`;
    case ListOrder.oldest:
      return sql`a.ano_publicacao NULLS LAST, a.cod_acervo`;
    case ListOrder.work:
      return sql`a.title_order, a.cod_acervo`;
    case ListOrder.workReversed:
      return sql`a.title_order DESC, a.cod_acervo DESC`;
    case ListOrder.author:
      return sql`${Prisma.raw(authorKey)} NULLS LAST, a.cod_acervo`;
    case ListOrder.authorReversed:
      return sql`${Prisma.raw(authorKey)} DESC NULLS LAST, a.cod_acervo DESC`;
    case ListOrder.reference:
      return sql`lower(unaccent(a.referencia)), a.cod_acervo`;
    case ListOrder.catalogueCode:
      return sql`a.cod_acervo`;
    case ListOrder.relevance:
      // Without words there is no relevance: newest first.
      return sql`a.data_inclusao DESC, a.cod_acervo DESC`;
  }
}

/** Which titles are found, each with its place and these columns of `acervo a`: the table `hit`. */
function placedHits(
  search: Search,
  order: ListOrder = search.query.ordenacao ?? ListOrder.relevance,
  columns: readonly Sql[] = [],
): Sql {
  const more = columns.length > 0 ? sql`, ${Prisma.join(columns)}` : Prisma.empty;
  if (order !== ListOrder.relevance || search.rows.length === 0)
    return sql`
      hit AS MATERIALIZED (
        SELECT a.cod_acervo, NULL::int AS degree, row_number() OVER (ORDER BY ${orderSql(order)}) AS place${more}
          FROM acervo a WHERE ${searchCondition(search)})`;
  const row = closestRow(search);
  // Ranks that are nearly equal are equal: then the demand decides. Where the closeness says enough, it decides at once.
  return sql`
    asked AS MATERIALIZED (${row ? askedWords(row, search.similar) : sql`SELECT`}),
    hit AS MATERIALIZED (
      SELECT a.cod_acervo, degree,
             row_number() OVER (
               ORDER BY degree, CASE WHEN degree < ${placeOf(firstRanked)} THEN 0 ELSE floor(rank * ${Prisma.raw(String(rankSteps))}) END DESC, coalesce(p.demand, 0) DESC, rank DESC, a.cod_acervo) AS place${more}
        FROM acervo a
       CROSS JOIN asked
        LEFT JOIN acervo_procura p ON p.cod_acervo = a.cod_acervo
       CROSS JOIN LATERAL (
         SELECT ${row ? closeness(row) : placeOf('anywhere')} AS degree, ${rank(search)} AS rank OFFSET 0) AS close
       WHERE ${searchCondition(search)})`;
}

/** The index that PostgreSQL keeps by itself. */
export const databaseIndex = (db: PrismaClient): SearchIndex => ({
  async find(search, limit) {
    const [hits] = await db.$queryRaw<Hits[]>`
      WITH ${placedHits(search)}
      SELECT (SELECT count(*)::int FROM hit) AS total,
             ARRAY(SELECT cod_acervo FROM hit ORDER BY place LIMIT ${limit}) AS codes,
             ARRAY(SELECT degree FROM hit WHERE degree IS NOT NULL ORDER BY place LIMIT ${Math.min(limit, explainedHits)}) AS closeness`;
    return hits ?? { total: 0, codes: [], closeness: [] };
  },
  async count(search) {
    const [counted] = await db.$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM acervo a WHERE ${searchCondition(search)}`;
    return counted?.total ?? 0;
  },
  narrow: (search, narrowing, part) =>
    narrowResult(db, narrowing, part, (columns) => placedHits(search, part.order, columns)),
  suggestTitles: (typed, search, wanted) => findSuggestedTitles(db, typed, search, wanted),
  suggestHeadings: (typed, wanted) => findSuggestedHeadings(db, typed, wanted),
  nearWords: (words, limit) => findNearWords(db, words, limit),
});
