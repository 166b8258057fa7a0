import { HoldStatus } from '@catalogue/api-contract';
import { isLapsed } from '@catalogue/domain';
import { startOf, type DailyRule } from '../../world/due';
import { endHolds, findTitlesToServe, releaseCopies } from './queue.store';

/** Copies that nobody fetched in time are free again. */
const lapses: DailyRule = {
  evento: 'reserva_expirada',
  async apply(tx, day, timeZone) {
    const kept = await tx.$queryRaw<{ cod_reserva: number; validade: string }[]>`
      SELECT cod_reserva, to_char(validade, 'YYYY-MM-DD') AS validade
        FROM reserva WHERE situacao = ${HoldStatus.released} AND validade IS NOT NULL`;
    const ended = await endHolds(
      tx,
      kept.filter(({ validade }) => isLapsed(validade, day)).map(({ cod_reserva }) => cod_reserva),
      HoldStatus.lapsed,
      await startOf(tx, day, timeZone),
    );
    return ended.map(({ cod_reserva, cod_pessoa, cod_acervo }) => ({ cod_reserva, cod_pessoa, cod_acervo }));
  },
};

/** What came back on this day, or was not fetched, goes to those who wait. */
const served: DailyRule = {
  evento: 'reserva_liberada',
  apply: async (tx, day) => (await releaseCopies(tx, await findTitlesToServe(tx), day)).map((hold) => ({ ...hold })),
};

export const holdsDaily: DailyRule[] = [lapses, served];
