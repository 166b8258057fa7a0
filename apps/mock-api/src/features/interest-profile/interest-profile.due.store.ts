import { dayOf, type DailyRule, type SlowRule } from '../../tenants/due';
import { followedSearchesFind } from './followedSearches.store';
import { interests } from './interests.store';
import { interestsFind } from './matches.store';

/** Ends interests whose last day was yesterday. Their notices are given before, by the rule of alerts. */
const ends: DailyRule = {
  evento: 'interesse_encerrado',
  next: async (db) =>
    dayOf(
      await db.$queryRaw<{ day: string | null }[]>`
        SELECT to_char(min(ate) + 1, 'YYYY-MM-DD') AS day FROM (${interests}) AS followed`,
    ),
  async apply(tx, day) {
    const ended = await tx.$queryRaw<{ cod_pessoa: number; descricao: string }[]>`
      SELECT cod_pessoa, descricao FROM (${interests}) AS followed WHERE ate < ${day}::date
       ORDER BY cod_pessoa, descricao`;
    if (ended.length === 0) return [];
    await tx.interestTopic.deleteMany({ where: { validade: { lt: new Date(day) } } });
    await tx.interestSerial.deleteMany({ where: { validade: { lt: new Date(day) } } });
    await tx.interestWorkType.deleteMany({ where: { validade: { lt: new Date(day) } } });
    return ended;
  },
};

export const interestProfileDaily: DailyRule[] = [ends];

// Interests first: how long searches take is for their followers to choose.
export const interestProfileSlow: SlowRule[] = [interestsFind, followedSearchesFind];
