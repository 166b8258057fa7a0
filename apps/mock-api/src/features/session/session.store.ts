import { Activity } from '@catalogue/api-contract';
import type { PrismaClient } from '@catalogue/database/generated/client';
import {
  attemptsBeforeBlock,
  attemptWindow,
  canRecoverPassword,
  loginFlow,
  readUsername,
  type LoginFlow,
} from '@catalogue/domain';

type InTransaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

/** The columns that a sign-in attempt needs. */
const identity = {
  login: true,
  codigo: true,
  person: {
    select: { cod_pessoa: true, nome_pessoa: true, password_hash: true, bloqueio: true, failed_attempts: true },
  },
} as const;

/** The login that a username means at an institution of this flow; none when several people share it (D1 §5). */
export async function findLogin(db: PrismaClient, flow: LoginFlow, username: string) {
  for (const { login, codigo, categoria } of readUsername(flow, username)) {
    const named = flow === 'ef' ? { OR: [{ login }, { usuario: login }] } : { login };
    const [found, another] = await db.personLogin.findMany({
      where: { ...named, ...(codigo && { codigo }), ...(categoria && { person: { cod_categoria: categoria } }) },
      select: identity,
      take: 2,
    });
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
export const findFirstLogin = (db: PrismaClient, cod_pessoa: number) =>
  db.personLogin.findFirst({ where: { cod_pessoa }, select: identity, orderBy: { codigo: 'asc' } });

interface SignInSettings {
  flow: LoginFlow;
  captcha: boolean;
  oidc: boolean;
  saml: boolean;
  canRecover: boolean;
}

/** How users sign in: settings of the active institution, and the page's activities. */
export async function findSignInSettings(db: PrismaClient): Promise<SignInSettings> {
  const institution = await db.institution.findFirst({ where: { active: true } });
  const captcha = await db.activity.findUnique({ where: { codigo: Activity.captcha } });
  return {
    flow: loginFlow(institution?.codEmpresa ?? ''),
    captcha: captcha?.existe ?? false,
    oidc: institution?.usaOIDC ?? false,
    // Ruling B10: the only field about SAML in the institution's data.
    saml: Boolean(institution?.link_logout_saml),
    canRecover: canRecoverPassword((institution?.p ?? {}) as object),
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

export interface Attempt {
  login: string;
  address: string;
  at: Date;
}

/** Locks the login and the address of an attempt until the transaction ends; addresses first, to avoid deadlocks. */
export async function lockAttempts(tx: InTransaction, { login, address }: Attempt): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('address'), hashtext(${address}))`;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('login'), hashtext(${login}))`;
}

const windowStart = (at: Date): Date => new Date(at.getTime() - attemptWindow);

/** Wrong passwords of the last minute: for this login, and from this address. */
export async function countFailures(db: Pick<PrismaClient, 'loginFailure'>, { login, address, at }: Attempt) {
  const recent = { gt: windowStart(at) };
  return {
    login: await db.loginFailure.count({ where: { login, at: recent } }),
    address: await db.loginFailure.count({ where: { address, at: recent } }),
  };
}

export const isBlocked = async (tx: InTransaction, cod_pessoa: number): Promise<boolean> =>
  (await tx.person.findUniqueOrThrow({ where: { cod_pessoa }, select: { bloqueio: true } })).bloqueio;

/**
 * Records a wrong password, and deletes those that no longer count; blocks the account after too many in a row (ruling
 * B13).
 */
export async function recordFailure(tx: InTransaction, { login, address, at }: Attempt) {
  await tx.$executeRaw`
    DELETE FROM falha_login WHERE id IN (
      SELECT id FROM falha_login WHERE at <= ${windowStart(at)} FOR UPDATE SKIP LOCKED)`;
  await tx.loginFailure.create({ data: { login, address, at } });
  await tx.$executeRaw`
    UPDATE pessoa
       SET failed_attempts = failed_attempts + 1, bloqueio = bloqueio OR failed_attempts + 1 >= ${attemptsBeforeBlock}
     WHERE cod_pessoa = (SELECT cod_pessoa FROM pessoa_login WHERE login = ${login})`;
}

export async function forgetFailures(tx: InTransaction, login: string, cod_pessoa: number) {
  await tx.loginFailure.deleteMany({ where: { login } });
  await tx.person.update({ where: { cod_pessoa }, data: { failed_attempts: 0 } });
}

interface NewRefreshToken {
  hash: string;
  family: string;
  cod_pessoa: number;
  login: string;
  client_id: string;
  expires_at: Date;
  access_expires_at: Date;
}

export const storeRefreshToken = (db: Pick<PrismaClient, 'refreshToken'>, token: NewRefreshToken) =>
  db.refreshToken.create({ data: token });

/** Deletes a person's expired tokens; skips those that another call has locked. */
export const forgetExpiredTokens = (db: Pick<PrismaClient, '$executeRaw'>, cod_pessoa: number, now: Date) =>
  db.$executeRaw`
    DELETE FROM token_renovacao WHERE hash IN (
      SELECT hash FROM token_renovacao WHERE cod_pessoa = ${cod_pessoa} AND expires_at <= ${now} FOR UPDATE SKIP LOCKED)`;

export const findRefreshToken = (db: PrismaClient, hash: string) =>
  db.refreshToken.findUnique({ where: { hash }, include: { person: { select: { bloqueio: true } } } });

/** Locks the token family until the transaction ends, so that a spent token and its successor are read together. */
export const lockFamily = (tx: InTransaction, family: string) =>
  tx.$queryRaw`SELECT 1 FROM token_renovacao WHERE family = ${family} ORDER BY hash FOR UPDATE`;

/** Marks the token used; 0 when another call was faster. */
export const spendRefreshToken = async (tx: InTransaction, hash: string, used_at: Date) =>
  (await tx.refreshToken.updateMany({ where: { hash, used_at: null, revoked_at: null }, data: { used_at } })).count;

export const revokeFamily = (db: Pick<PrismaClient, 'refreshToken'>, family: string, revoked_at: Date) =>
  db.refreshToken.updateMany({ where: { family, revoked_at: null }, data: { revoked_at } });
