import { Operator, Order, Position, TermType } from '@catalogue/api-contract';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import type { SearchRow } from './searchRows';
import { searchCondition, wordsQuery, type Search } from './searchConditions.store';

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
function rank({ rows, similar }: Search): Sql {
  const asking = rows.filter(
    ({ operator, position, words }, at) =>
      position === Position.anywhere && words.length > 0 && (at === 0 || operator !== Operator.not),
  );
  if (asking.length === 0) return sql`0`;
  return Prisma.join(
    asking.map((row) => sql`ts_rank(${rankWeights[row.column]}, a.search, ${wordsQuery(row, similar)})`),
    ' + ',
  );
}

/** 0 the title equals the term, 1 it begins with its words, 2 neither. */
function closeness({ rows, query }: Search): Sql {
  const [first] = query.termo_pesquisa?.trim() ? rows : [];
  if (!first?.key || first.column === TermType.subject || first.column === TermType.author) return sql`2`;
  return sql`CASE WHEN a.title_key = ${first.key} THEN 0 WHEN starts_with(a.title_key, ${`${first.key} `}) THEN 1 ELSE 2 END`;
}

/** The catalogue code breaks ties, so that a query always gives the same order. */
function order(search: Search): Sql {
  switch (search.query.ordenacao ?? Order.relevance) {
    case Order.year:
      return sql`a.ano_publicacao DESC NULLS LAST, a.cod_acervo`;
    case Order.work:
      return sql`a.title_order, a.cod_acervo`;
    case Order.reference:
      return sql`lower(unaccent(a.referencia)), a.cod_acervo`;
    case Order.catalogueCode:
      return sql`a.cod_acervo`;
    case Order.relevance:
      if (search.rows.length > 0) return sql`${closeness(search)}, ${rank(search)} DESC, a.cod_acervo`;
      // Without words there is no relevance: newest first.
      return sql`a.data_inclusao DESC, a.cod_acervo DESC`;
  }
}

interface Hits {
  /** All matching titles, including those beyond the limit. */
  total: number;
  /** cod_acervo of the first `limit`, in order. */
  codes: number[];
}

export async function findHits(db: PrismaClient, search: Search, limit: number): Promise<Hits> {
  const [hits] = await db.$queryRaw<Hits[]>`
    WITH hit AS MATERIALIZED (
      SELECT a.cod_acervo, row_number() OVER (ORDER BY ${order(search)}) AS place
        FROM acervo a WHERE ${searchCondition(search)})
    SELECT (SELECT count(*)::int FROM hit) AS total,
           ARRAY(SELECT cod_acervo FROM hit ORDER BY place LIMIT ${limit}) AS codes`;
  return hits ?? { total: 0, codes: [] };
}

/** How many titles a search finds. */
export async function countHits(db: PrismaClient, search: Search): Promise<number> {
  const [counted] = await db.$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM acervo a WHERE ${searchCondition(search)}`;
  return counted?.total ?? 0;
}
