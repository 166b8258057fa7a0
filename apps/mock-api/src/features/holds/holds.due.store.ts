import { HoldStatus } from '@catalogue/api-contract';
import { addDays, isHoldExpired } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { startOfDay, type DailyRule } from '../../tenants/due';
import { endHolds, findTitlesToServe, releaseCopies } from './queue.store';

const findReleased = (db: Pick<PrismaClient, '$queryRaw'>) =>
  db.$queryRaw<{ cod_reserva: number; validade: string }[]>`
    SELECT cod_reserva, to_char(validade, 'YYYY-MM-DD') AS validade
      FROM reserva WHERE situacao = ${HoldStatus.released} AND validade IS NOT NULL`;

/** Frees copies that were not fetched in time. */
const lapses: DailyRule = {
  evento: 'reserva_expirada',
  async next(db) {
    const kept = await findReleased(db);
    const [first] = kept.map(({ validade }) => validade).sort();
    return first === undefined ? null : addDays(first, 1);
  },
  async apply(tx, day, timeZone) {
    const kept = await findReleased(tx);
    const ended = await endHolds(
      tx,
      kept.filter(({ validade }) => isHoldExpired(validade, day)).map(({ cod_reserva }) => cod_reserva),
      HoldStatus.lapsed,
      await startOfDay(tx, day, timeZone),
    );
    return ended.map(({ cod_reserva, cod_pessoa, cod_acervo }) => ({ cod_reserva, cod_pessoa, cod_acervo }));
  },
};

/** Assigns copies that were returned on this day, or not fetched, to the waiting holds. */
const served: DailyRule = {
  evento: 'reserva_liberada',
  // Other rules return copies; this one is applied on their days too.
  next: async (db, from) => ((await findTitlesToServe(db)).length > 0 ? from : null),
  apply: async (tx, day) => (await releaseCopies(tx, await findTitlesToServe(tx), day)).map((hold) => ({ ...hold })),
};

export const holdsDaily: DailyRule[] = [lapses, served];
