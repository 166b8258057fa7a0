import type { PrismaClient } from '@catalogue/database/generated/client';
import { codeFailure, type CodeFailure } from '@catalogue/domain';

/** Every address of a person for a code, the main one first. */
export const findAddresses = async (db: PrismaClient, cod_pessoa: number): Promise<string[]> => {
  const rows = await db.$queryRaw<{ email: string }[]>`
    SELECT email FROM (
      SELECT email, 0 AS place FROM pessoa WHERE cod_pessoa = ${cod_pessoa} AND email IS NOT NULL
      UNION ALL
      SELECT email, 1 FROM pessoa_email WHERE cod_pessoa = ${cod_pessoa}) AS known
     GROUP BY email ORDER BY min(place), email`;
  return rows.map(({ email }) => email);
};

export const storeCode = (
  db: PrismaClient,
  code: { cod_pessoa: number; login: string; code_hash: string; tte: Date },
) => db.passwordRecovery.create({ data: code });

/** Checks a code against the last one mailed, and counts a wrong one; concurrent checks run one after the other. */
export const evaluateCode = (
  db: PrismaClient,
  login: string,
  code_hash: string,
  now: Date,
): Promise<{ failure: CodeFailure | null; id: number }> =>
  db.$transaction(async (tx) => {
    const [mailed] = await tx.$queryRaw<
      { id: number; code_hash: string; tte: Date; failures: number; used_at: Date | null }[]
    >`SELECT id, code_hash, tte, failures, used_at FROM recuperacao_senha
       WHERE login = ${login} ORDER BY id DESC LIMIT 1 FOR UPDATE`;
    const current = mailed && !mailed.used_at ? mailed : null;
    const failure = codeFailure(current, current?.code_hash === code_hash, now);
    if (current && failure === 'codigo_invalido')
      await tx.passwordRecovery.update({ where: { id: current.id }, data: { failures: { increment: 1 } } });
    return { failure, id: current?.id ?? 0 };
  });

/** Marks a code used; 0 when another call was faster. */
export const spendCode = async (db: Pick<PrismaClient, 'passwordRecovery'>, id: number, used_at: Date) =>
  (await db.passwordRecovery.updateMany({ where: { id, used_at: null }, data: { used_at } })).count;

/** Reopens an account: removes the block and the count of wrong passwords, and ends all its sessions. */
export async function reopenAccount(
  tx: Pick<PrismaClient, 'person' | 'loginFailure' | 'refreshToken'>,
  login: string,
  cod_pessoa: number,
  now: Date,
) {
  await tx.person.update({ where: { cod_pessoa }, data: { bloqueio: false, failed_attempts: 0 } });
  await tx.loginFailure.deleteMany({ where: { login } });
  await tx.refreshToken.updateMany({ where: { cod_pessoa, revoked_at: null }, data: { revoked_at: now } });
}
