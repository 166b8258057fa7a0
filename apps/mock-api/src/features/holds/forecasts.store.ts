import { HoldStatus } from '@catalogue/api-contract';
import { forecastsRead, type ForecastsShown } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import type { KnownOfHolds } from './forecast';
import { findReturns } from './returns.store';

type Db = Pick<PrismaClient, '$queryRaw'>;

/**
 * What became of the library's last forecasts until a day (ISO). Only those whose last day is over count, or the early
 * ones would count first. Not one whose reader gave up until that day; none of readers who keep no history, of whom only
 * those that still wait would be left.
 */
async function findForecasts(db: Db, today: string, timeZone: string): Promise<ForecastsShown> {
  const [found] = await db.$queryRaw<ForecastsShown[]>`
    SELECT count(*)::int AS total, (count(*) FILTER (WHERE pronta_em <= prevista_ate))::int AS "cameTrue"
      FROM (SELECT pronta_em, prevista_ate FROM reserva JOIN pessoa USING (cod_pessoa)
             WHERE prevista_ate >= ${today}::date - ${forecastsRead.days}::int AND prevista_ate < ${today}::date
               AND guarda_historico
               AND (pronta_em IS NOT NULL OR situacao = ${HoldStatus.waiting}
                    OR situacao = ${HoldStatus.cancelled} AND (encerrada_em AT TIME ZONE ${timeZone})::date > prevista_ate)
             ORDER BY prevista_ate DESC, cod_reserva LIMIT ${forecastsRead.most}) AS made`;
  return found ?? { total: 0, cameTrue: 0 };
}

/** What forecasts for the titles of these copies are worked out from, on a day (ISO). */
export const knownOfHolds = async (
  db: Db,
  copies: readonly { dias_emprestimo: number }[],
  { today, timeZone }: { today: string; timeZone: string },
): Promise<KnownOfHolds> => ({
  today,
  returns: await findReturns(db, copies, today),
  forecasts: copies.length === 0 ? { total: 0, cameTrue: 0 } : await findForecasts(db, today, timeZone),
});
