import { addDays } from '@catalogue/domain';
import { dayOf, type DailyRule } from '../../tenants/due';

/** Deviations end after their last day. */
const ends: DailyRule = {
  evento: 'afastamento_encerrado',
  next: async (db, from) =>
    dayOf(
      await db.$queryRaw<{ day: string | null }[]>`
        SELECT to_char(min(data_fim) + 1, 'YYYY-MM-DD') AS day FROM afastamento WHERE data_fim >= ${from}::date - 1`,
    ),
  apply: (tx, day) => tx.$queryRaw<{ cod_pessoa: number; cod_biblioteca: number }[]>`
    SELECT cod_pessoa, cod_biblioteca FROM afastamento WHERE data_fim = ${addDays(day, -1)}::date ORDER BY id`,
};

export const clearanceDaily: DailyRule[] = [ends];
