import { Activity } from '@catalogue/api-contract';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { canRecoverPassword, loginFlow, readUsername, type LoginFlow } from '@catalogue/domain';

/** Who signs in, and how often it has gone wrong. */
const identity = {
  login: true,
  codigo: true,
  person: {
    select: { cod_pessoa: true, nome_pessoa: true, password_hash: true, bloqueio: true, failed_attempts: true },
  },
} as const;

/** Which login a username of the wire means at an institution of this flow; none when several people share it (D1 §5). */
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
export type FoundLogin = NonNullable<Awaited<ReturnType<typeof findLogin>>>;

/** The first login of a person: who came by another way has that one. */
export const findFirstLogin = (db: PrismaClient, cod_pessoa: number) =>
  db.personLogin.findFirst({ where: { cod_pessoa }, select: identity, orderBy: { codigo: 'asc' } });

export interface SignInSettings {
  flow: LoginFlow;
  captcha: boolean;
  oidc: boolean;
  saml: boolean;
  canRecover: boolean;
}

/** How people sign in here: by the institution that is in force, and the page's activities. */
export async function findSignInSettings(db: PrismaClient): Promise<SignInSettings> {
  const institution = await db.institution.findFirst({ where: { active: true } });
  const captcha = await db.activity.findUnique({ where: { codigo: Activity.captcha } });
  return {
    flow: loginFlow(institution?.codEmpresa ?? ''),
    captcha: captcha?.existe ?? false,
    oidc: institution?.usaOIDC ?? false,
    // Decisions B10: the one trace of SAML in the institution's data.
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

/** Wrong passwords since a moment: of this login, and from this address. */
export const countFailures = async (db: PrismaClient, login: string, address: string, since: Date) => ({
  login: await db.loginFailure.count({ where: { login, at: { gt: since } } }),
  address: await db.loginFailure.count({ where: { address, at: { gt: since } } }),
});

/** Notes a wrong password; at `blockAfter` in a row the account is blocked. */
export async function recordFailure(
  db: PrismaClient,
  failure: { login: string; address: string; at: Date },
  blockAfter: number,
) {
  await db.loginFailure.create({ data: failure });
  await db.$executeRaw`
    UPDATE pessoa SET failed_attempts = failed_attempts + 1, bloqueio = bloqueio OR failed_attempts + 1 >= ${blockAfter}
     WHERE cod_pessoa = (SELECT cod_pessoa FROM pessoa_login WHERE login = ${failure.login})`;
}

export async function forgetFailures(db: PrismaClient, login: string, cod_pessoa: number) {
  await db.$transaction([
    db.loginFailure.deleteMany({ where: { login } }),
    db.person.update({ where: { cod_pessoa }, data: { failed_attempts: 0 } }),
  ]);
}

export interface NewRefreshToken {
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

export const findRefreshToken = (db: PrismaClient, hash: string) =>
  db.refreshToken.findUnique({ where: { hash }, include: { person: { select: { bloqueio: true } } } });

type InTransaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

/** Keeps others of the family waiting until the transaction ends: a spent token and its successor are seen together. */
export const lockFamily = (tx: InTransaction, family: string) =>
  tx.$queryRaw`SELECT 1 FROM token_renovacao WHERE family = ${family} ORDER BY hash FOR UPDATE`;

/** Marks the token used, unless somebody was faster: then 0. */
export const spendRefreshToken = async (tx: InTransaction, hash: string, used_at: Date) =>
  (await tx.refreshToken.updateMany({ where: { hash, used_at: null, revoked_at: null }, data: { used_at } })).count;

export const revokeFamily = (db: Pick<PrismaClient, 'refreshToken'>, family: string, revoked_at: Date) =>
  db.refreshToken.updateMany({ where: { family, revoked_at: null }, data: { revoked_at } });
