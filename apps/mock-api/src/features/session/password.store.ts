import type { PrismaClient } from '@catalogue/database/generated/client';

/** Hashes of a person's last passwords, the one in force first. */
export async function findLastPasswords(db: PrismaClient, cod_pessoa: number, count: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ password_hash: string }[]>`
    SELECT password_hash FROM (
      SELECT password_hash, 0 AS place, 0 AS id FROM pessoa WHERE cod_pessoa = ${cod_pessoa}
      UNION ALL
      SELECT password_hash, 1, id FROM senha_historico WHERE cod_pessoa = ${cod_pessoa}) AS known
     ORDER BY place, id DESC LIMIT ${count}`;
  return rows.map(({ password_hash }) => password_hash);
}

/** Puts a new password in force and keeps the one before. */
export async function replacePassword(db: PrismaClient, cod_pessoa: number, password_hash: string, at: Date) {
  await db.$transaction([
    db.$executeRaw`INSERT INTO senha_historico (cod_pessoa, password_hash, changed_at)
                   SELECT cod_pessoa, password_hash, ${at} FROM pessoa WHERE cod_pessoa = ${cod_pessoa}`,
    db.person.update({ where: { cod_pessoa }, data: { password_hash } }),
  ]);
}
