import type { FactsOfDay } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';

type Db = Pick<PrismaClient, '$queryRaw'>;

/**
 * Issues that have come in since this was asked last, for each person who follows the issues of their serial, there, on a day
 * (ISO). They count as told from here on.
 */
export const takeReceivedIssues = (tx: Db, day: string) =>
  tx.$queryRaw<FactsOfDay['issues'][number][]>`
    WITH k AS (UPDATE kardex_item SET untold = false WHERE untold RETURNING *)
    SELECT i.cod_pessoa, k.seq_par || '-' || k.seq_sec AS codigo, p.cod_acervo::text, a.titulo AS nome, b.desc_biblioteca,
           k.rotulo
      FROM k JOIN kardex p ON p.id = k.seq_par JOIN acervo a USING (cod_acervo)
      JOIN biblioteca b ON b.cod_biblioteca = p.cod_bib
      JOIN interesse_periodico i ON i.cod_acervo = p.cod_acervo AND i.fasciculo AND i.validade >= ${day}::date
       AND (cardinality(i.bibliotecas) = 0 OR p.cod_bib = ANY(i.bibliotecas))
     ORDER BY i.cod_pessoa, k.seq_par, k.seq_sec`;

/** Those of the issues, by the codes of their notices, that still exist. */
export async function findIssuesNow(db: Db, codes: readonly string[]): Promise<string[]> {
  const parts = codes.map((code) => Number(code.split('-')[0]));
  const rows = await db.$queryRaw<{ codigo: string }[]>`
    SELECT seq_par || '-' || seq_sec AS codigo FROM kardex_item WHERE seq_par = ANY(${parts}::int[])`;
  return rows.map(({ codigo }) => codigo).filter((code) => codes.includes(code));
}
