import { returnsRead, type ReturnsShown } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';

// Of a period that is seldom lent, those among the library's last returns.
const mostSearched = 20_000;

/** How copies that are lent for these numbers of days came back until a day (ISO), by that number. */
export async function findReturns(
  db: Pick<PrismaClient, '$queryRaw'>,
  copies: readonly { dias_emprestimo: number }[],
  today: string,
): Promise<Map<number, ReturnsShown>> {
  const periods = [...new Set(copies.map(({ dias_emprestimo }) => dias_emprestimo))];
  if (periods.length === 0) return new Map();
  const rows = await db.$queryRaw<(ReturnsShown & { days: number })[]>`
    SELECT period.days, count(*)::int AS loans,
           percentile_disc(${returnsRead.share}) WITHIN GROUP (ORDER BY back.after) AS early,
           percentile_disc(${1 - returnsRead.share}) WITHIN GROUP (ORDER BY back.after) AS late
      FROM unnest(${periods}::int[]) AS period (days)
     CROSS JOIN LATERAL (
       SELECT e.data_devolucao - e.data_prevista AS after
         FROM (SELECT cod_emprestimo, cod_exemplar, data_devolucao, data_prevista FROM emprestimo
                WHERE data_devolucao BETWEEN ${today}::date - ${returnsRead.days}::int AND ${today}::date
                ORDER BY data_devolucao DESC LIMIT ${mostSearched}) AS e
         JOIN exemplar x USING (cod_exemplar) JOIN tipo_emprestimo t USING (cod_tipo_emprestimo)
        WHERE t.dias = period.days
        ORDER BY e.data_devolucao DESC, e.cod_emprestimo LIMIT ${returnsRead.most}) AS back
     GROUP BY period.days`;
  return new Map(rows.map(({ days, ...shown }) => [days, shown]));
}
