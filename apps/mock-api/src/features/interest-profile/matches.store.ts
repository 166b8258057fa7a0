import {
  InterestOrigin,
  maxMatchingTitles,
  SerialItemStatus,
  TopicKind,
  type ReplyRow,
  type interestProfile,
} from '@catalogue/api-contract';
import { newsDays } from '@catalogue/domain';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import type { SlowRule } from '../../tenants/due';
import { inShort } from './shortWork.store';

type Db = Pick<PrismaClient, '$queryRaw'>;

const inLibraries = Prisma.sql`
  (cardinality(w.bibliotecas) = 0
   OR EXISTS (SELECT 1 FROM exemplar x WHERE x.cod_acervo = a.cod_acervo AND x.cod_biblioteca = ANY(w.bibliotecas)))`;

/**
 * The titles `a` that match a person's topics and work types on a day (ISO), with since when and why; `which` ends the
 * statement of each kind.
 */
const matchesOf = (cod_pessoa: number, today: string, which: Prisma.Sql) => Prisma.sql`
  (SELECT a.cod_acervo, a.data_inclusao AS since, t."tipoDSI" AS tipo_origem, t.descricao AS origem
     FROM interesse_area t JOIN acervo a ON a.cod_area_conhecimento = t.codigo
    WHERE t.cod_pessoa = ${cod_pessoa} AND t.validade >= ${today}::date AND t."tipoDSI" = ${TopicKind.area}
      ${which})
  UNION ALL
  (SELECT a.cod_acervo, a.data_inclusao, t."tipoDSI", t.descricao
     FROM interesse_area t
     JOIN acervo_autoridade v ON v.cod_autoridade = t.codigo::int
     JOIN acervo a USING (cod_acervo)
    WHERE t.cod_pessoa = ${cod_pessoa} AND t.validade >= ${today}::date AND t."tipoDSI" <> ${TopicKind.area}
      AND (v.paragrafo LIKE '6%') = (t."tipoDSI" = ${TopicKind.subject})
      ${which})
  UNION ALL
  (SELECT a.cod_acervo, a.data_inclusao, ${InterestOrigin.workType}, a.desc_tipo_obra
     FROM interesse_tipo_obra w JOIN acervo a USING (cod_tipo_obra)
    WHERE w.cod_pessoa = ${cod_pessoa} AND w.validade >= ${today}::date
      AND (cardinality(w.idiomas) = 0 OR a.idioma = ANY(w.idiomas))
      AND ${inLibraries}
      ${which})`;

// The newest titles overall are among the newest of each kind, so a large catalogue need not be sorted as a whole.
const newestFirst = Prisma.sql`ORDER BY a.data_inclusao DESC, a.cod_acervo DESC LIMIT ${maxMatchingTitles}`;
const arrived = Prisma.join([SerialItemStatus.received, SerialItemStatus.bound]);

/**
 * Titles that match a person's interests on a day (ISO), newest first, each once. A periodical whose issues are
 * followed is as new as the last issue that arrived.
 */
export const findMatches = (db: Db, cod_pessoa: number, today: string) =>
  db.$queryRaw<ReplyRow<(typeof interestProfile)['listMatchingTitles']>>`
    WITH matches AS (
      ${matchesOf(cod_pessoa, today, newestFirst)}
      UNION ALL
      SELECT a.cod_acervo, greatest(a.data_inclusao, issues.last), ${InterestOrigin.serial}, a.titulo
        FROM interesse_periodico i
        JOIN acervo a USING (cod_acervo)
        LEFT JOIN LATERAL (
          SELECT max(k.data) AS last FROM kardex p JOIN kardex_item k ON k.seq_par = p.id
           WHERE i.fasciculo AND p.cod_acervo = i.cod_acervo AND k.data <= ${today}::date AND k.situacao IN (${arrived})
             AND (cardinality(i.bibliotecas) = 0 OR p.cod_bib = ANY(i.bibliotecas))) issues ON true
       WHERE i.cod_pessoa = ${cod_pessoa} AND i.validade >= ${today}::date),
    distinct_matches AS (SELECT DISTINCT ON (cod_acervo) * FROM matches ORDER BY cod_acervo, since DESC, tipo_origem)
    SELECT a.cod_acervo, a.titulo, a.autor_principal AS autor, a.cod_tipo_obra,
           to_char(m.since, 'YYYY-MM-DD') AS data_inclusao, m.tipo_origem, m.origem
      FROM distinct_matches m JOIN acervo a USING (cod_acervo)
     ORDER BY m.since DESC, a.cod_acervo DESC LIMIT ${maxMatchingTitles}`;

