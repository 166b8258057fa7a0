import { dayOf, startOfDay, type DailyRule } from '../../tenants/due';

// Long enough to look into a link that does not work on some device; after that only the figures are shown.
const keptDays = 90;

/** Openings of links end as figures of their title and month: two a second from one address would fill the database. */
const counted: DailyRule = {
  evento: 'acessos_contados',
  next: async (db, _, timeZone) =>
    dayOf(
      await db.$queryRaw<{ day: string | null }[]>`
        SELECT to_char((min(data) AT TIME ZONE ${timeZone})::date + ${keptDays + 1}::int, 'YYYY-MM-DD') AS day
          FROM estatistica_acesso`,
    ),
  apply: async (tx, day, timeZone) => {
    const began = await startOfDay(tx, day, timeZone);
    await tx.$executeRaw`
      WITH old AS (
        DELETE FROM estatistica_acesso WHERE data < ${began}::timestamptz - ${keptDays}::int * interval '1 day'
        RETURNING cod_acervo, data AT TIME ZONE ${timeZone} AS opened)
      INSERT INTO acervo_estatistica (cod_acervo, ano, mes, consultas, emprestimos, reservas)
      SELECT cod_acervo, extract(year FROM opened), extract(month FROM opened), count(*), 0, 0
        FROM old JOIN acervo USING (cod_acervo) GROUP BY 1, 2, 3
      ON CONFLICT (cod_acervo, ano, mes) DO UPDATE SET consultas = acervo_estatistica.consultas + excluded.consultas`;
    // No reader and no patron has anything of it.
    return [];
  },
};

export const linksDaily: DailyRule[] = [counted];
