import type { PrismaClient } from '@catalogue/database/generated/client';

export const findLogin = (db: PrismaClient, login: string) =>
  db.personLogin.findFirst({
    where: { login },
    select: {
      login: true,
      person: { select: { cod_pessoa: true, password_hash: true, bloqueio: true, failed_attempts: true } },
    },
  });

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

export const countFailures = (db: PrismaClient, login: string, since: Date) =>
  db.loginFailure.count({ where: { login, at: { gt: since } } });

/** Notes a wrong password; at `blockAfter` in a row the account is blocked. */
export async function recordFailure(db: PrismaClient, login: string, at: Date, blockAfter: number) {
  await db.loginFailure.create({ data: { login, at } });
  await db.$executeRaw`
    UPDATE pessoa SET failed_attempts = failed_attempts + 1, bloqueio = bloqueio OR failed_attempts + 1 >= ${blockAfter}
     WHERE cod_pessoa = (SELECT cod_pessoa FROM pessoa_login WHERE login = ${login})`;
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
