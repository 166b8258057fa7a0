import type { PrismaClient } from '@catalogue/database/generated/client';

/** Hashes of a person's last passwords, the current one first. */
export async function findLastPasswords(db: PrismaClient, cod_pessoa: number, count: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ password_hash: string }[]>`
    SELECT password_hash FROM (
      SELECT password_hash, 0 AS place, 0 AS id FROM pessoa WHERE cod_pessoa = ${cod_pessoa}
      UNION ALL
      SELECT password_hash, 1, id FROM senha_historico WHERE cod_pessoa = ${cod_pessoa}) AS known
     ORDER BY place, id DESC LIMIT ${count}`;
  return rows.map(({ password_hash }) => password_hash);
}

/**
 * Whether a hash is the one in force. It stays so until the transaction ends: a change that is under way is waited for,
 * and one that begins waits.
 */
export const keepPassword = async (tx: Pick<PrismaClient, '$queryRaw'>, cod_pessoa: number, password_hash: string) =>
  (
    await tx.$queryRaw<object[]>`
      SELECT 1 FROM pessoa WHERE cod_pessoa = ${cod_pessoa} AND password_hash = ${password_hash} FOR NO KEY UPDATE`
  ).length > 0;

/**
 * Replaces the password `before`, spends all codes for a new one, and ends the address for calendar programs, which whoever
 * was in the account may have made. Changes nothing and returns false when it is no longer the current one.
 */
export async function replacePassword(
  tx: Pick<PrismaClient, '$executeRaw' | 'person' | 'passwordRecovery' | 'calendarAddress'>,
  { cod_pessoa, before, after, at }: { cod_pessoa: number; before: string; after: string; at: Date },
): Promise<boolean> {
  // A concurrent change waits here, and then finds another hash.
  const { count } = await tx.person.updateMany({
    where: { cod_pessoa, password_hash: before },
    data: { password_hash: after },
  });
  if (count === 0) return false;
  await tx.$executeRaw`INSERT INTO senha_historico (cod_pessoa, password_hash, changed_at)
                       VALUES (${cod_pessoa}, ${before}, ${at})`;
  await tx.passwordRecovery.updateMany({ where: { cod_pessoa, used_at: null }, data: { used_at: at } });
  await tx.calendarAddress.deleteMany({ where: { cod_pessoa } });
  return true;
}