interface Due {
  cod_pessoa: number;
  visto_ate: number;
  last: number;
}

/** Looks at what has been added since for a person; returns the number of new titles. Of two servers, one finds them. */
async function lookFor(db: Db, { cod_pessoa, visto_ate, last }: Due, day: string): Promise<number> {
  // Of each kind only as many as are kept, so that an import of a million titles need not be looked through.
  const added = Prisma.sql`
    AND a.cod_acervo > ${visto_ate} AND a.cod_acervo <= ${last} ORDER BY a.cod_acervo DESC LIMIT ${maxMatchingTitles}`;
  const [found] = await db.$queryRaw<{ novos: number }[]>`
    WITH found AS (
      SELECT coalesce(array_agg(DISTINCT cod_acervo ORDER BY cod_acervo DESC), '{}') AS novos
        FROM (${matchesOf(cod_pessoa, day, added)}) AS matches)
    UPDATE perfil_novidade p
       SET visto_ate = ${last}, untold = p.untold OR found.novos <> '{}',
           novidade_em = CASE WHEN found.novos <> '{}' THEN ${day}::date ELSE p.novidade_em END,
           novos = CASE WHEN found.novos = '{}' THEN p.novos
                        ELSE (found.novos || CASE WHEN p.novidade_em >= ${day}::date - ${newsDays}::int THEN p.novos ELSE '{}' END)
                               [1:${Prisma.raw(String(maxMatchingTitles))}] END
      FROM found WHERE p.cod_pessoa = ${cod_pessoa} AND p.visto_ate = ${visto_ate}
    RETURNING cardinality(found.novos) AS novos`;
  return found?.novos ?? 0;
}

/**
 * Finds what has been added to what people follow. New titles of the same week join those of the last notice, which the
 * next one replaces.
 */
export const interestsFind: SlowRule = {
  evento: 'perfil_com_novidade',
  async next(db, from) {
    const rows = await db.$queryRaw<object[]>`
      SELECT 1 FROM perfil_novidade WHERE visto_ate < (SELECT max(cod_acervo) FROM acervo) LIMIT 1`;
    return rows.length > 0 ? from : null;
  },
  async apply(db, day, until) {
    const events: { cod_pessoa: number; novos: number }[] = [];
    // The other half of the time is for followed searches.
    const half = (performance.now() + until) / 2;
    const due = await db.$queryRaw<Due[]>`
      SELECT cod_pessoa, visto_ate, added.last
        FROM perfil_novidade CROSS JOIN (SELECT max(cod_acervo) AS last FROM acervo) AS added
       WHERE visto_ate < added.last ORDER BY visto_ate, cod_pessoa`;
    for (const one of due) {
      const { cod_pessoa, last } = one;
      if (performance.now() > half) break;
      try {
        const novos = await inShort(db, (tx) => lookFor(tx, one, day));
        if (novos > 0) events.push({ cod_pessoa, novos });
      } catch {
        // What takes too long misses these titles; it would take as long tomorrow. Fails if the database is away.
        await db.$executeRaw`UPDATE perfil_novidade SET visto_ate = ${last} WHERE cod_pessoa = ${cod_pessoa}`;
      }
    }
    return events;
  },
};
