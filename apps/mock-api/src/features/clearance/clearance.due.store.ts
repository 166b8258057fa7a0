import { addDays } from '@catalogue/domain';
import type { DailyRule } from '../../world/due';

/** Deviations end with their last day. */
const ends: DailyRule = {
  evento: 'afastamento_encerrado',
  apply: (tx, day) => tx.$queryRaw<{ cod_pessoa: number; cod_biblioteca: number }[]>`
    SELECT cod_pessoa, cod_biblioteca FROM afastamento WHERE data_fim = ${addDays(day, -1)}::date ORDER BY id`,
};

export const clearanceDaily: DailyRule[] = [ends];
