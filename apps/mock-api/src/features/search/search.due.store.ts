import type { DailyRule } from '../../tenants/due';
import { maxChanges } from './memory/titles.store';

/** The list of changed titles is shortened, also where no index in memory reads it. */
const shortened: DailyRule = {
  evento: 'mudancas_apagadas',
  next: async (db, from) => {
    const [list] = await db.$queryRaw<{ isLong: boolean | null }[]>`
      SELECT max(id) - min(id) >= ${maxChanges} AS "isLong" FROM acervo_mudanca`;
    return list?.isLong ? from : null;
  },
  apply: async (tx) => {
    await tx.$executeRaw`DELETE FROM acervo_mudanca WHERE id <= (SELECT max(id) FROM acervo_mudanca) - ${maxChanges}`;
    // No reader and no patron has anything of it.
    return [];
  },
};

export const searchDaily: DailyRule[] = [shortened];
