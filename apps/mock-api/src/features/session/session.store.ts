import { Activity } from '@catalogue/api-contract';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import { canRecoverPassword, loginFlow, readUsername, type LoginFlow } from '@catalogue/domain';

export type InTransaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

interface Identity {
  login: string;
  codigo: number;
  cod_pessoa: number;
  nome_pessoa: string;
  password_hash: string;
  bloqueio: boolean;
}

const findIdentities = async (db: PrismaClient, where: Prisma.Sql) => {
  const found = await db.$queryRaw<Identity[]>`
    SELECT l.login, l.codigo, p.cod_pessoa, p.nome_pessoa, p.password_hash, p.bloqueio
      FROM pessoa_login l JOIN pessoa p USING (cod_pessoa) WHERE ${where} ORDER BY l.codigo LIMIT 2`;
  return found.map(({ login, codigo, ...person }) => ({ login, codigo, person }));
};

/** The login that a username means at an institution of this flow; none when several people share it (D1 §5). */
export async function findLogin(db: PrismaClient, flow: LoginFlow, username: string) {
  const { sql, empty } = Prisma;
  for (const { login, codigo, categoria } of readUsername(flow, username)) {
    const named = flow === 'ef' ? sql`(l.login = ${login} OR l.usuario = ${login})` : sql`l.login = ${login}`;
    const ofCode = codigo ? sql`AND l.codigo = ${codigo}` : empty;
    const ofCategory = categoria ? sql`AND p.cod_categoria = ${categoria}` : empty;
    const [found, another] = await findIdentities(db, sql`${named} ${ofCode} ${ofCategory}`);
    if (found && !another) return found;
  }
  return null;
}
/**
 * The people whom a username of the wire may have meant at an institution of its own flow, with the real category of
 * each.
 */
export async function findReadings(db: PrismaClient, flow: LoginFlow, username: string) {
  if (flow === 'plain') return undefined;
  const readings = readUsername(flow, username);
  const people = await db.personLogin.findMany({
    where: { login: { in: readings.map(({ login }) => login) } },
    select: { login: true, person: { select: { cod_categoria: true } } },
  });
  return readings.map((reading) => ({
    ...reading,
    categoria_da_pessoa: people.find(({ login }) => login === reading.login)?.person.cod_categoria,
  }));
}

export type FoundLogin = NonNullable<Awaited<ReturnType<typeof findLogin>>>;

/** The first login of a person, for sign-ins without a typed login. */
export const findFirstLogin = async (db: PrismaClient, cod_pessoa: number): Promise<FoundLogin | undefined> =>
  (await findIdentities(db, Prisma.sql`l.cod_pessoa = ${cod_pessoa}`))[0];

interface SignInSettings {
  flow: LoginFlow;
  captcha: boolean;
  oidc: boolean;
  saml: boolean;
  canRecover: boolean;
}

/** How users sign in: settings of the active institution, and the page's activities. */
export async function findSignInSettings(db: PrismaClient): Promise<SignInSettings> {
  // The activities hold also where no institution is active.
  const [found] = await db.$queryRaw<
    {
      codEmpresa: string | null;
      usaOIDC: boolean | null;
      link_logout_saml: string | null;
      p: object | null;
      captcha: boolean;
    }[]
  >`
    SELECT i."codEmpresa", i."usaOIDC", i.link_logout_saml, i.p, a.captcha
      FROM (SELECT EXISTS (SELECT 1 FROM atividade WHERE codigo = ${Activity.captcha} AND existe) AS captcha) a
      LEFT JOIN instituicao i ON i.active`;
  return {
    flow: loginFlow(found?.codEmpresa ?? ''),
    captcha: found?.captcha ?? false,
    oidc: found?.usaOIDC ?? false,
    // Ruling B10: the only field about SAML in the institution's data.
    saml: Boolean(found?.link_logout_saml),
    canRecover: canRecoverPassword(found?.p ?? {}),
  };
}

export const findPerson = (db: PrismaClient, cod_pessoa: number) =>
  db.person.findUnique({
    where: { cod_pessoa },
    select: {
      cod_pessoa: true,
      nome_pessoa: true,
      email: true,
      bloqueio: true,
      permissions: {
        select: { cod_modulo: true, cod_atividade: true, descricao: true },
        orderBy: [{ cod_modulo: 'asc' }, { cod_atividade: 'asc' }],
      },
    },
  });

export const isBlocked = async (tx: InTransaction, cod_pessoa: number): Promise<boolean> =>
  (await tx.person.findUniqueOrThrow({ where: { cod_pessoa }, select: { bloqueio: true } })).bloqueio;

type TokenDb = Pick<PrismaClient, 'refreshToken' | 'session' | 'person' | '$queryRaw' | '$executeRaw'>;

