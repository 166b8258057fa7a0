import type { PrismaClient } from '@catalogue/database/generated/client';

/** The people who share a username, if there are several (institution 571). */
export async function findDuplicates(db: PrismaClient, usuario: string) {
  const rows = await db.$queryRaw<{ codigo: string; nome: string }[]>`
    SELECT codigo::text, nome FROM pessoa_login WHERE usuario = ${usuario} ORDER BY nome, pessoa_login.codigo`;
  return rows.length > 1 ? rows : [];
}

export const findLogins = (db: PrismaClient, cod_pessoa: number) =>
  db.$queryRaw<{ codigo: string; nome: string; base: string; login: string; bloqueio: boolean }[]>`
    SELECT l.codigo::text, l.nome, l.base, l.login, p.bloqueio
      FROM pessoa_login l JOIN pessoa p USING (cod_pessoa)
     WHERE l.cod_pessoa = ${cod_pessoa} ORDER BY l.codigo`;
