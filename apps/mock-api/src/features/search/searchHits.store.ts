import { ListOrder, TermType } from '@catalogue/api-contract';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import type { SearchRow } from './searchRows';
import { searchCondition, wordsQuery } from './searchConditions.store';
import type { Hits, SearchIndex } from './searchIndex';
import { narrowResult } from './narrowedHits.store';
import { closestKey, rankingRows, type Search } from './searchTree';

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

/** 0 the title equals the term, 1 it begins with its words, 2 neither. */
function closeness(search: Search): Sql {
  const key = closestKey(search);
  if (key === undefined) return sql`2`;
  return sql`CASE WHEN a.title_key = ${key} THEN 0 WHEN starts_with(a.title_key, ${`${key} `}) THEN 1 ELSE 2 END`;
}

/** What authors are sorted by, the domain's `searchKey`; NULL for a title without one. */
export const authorKey = `nullif(regexp_replace(btrim(lower(catalogue_words(
  coalesce(nullif(a.autor_principal, ''), a.autor)))), '\\s+', ' ', 'g'), '') COLLATE "C"`;

/** The catalogue code breaks ties, so that a query always gives the same order. */
function orderSql(search: Search, order: ListOrder = search.query.ordenacao ?? ListOrder.relevance): Sql {
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
      if (search.rows.length > 0) return sql`${closeness(search)}, ${rank(search)} DESC, a.cod_acervo`;
      // Without words there is no relevance: newest first.
      return sql`a.data_inclusao DESC, a.cod_acervo DESC`;
  }
}

/** The index that PostgreSQL keeps by itself. */
export const databaseIndex = (db: PrismaClient): SearchIndex => ({
  async find(search, limit) {
    const [hits] = await db.$queryRaw<Hits[]>`
      WITH hit AS MATERIALIZED (
        SELECT a.cod_acervo, row_number() OVER (ORDER BY ${orderSql(search)}) AS place
          FROM acervo a WHERE ${searchCondition(search)})
      SELECT (SELECT count(*)::int FROM hit) AS total,
             ARRAY(SELECT cod_acervo FROM hit ORDER BY place LIMIT ${limit}) AS codes`;
    return hits ?? { total: 0, codes: [] };
  },
  async count(search) {
    const [counted] = await db.$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM acervo a WHERE ${searchCondition(search)}`;
    return counted?.total ?? 0;
  },
  narrow: (search, narrowing, part) => narrowResult(db, search, narrowing, part, orderSql(search, part.order)),
});