interface NewSession {
  id: string;
  root_id: string | null;
  cod_pessoa: number;
  login: string;
  client_id: string;
  acting_cod_pessoa: number | null;
  endereco: string;
  dispositivo: string;
}

/** Notes the language of a sign-in or a renewal: the library's own mails to the person are in it. */
export const keepLanguage = (db: Pick<PrismaClient, 'person'>, cod_pessoa: number, idioma: string) =>
  db.person.updateMany({ where: { cod_pessoa, NOT: { idioma } }, data: { idioma } });

export const storeSession = (db: TokenDb, session: NewSession, now: Date) =>
  db.session.create({ data: { ...session, iniciada_em: now, usada_em: now } });

/** When a session began, or the one that it continues. */
export const findSessionStart = async (db: TokenDb, id: string): Promise<Date> => {
  const [session] = await db.$queryRaw<{ iniciada_em: Date }[]>`
    SELECT root.iniciada_em FROM sessao s JOIN sessao root ON root.id = coalesce(s.root_id, s.id) WHERE s.id = ${id}`;
  if (!session) throw new Error('The session is not stored.');
  return session.iniciada_em;
};

interface NewRefreshToken {
  hash: string;
  session_id: string;
  expires_at: Date;
  access_expires_at: Date;
  previous_hash: string | null;
}

/** Stores a token; deletes the person's expired ones, but those that another call has locked. */
export const storeRefreshToken = (
  db: TokenDb,
  { hash, session_id, expires_at, access_expires_at, previous_hash }: NewRefreshToken,
  { cod_pessoa, now }: { cod_pessoa: number; now: Date },
) =>
  db.$executeRaw`
    WITH gone AS (
      DELETE FROM token_renovacao WHERE hash IN (
        SELECT hash FROM token_renovacao r JOIN sessao s ON s.id = r.session_id
         WHERE s.cod_pessoa = ${cod_pessoa} AND r.expires_at <= ${now} FOR UPDATE OF r SKIP LOCKED))
    INSERT INTO token_renovacao (hash, session_id, expires_at, access_expires_at, previous_hash)
    VALUES (${hash}, ${session_id}, ${expires_at}, ${access_expires_at}, ${previous_hash})`;

interface FoundToken {
  expires_at: Date;
  session_id: string;
  root_id: string | null;
  cod_pessoa: number;
  login: string;
  client_id: string;
  acting_cod_pessoa: number | null;
  /** The person of the session is blocked, or who acts for them. */
  is_blocked: boolean;
}

/** A refresh token, with the session that it renews. */
export const findRefreshToken = async (db: PrismaClient, hash: string): Promise<FoundToken | undefined> => {
  const [token] = await db.$queryRaw<FoundToken[]>`
    SELECT r.expires_at, s.id AS session_id, s.root_id, s.cod_pessoa, s.login, s.client_id, s.acting_cod_pessoa,
           p.bloqueio OR coalesce(acting.bloqueio, false) AS is_blocked
      FROM token_renovacao r JOIN sessao s ON s.id = r.session_id JOIN pessoa p ON p.cod_pessoa = s.cod_pessoa
      LEFT JOIN pessoa acting ON acting.cod_pessoa = s.acting_cod_pessoa
     WHERE r.hash = ${hash}`;
  return token;
};

/** Locks the session until the transaction ends, so that a spent token and its successor are read together. */
export const lockSession = (tx: InTransaction, id: string) =>
  tx.$queryRaw`SELECT 1 FROM sessao WHERE id = ${id} FOR UPDATE`;

/** Records that a session was renewed. */
export const markUsed = (tx: InTransaction, id: string, usada_em: Date) =>
  tx.session.update({ where: { id }, data: { usada_em } });

/** Marks the token used; 0 when another call was faster. */
export const spendRefreshToken = async (tx: InTransaction, hash: string, used_at: Date) =>
  (await tx.refreshToken.updateMany({ where: { hash, used_at: null }, data: { used_at } })).count;

export const findTimeOfUse = async (tx: InTransaction, hash: string) =>
  (await tx.refreshToken.findUnique({ where: { hash }, select: { used_at: true } }))?.used_at ?? null;

const revoked = new Date(0);

/**
 * Revokes the successors of a spent token, so that another can be issued in their place. False when a successor was
 * used: then its reply had arrived, and the spent token was copied. A revoked token counts as spent long ago.
 */
export async function revokeSuccessors(tx: InTransaction, previous_hash: string): Promise<boolean> {
  const successors = await tx.refreshToken.findMany({ where: { previous_hash }, select: { used_at: true } });
  if (successors.some(({ used_at }) => used_at !== null && used_at > revoked)) return false;
  await tx.refreshToken.updateMany({ where: { previous_hash }, data: { used_at: revoked } });
  return true;
}
