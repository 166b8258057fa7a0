import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import { sessionDays } from '@catalogue/domain';

type Db = Pick<PrismaClient, '$queryRaw' | '$executeRaw' | 'session'>;

/**
 * The rows of `sessao s` that are open, with `root`, the session that each continues or itself, and its person `p`. A
 * session ends with its root, after 90 days at last, and when who acts for the person is blocked or may no longer.
 */
const openSessions = (now: Date) => Prisma.sql`
  sessao s
  JOIN sessao root ON root.id = coalesce(s.root_id, s.id)
  JOIN pessoa p ON p.cod_pessoa = s.cod_pessoa
  LEFT JOIN pessoa acting ON acting.cod_pessoa = s.acting_cod_pessoa
 WHERE s.ended_at IS NULL AND root.ended_at IS NULL
   AND root.iniciada_em > ${now}::timestamptz - ${sessionDays} * interval '1 day'
   AND (s.acting_cod_pessoa IS NULL
        OR NOT acting.bloqueio AND EXISTS (SELECT 1 FROM troca_permitida t
                                            WHERE t.cod_pessoa = s.acting_cod_pessoa AND t.login_destino = s.login))`;

/** Whether a session is open, and its person not blocked. `id`: the column of the session. */
export const isOpenSession = (id: Prisma.Sql, now: Date): Prisma.Sql =>
  Prisma.sql`EXISTS (SELECT 1 FROM ${openSessions(now)} AND NOT p.bloqueio AND s.id = ${id})`;

export interface SessionStatus {
  state: 'open' | 'blocked' | 'ended';
  /** Who acts for the person in it; null: the person. */
  acting: number | null;
}

/** What a session is good for; `blocked`: its person is. */
export const findSessionStatus = async (db: Db, id: string, now: Date): Promise<SessionStatus> => {
  const [found] = await db.$queryRaw<{ bloqueio: boolean; acting: number | null }[]>`
    SELECT p.bloqueio, s.acting_cod_pessoa AS acting FROM ${openSessions(now)} AND s.id = ${id}`;
  if (!found) return { state: 'ended', acting: null };
  return { state: found.bloqueio ? 'blocked' : 'open', acting: found.acting };
};

export interface OwnSession {
  id: string;
  dispositivo: string;
  endereco: string;
  iniciada_em: Date;
  usada_em: Date;
  root: string;
  por: string | null;
}

/** Open sessions of a person that can still be renewed, the last used first; one for all that continue each other. */
export const findSessions = (db: Db, cod_pessoa: number, now: Date) =>
  db.$queryRaw<OwnSession[]>`
    SELECT * FROM (
      SELECT DISTINCT ON (root.id) s.id, s.dispositivo, s.endereco, root.iniciada_em, s.usada_em, root.id AS root,
             acting.nome_pessoa AS por
        FROM ${openSessions(now)} AND s.cod_pessoa = ${cod_pessoa}
         AND EXISTS (SELECT 1 FROM token_renovacao r
                      WHERE r.session_id = s.id AND r.used_at IS NULL AND r.expires_at > ${now})
       ORDER BY root.id, s.usada_em DESC) AS listed
     ORDER BY usada_em DESC, id`;

/** The root of a session, and who acts in it. */
export const findSession = (db: Db, id: string) =>
  db.session.findUnique({
    where: { id },
    select: { id: true, root_id: true, cod_pessoa: true, acting_cod_pessoa: true },
  });

/** Ends a session with all that continue it, or that it continues. */
export const endSession = (db: Db, root: string, ended_at: Date) =>
  db.session.updateMany({ where: { ended_at: null, OR: [{ id: root }, { root_id: root }] }, data: { ended_at } });

/** Ends what continues a session as this person. */
export const endSessionIn = (db: Db, root_id: string, cod_pessoa: number, ended_at: Date) =>
  db.session.updateMany({ where: { ended_at: null, root_id, cod_pessoa }, data: { ended_at } });

/** Ends every session of a person, and those in which they act for another; all but those of the root `except`. */
export const endSessionsOf = (db: Db, cod_pessoa: number, ended_at: Date, except = '') =>
  db.$executeRaw`
    UPDATE sessao SET ended_at = ${ended_at}
     WHERE ended_at IS NULL AND (cod_pessoa = ${cod_pessoa} OR acting_cod_pessoa = ${cod_pessoa})
       AND coalesce(root_id, id) <> ${except}`;
