import type { ColourLabel, ReplyRow, titleFigures } from '@catalogue/api-contract';
import type { MonthUse } from '@catalogue/domain';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import type * as z from 'zod/mini';

const { sql } = Prisma;

type ColourRow = Record<keyof z.output<typeof ColourLabel>, string | null>;

/** The colour label of a title; undefined for an unknown title. */
export const findColourLabel = async (db: PrismaClient, cod_acervo: number): Promise<ColourRow | undefined> =>
  (
    await db.$queryRaw<ColourRow[]>`SELECT cor, cor_descricao AS descricao FROM acervo WHERE cod_acervo = ${cod_acervo}`
  )[0];

/**
 * Every use of a title, one row each: earlier figures stored by month, loans, holds, and opened links, which count as
 * consultations of a title. Reads are not counted.
 */
export const usesOf = (cod_acervo: number, timeZone: string) => sql`(
  SELECT ano, mes, consultas, emprestimos, reservas FROM acervo_estatistica WHERE cod_acervo = ${cod_acervo}
  UNION ALL
  SELECT extract(year FROM e.data_saida)::int, extract(month FROM e.data_saida)::int, 0, 1, 0
    FROM emprestimo e JOIN exemplar x USING (cod_exemplar) WHERE x.cod_acervo = ${cod_acervo}
  UNION ALL
  SELECT extract(year FROM r.data AT TIME ZONE ${timeZone})::int, extract(month FROM r.data AT TIME ZONE ${timeZone})::int, 0, 0, 1
    FROM reserva r WHERE r.cod_acervo = ${cod_acervo}
  UNION ALL
  SELECT extract(year FROM l.data AT TIME ZONE ${timeZone})::int, extract(month FROM l.data AT TIME ZONE ${timeZone})::int, 1, 0, 0
    FROM estatistica_acesso l WHERE l.cod_acervo = ${cod_acervo})`;

/** Years in which the title was used, latest first. */
export const findYearsOfUse = async (db: PrismaClient, cod_acervo: number, timeZone: string): Promise<number[]> =>
  (
    await db.$queryRaw<{ ano: number }[]>`
      SELECT DISTINCT ano FROM ${usesOf(cod_acervo, timeZone)} uses ORDER BY ano DESC`
  ).map(({ ano }) => ano);

/** Months of the year in which the title was used. */
export const findMonthsOfUse = (db: PrismaClient, cod_acervo: number, year: number, timeZone: string) =>
  db.$queryRaw<MonthUse[]>`
    SELECT mes, sum(consultas)::int AS consultas, sum(emprestimos)::int AS emprestimos, sum(reservas)::int AS reservas
      FROM ${usesOf(cod_acervo, timeZone)} uses WHERE ano = ${year} GROUP BY mes`;

interface TotalsWanted {
  /** One title; null for those that entered the collection in the period. */
  cod_acervo: number | null;
  /** ISO dates; null for no bound. */
  dataIni: string | null;
  dataFim: string | null;
  biblioteca: number | null;
}

type TotalsRow = ReplyRow<(typeof titleFigures)['getTitleTotals']>;

/** Totals of one title or of the collection, in all libraries or in one. */
export async function findTotals(db: PrismaClient, wanted: TotalsWanted, timeZone: string): Promise<TotalsRow> {
  const { cod_acervo, dataIni, dataFim, biblioteca } = wanted;
  const within = (date: Prisma.Sql) => sql`
    (${dataIni}::date IS NULL OR ${date} >= ${dataIni}::date) AND (${dataFim}::date IS NULL OR ${date} <= ${dataFim}::date)`;
  const counted = cod_acervo === null ? within(sql`a.data_inclusao`) : sql`a.cod_acervo = ${cod_acervo}`;
  const here = (library: Prisma.Sql) => sql`(${biblioteca}::int IS NULL OR ${library} = ${biblioteca})`;
  const ofTitle = (title: Prisma.Sql) => sql`(${cod_acervo}::int IS NULL OR ${title} = ${cod_acervo})`;
  const [found] = await db.$queryRaw<TotalsRow[]>`
    WITH counted AS MATERIALIZED (
      SELECT a.cod_acervo, a.desc_tipo_obra FROM acervo a
       WHERE ${counted} AND (${biblioteca}::int IS NULL OR EXISTS (
         SELECT 1 FROM exemplar x WHERE x.cod_acervo = a.cod_acervo AND x.cod_biblioteca = ${biblioteca}))),
    types AS (SELECT desc_tipo_obra AS descricao, count(*)::int AS total FROM counted GROUP BY desc_tipo_obra)
    SELECT (SELECT count(*)::int FROM counted) AS titulos,
           (SELECT count(*)::int FROM exemplar x JOIN counted USING (cod_acervo) WHERE ${here(sql`x.cod_biblioteca`)}) AS exemplares,
           (SELECT count(*)::int FROM emprestimo e JOIN exemplar x USING (cod_exemplar)
             WHERE ${ofTitle(sql`x.cod_acervo`)} AND ${here(sql`x.cod_biblioteca`)} AND ${within(sql`e.data_saida`)}) AS emprestimos,
           (SELECT count(*)::int FROM reserva r
             WHERE ${ofTitle(sql`r.cod_acervo`)} AND ${here(sql`r.biblioteca`)}
               AND ${within(sql`(r.data AT TIME ZONE ${timeZone})::date`)}) AS reservas,
           coalesce((SELECT json_agg(types ORDER BY total DESC, descricao) FROM types), '[]') AS por_tipo`;
  if (!found) throw new Error('The database answered nothing.');
  return found;
}
