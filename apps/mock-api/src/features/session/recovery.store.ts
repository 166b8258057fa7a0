import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import { oldEmailDays } from '@catalogue/domain';
import { forgetAttempts } from '../../attempts.store';
import { endSessionsOf } from '../../sessions.store';

/** The e-mail change of the last days that recovery does not trust yet: its `before` counts instead. */
const untrusted = (cod_pessoa: number, now: Date) => Prisma.sql`
  SELECT before FROM troca_email
   WHERE cod_pessoa = ${cod_pessoa} AND confirmed_at > ${now}::timestamptz - ${oldEmailDays} * interval '1 day'
   ORDER BY confirmed_at LIMIT 1`;

/** Every address of a person for a code, the main one first; a changed one only after some days. */
export const findAddresses = async (
  db: Pick<PrismaClient, '$queryRaw'>,
  cod_pessoa: number,
  now: Date,
): Promise<string[]> => {
  const rows = await db.$queryRaw<{ email: string }[]>`
    WITH changed AS (${untrusted(cod_pessoa, now)}), known AS (
      SELECT CASE WHEN EXISTS (SELECT 1 FROM changed) THEN (SELECT before FROM changed) ELSE email END AS email,
             0 AS place
        FROM pessoa WHERE cod_pessoa = ${cod_pessoa}
      UNION ALL
      SELECT email, 1 FROM pessoa_email WHERE cod_pessoa = ${cod_pessoa})
    SELECT email FROM known WHERE email IS NOT NULL GROUP BY email ORDER BY min(place), email`;
  return rows.map(({ email }) => email);
};

/** Takes back changes of e-mail address that recovery does not trust yet, and drops those that wait. */
export async function restoreEmail(
  tx: Pick<PrismaClient, '$queryRaw' | 'person' | 'emailChange'>,
  cod_pessoa: number,
  now: Date,
) {
  const [changed] = await tx.$queryRaw<{ before: string | null }[]>`${untrusted(cod_pessoa, now)}`;
  if (changed) await tx.person.update({ where: { cod_pessoa }, data: { email: changed.before } });
  await tx.emailChange.deleteMany({ where: { cod_pessoa } });
}

/** The last code mailed for a login, locked until the transaction ends. */
export async function findCode(tx: Pick<PrismaClient, '$queryRaw'>, login: string) {
  const rows = await tx.$queryRaw<
    { id: number; code_hash: string; salt: string; tte: Date; failures: number; used_at: Date | null }[]
  >`SELECT id, code_hash, salt, tte, failures, used_at FROM recuperacao_senha
     WHERE login = ${login} ORDER BY id DESC LIMIT 1 FOR UPDATE`;
  return rows[0] && !rows[0].used_at ? rows[0] : null;
}

/** Stores a code, and deletes those of the login that are long over. */
export async function storeCode(
  tx: Pick<PrismaClient, 'passwordRecovery'>,
  code: { cod_pessoa: number; login: string; code_hash: string; salt: string; tte: Date },
  now: Date,
) {
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60_000);
  await tx.passwordRecovery.deleteMany({ where: { login: code.login, tte: { lte: dayAgo } } });
  await tx.passwordRecovery.create({ data: code });
}

export const countWrongGuess = (tx: Pick<PrismaClient, 'passwordRecovery'>, id: number) =>
  tx.passwordRecovery.update({ where: { id }, data: { failures: { increment: 1 } } });

/**
 * Reopens an account: removes the block and what is counted against the login, and ends all its sessions.
 */
export async function reopenAccount(
  tx: Pick<PrismaClient, 'person' | 'attempt' | 'session' | '$queryRaw' | '$executeRaw'>,
  login: string,
  cod_pessoa: number,
  now: Date,
) {
  await tx.person.update({ where: { cod_pessoa }, data: { bloqueio: false } });
  await forgetAttempts(tx, login);
  await endSessionsOf(tx, cod_pessoa, now);
}
