import { HoldStatus } from '@catalogue/api-contract';
import {
  declarationDays,
  declarationNoticeDays,
  extendDays,
  lateEvery,
  lateUntil,
  loanNoticeDays,
  noticesOfAct,
  noticesOfDay,
  type PreferenceOf,
} from '@catalogue/domain';
import { Prisma } from '@catalogue/database/generated/client';
import { civilDate } from '../../tenants/clock';
import { dayOf, startOfDay, type ActRule, type DailyRule } from '../../tenants/due';
import { hasUntold, hasUntoldAct } from '../../tenants/untold';
import { interests } from '../interest-profile/interest-profile.public';
import { takeFactsOfAct, takeFactsOfDay } from './factsOfDay.store';
import { tell } from './telling.store';
import { takeWaitingMails } from './waitingMails.store';

/** Open loans by the days on which they are a notice. */
const loanDay = (from: string, after: number) => Prisma.sql`
  SELECT min(data_prevista) + ${after}::int AS day FROM emprestimo
   WHERE data_devolucao IS NULL AND data_prevista >= ${from}::date - ${after}::int`;

/** The next day on which an open loan is late for a whole number of months, at most a year; until it is late it has other days. */
const monthOfDelay = (from: string) => Prisma.sql`
  SELECT min(data_prevista + greatest(1, ceil((${from}::date - data_prevista) / ${lateEvery}::numeric))::int * ${lateEvery}::int)
    FROM emprestimo
   WHERE data_devolucao IS NULL AND data_prevista < ${from}::date AND data_prevista >= ${from}::date - ${lateUntil}::int`;

/** Declarations by the days, so many after their signature, on which they are a notice. */
const declarationDay = (from: string, after: number, timeZone: string) => Prisma.sql`
  SELECT min(day) + ${after}::int AS day FROM (
    SELECT (assinado_em AT TIME ZONE ${timeZone})::date AS day FROM nada_consta) AS signed
   WHERE day >= ${from}::date - ${after}::int`;

/** Tells patrons what a day brings: an alert for each fact, and one mail for all of them. */
const tells: DailyRule = {
  evento: 'aviso_dado',
  next: async (db, from, timeZone) =>
    dayOf(
      await db.$queryRaw<{ day: string | null }[]>`
        SELECT to_char(min(day), 'YYYY-MM-DD') AS day FROM (
          ${Prisma.join(
            loanNoticeDays.map((after) => loanDay(from, after)),
            ' UNION ALL ',
          )}
          UNION ALL ${monthOfDelay(from)}
          UNION ALL SELECT min(validade) - 1 FROM reserva
                     WHERE situacao = ${HoldStatus.released} AND validade > ${from}::date
          UNION ALL SELECT min(vencimento) - 1 FROM gru WHERE vencimento > ${from}::date AND paga_em IS NULL
          UNION ALL SELECT min(data_fim) + 1 FROM afastamento WHERE data_fim >= ${from}::date - 1
          UNION ALL ${Prisma.join(
            declarationNoticeDays.map((after) => declarationDay(from, declarationDays + after, timeZone)),
            ' UNION ALL ',
          )}
          UNION ALL SELECT min(ate) + 1 FROM (${interests}) AS followed
          UNION ALL SELECT min(ate) - ${extendDays}::int FROM (${interests}) AS followed
                     WHERE ate >= ${from}::date + ${extendDays}::int
          UNION ALL SELECT ${from}::date WHERE ${hasUntold} OR EXISTS (SELECT 1 FROM alerta WHERE mail_waits)) AS days`,
    ),
  async apply(tx, day, timeZone, mailing) {
    const at = await startOfDay(tx, day, timeZone);
    const waiting = await takeWaitingMails(tx, { timeZone, today: day });
    const facts = await takeFactsOfDay(tx, day, timeZone);
    const noticesBy = (preferenceOf: PreferenceOf) => noticesOfDay(day, facts, preferenceOf);
    return tell(tx, { facts, noticesBy, waiting, at, day }, mailing);
  },
};

// Another program may have changed thousands: a call tells of these, the next ones and the day of the rest.
const mostOfAct = 100;

/** Tells at once what an act has changed. */
const tellsAtOnce: ActRule = {
  async isDue(db) {
    const [row] = await db.$queryRaw<{ is_due: boolean }[]>`SELECT ${hasUntoldAct} AS is_due`;
    return row?.is_due === true;
  },
  async apply(tx, at, timeZone, mailing) {
    const day = civilDate(at, timeZone);
    const facts = await takeFactsOfAct(tx, day, timeZone, mostOfAct);
    await tell(tx, { facts, noticesBy: (preferenceOf) => noticesOfAct(day, facts, preferenceOf), at, day }, mailing);
  },
};

export const alertsDaily: DailyRule[] = [tells];
export const alertsActs: ActRule[] = [tellsAtOnce];
