import { dayOf, type DailyRule, type SlowRule } from '../../tenants/due';
import { storeAlerts } from '../alerts/alerts.public';
import { followedSearchesFind } from './followedSearches.store';
import { interestsFind } from './matches.store';

interface Ended {
  cod_pessoa: number;
  descricao: string;
}

/** Ends interests whose last day was yesterday, and alerts the person. */
const ends: DailyRule = {
  evento: 'interesse_encerrado',
  next: async (db) =>
    dayOf(
      await db.$queryRaw<{ day: string | null }[]>`
        SELECT to_char(min(validade) + 1, 'YYYY-MM-DD') AS day
          FROM (SELECT validade FROM interesse_area UNION ALL SELECT validade FROM interesse_periodico
                UNION ALL SELECT validade FROM interesse_tipo_obra) AS followed`,
    ),
  async apply(tx, day) {
    const ended = await tx.$queryRaw<Ended[]>`
      WITH topics AS (DELETE FROM interesse_area WHERE validade < ${day}::date RETURNING cod_pessoa, descricao),
      serials AS (
        DELETE FROM interesse_periodico i USING acervo a WHERE i.validade < ${day}::date AND a.cod_acervo = i.cod_acervo
        RETURNING i.cod_pessoa, a.titulo AS descricao),
      types AS (
        DELETE FROM interesse_tipo_obra w WHERE w.validade < ${day}::date
        RETURNING w.cod_pessoa,
                  coalesce((SELECT min(a.desc_tipo_obra) FROM acervo a WHERE a.cod_tipo_obra = w.cod_tipo_obra), '')
                    AS descricao)
      SELECT * FROM topics UNION ALL SELECT * FROM serials UNION ALL SELECT * FROM types ORDER BY cod_pessoa, descricao`;
    await storeAlerts(
      tx,
      ended.map(({ cod_pessoa, descricao }) => ({
        cod_pessoa,
        titulo: 'Interesse encerrado',
        texto: `A validade do seu interesse terminou: ${descricao}.`,
        data: new Date(`${day}T12:00:00Z`),
      })),
    );
    return ended.map((one) => ({ ...one }));
  },
};

export const interestProfileDaily: DailyRule[] = [ends];

// Interests first: how long searches take is for their followers to choose.
export const interestProfileSlow: SlowRule[] = [interestsFind, followedSearchesFind];
