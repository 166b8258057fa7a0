import { addDays } from '@catalogue/domain';
import { dayOf, startOfDay, type SlowRule } from '../../tenants/due';

// Long enough to look into a link that does not work on some device; after that only the figures are shown.
const keptDays = 90;
// Each batch ends well before a statement must.
const batch = 20_000;

/** Openings of links end as figures of their title and month: two a second from one address would fill the database. */
const counted: SlowRule = {
  evento: 'acessos_contados',
  next: async (db, _, timeZone) =>
    dayOf(
      await db.$queryRaw<{ day: string | null }[]>`
        SELECT to_char((min(data) AT TIME ZONE ${timeZone})::date + ${keptDays + 1}::int, 'YYYY-MM-DD') AS day
          FROM estatistica_acesso`,
    ),
  apply: async (db, day, until, timeZone) => {
    const limit = await startOfDay(db, addDays(day, -keptDays), timeZone);
    let ended = batch;
    while (ended === batch && performance.now() < until) {
      // A title that is deleted meanwhile waits, and takes its figures along.
      const [row] = await db.$queryRaw<{ ended: number }[]>`
        WITH old AS (
          DELETE FROM estatistica_acesso WHERE id IN (
            SELECT id FROM estatistica_acesso WHERE data < ${limit} ORDER BY data LIMIT ${batch})
          RETURNING cod_acervo, data AT TIME ZONE ${timeZone} AS opened),
        title AS (
          SELECT cod_acervo FROM acervo WHERE cod_acervo IN (SELECT cod_acervo FROM old) FOR KEY SHARE),
        figures AS (
          INSERT INTO acervo_estatistica (cod_acervo, ano, mes, consultas, emprestimos, reservas)
          SELECT cod_acervo, extract(year FROM opened), extract(month FROM opened), count(*), 0, 0
            FROM old JOIN title USING (cod_acervo) GROUP BY 1, 2, 3
          ON CONFLICT (cod_acervo, ano, mes) DO UPDATE SET consultas = acervo_estatistica.consultas + excluded.consultas)
        SELECT count(*)::int AS ended FROM old`;
      ended = row?.ended ?? 0;
    }
    // The log of events does not show it: nothing changes for a reader or a patron.
    return [];
  },
};

export const linksSlow: SlowRule[] = [counted];
