import { maxFollowedSearches, maxNewTitlesNamed, type ReplyRow, type followedSearches } from '@catalogue/api-contract';
import { newsDays } from '@catalogue/domain';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import type { SlowRule } from '../../tenants/due';
import { findAddedTitles, readFollowable } from '../search/search.public';
import { inShort } from './shortWork.store';

type Db = Pick<Prisma.TransactionClient, '$queryRaw'>;
type Row = ReplyRow<(typeof followedSearches)['followSearch']>;

/** The most new titles that a followed search keeps. */
const maxNewTitles = 200;

const find = (db: Db, which: Prisma.Sql): Promise<Row[]> => db.$queryRaw<Row[]>`
  SELECT p.codigo, p.nome, p.consulta, to_char(p.seguida_em, 'YYYY-MM-DD') AS seguida_em, found.novos,
         CASE WHEN found.novos > 0 THEN to_char(p.novidade_em, 'YYYY-MM-DD') END AS novidade_em, found.titulos
    FROM pesquisa_seguida p
   CROSS JOIN LATERAL (
     SELECT count(*)::int AS novos,
            coalesce(jsonb_agg(jsonb_build_object('cod_acervo', cod_acervo, 'titulo', titulo) ORDER BY cod_acervo DESC)
                       FILTER (WHERE place <= ${maxNewTitlesNamed}), '[]') AS titulos
       FROM (SELECT cod_acervo, titulo, row_number() OVER (ORDER BY cod_acervo DESC) AS place
               FROM acervo WHERE cod_acervo = ANY(p.novos)) AS title) AS found
   WHERE ${which} ORDER BY p.codigo DESC`;

/** The searches that a person follows, the last one first. */
export const findFollowedSearches = (db: Db, cod_pessoa: number): Promise<Row[]> =>
  find(db, Prisma.sql`p.cod_pessoa = ${cod_pessoa}`);

/** Follows a search from a day (ISO) on; null when the person follows too many. What is in the catalogue is not new. */
export async function storeFollowedSearch(
  db: Prisma.TransactionClient,
  cod_pessoa: number,
  { nome, consulta }: { nome: string; consulta: string },
  today: string,
): Promise<Row | null> {
  // Locked, so that two calls do not both find room for the last one.
  await db.$queryRaw`SELECT 1 FROM pessoa WHERE cod_pessoa = ${cod_pessoa} FOR UPDATE`;
  await db.$executeRaw`
    INSERT INTO pesquisa_seguida (cod_pessoa, nome, consulta, seguida_em, visto_ate, novos)
    SELECT ${cod_pessoa}, ${nome}, ${consulta}, ${today}::date, (SELECT coalesce(max(cod_acervo), 0) FROM acervo), '{}'
     WHERE (SELECT count(*) FROM pesquisa_seguida WHERE cod_pessoa = ${cod_pessoa}) < ${maxFollowedSearches}
    ON CONFLICT (cod_pessoa, consulta) DO NOTHING`;
  const [stored] = await find(db, Prisma.sql`p.cod_pessoa = ${cod_pessoa} AND p.consulta = ${consulta}`);
  return stored ?? null;
}

/** False when the person does not follow it. */
export const deleteFollowedSearch = async (
  db: Pick<Prisma.TransactionClient, 'followedSearch'>,
  cod_pessoa: number,
  codigo: number,
): Promise<boolean> => (await db.followedSearch.deleteMany({ where: { cod_pessoa, codigo } })).count > 0;

interface Due {
  codigo: number;
  cod_pessoa: number;
  nome: string;
  consulta: string;
  visto_ate: number;
  last: number;
}

/** What is due, the longest unseen search of each person first, so that nobody's many keep others' from being repeated. */
const findDue = (db: Db) => db.$queryRaw<Due[]>`
  SELECT codigo, cod_pessoa, nome, consulta, visto_ate, added.last
    FROM pesquisa_seguida CROSS JOIN (SELECT max(cod_acervo) AS last FROM acervo) AS added
   WHERE visto_ate < added.last
   ORDER BY row_number() OVER (PARTITION BY cod_pessoa ORDER BY visto_ate, codigo), visto_ate, codigo`;

/** Repeats a search on what has been added; returns the number of new titles. Of two servers, one finds them. */
const repeat = (db: PrismaClient, { codigo, consulta, visto_ate, last }: Due, day: string): Promise<number> =>
  inShort(db, async (tx) => {
    const followed = await readFollowable(tx, consulta, day);
    const found = followed ? await findAddedTitles(tx, followed, visto_ate, maxNewTitles) : [];
    const isOurs = await tx.$executeRaw`
      UPDATE pesquisa_seguida SET visto_ate = ${last} WHERE codigo = ${codigo} AND visto_ate = ${visto_ate}`;
    if (found.length === 0 || isOurs === 0) return 0;
    await tx.$executeRaw`
      UPDATE pesquisa_seguida
         SET novos = (${found}::int[] || CASE WHEN novidade_em >= ${day}::date - ${newsDays}::int THEN novos ELSE '{}' END)[1:${Prisma.raw(String(maxNewTitles))}],
             novidade_em = ${day}::date, untold = true
       WHERE codigo = ${codigo}`;
    return found.length;
  });

/**
 * Repeats the followed searches on what has been added since. New titles of the same week join those of the last notice,
 * which the next one replaces.
 */
export const followedSearchesFind: SlowRule = {
  evento: 'pesquisa_com_novidade',
  async next(db, from) {
    const rows = await db.$queryRaw<object[]>`
      SELECT 1 FROM pesquisa_seguida WHERE visto_ate < (SELECT max(cod_acervo) FROM acervo) LIMIT 1`;
    return rows.length > 0 ? from : null;
  },
  async apply(db, day, until) {
    const events: { cod_pessoa: number; nome: string; novos: number }[] = [];
    // Their other searches are left for the next day.
    const slowPeople = new Set<number>();
    for (const due of await findDue(db)) {
      const { codigo, cod_pessoa, nome, last } = due;
      if (performance.now() > until) break;
      if (slowPeople.has(cod_pessoa)) continue;
      try {
        const novos = await repeat(db, due, day);
        if (novos > 0) events.push({ cod_pessoa, nome, novos });
      } catch {
        // A search that takes too long misses these titles; it would take as long tomorrow. Fails if the database is away.
        slowPeople.add(cod_pessoa);
        await db.$executeRaw`UPDATE pesquisa_seguida SET visto_ate = ${last} WHERE codigo = ${codigo}`;
      }
    }
    return events;
  },
};
