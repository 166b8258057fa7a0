import type { Language } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';

type Db = Pick<PrismaClient, '$queryRaw'>;

/**
 * The User-Agents of a person's own sign-ins that are still known, and whether there were any. The list of accesses
 * remembers sign-ins for longer than sessions are.
 */
export async function findKnownDevices(db: Db, cod_pessoa: number) {
  const [known] = await db.$queryRaw<{ devices: string[]; hasSignedIn: boolean }[]>`
    SELECT ARRAY(SELECT DISTINCT dispositivo FROM sessao
                  WHERE cod_pessoa = ${cod_pessoa} AND acting_cod_pessoa IS NULL) AS devices,
           EXISTS (SELECT 1 FROM acesso_dados
                    WHERE cod_pessoa = ${cod_pessoa} AND quem = 'proprio' AND acao = 'entrou') AS "hasSignedIn"`;
  return known ?? { devices: [], hasSignedIn: false };
}

/** Who gets the notice, in which language, and where; mail about the account does not depend on wanting the library's news. */
export async function findReader(db: Db, cod_pessoa: number) {
  const [reader] = await db.$queryRaw<{ nome_pessoa: string; idioma: Language; email: string | null }[]>`
    SELECT nome_pessoa, idioma, email FROM pessoa WHERE cod_pessoa = ${cod_pessoa}`;
  return reader;
}
