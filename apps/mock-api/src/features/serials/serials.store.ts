import type { ReplyRow, serials } from '@catalogue/api-contract';
import type { PrismaClient } from '@catalogue/database/generated/client';

type KardexOptions = ReplyRow<(typeof serials)['listKardexOptions']>;

/** The distinct values in the years of a title's kardex; empty lists for a title without one. */
export const findKardexOptions = async (db: PrismaClient, cod_acervo: number): Promise<KardexOptions> => {
  const [found] = await db.$queryRaw<KardexOptions[]>`
    WITH own AS (SELECT k.*, b.desc_biblioteca FROM kardex k JOIN biblioteca b ON b.cod_biblioteca = k.cod_bib
                  WHERE k.cod_acervo = ${cod_acervo})
    SELECT coalesce((SELECT json_agg(DISTINCT jsonb_build_object('codigo', cod_period, 'descricao', desc_period)) FROM own), '[]')
             AS periodicidades,
           coalesce((SELECT json_agg(o ORDER BY desc_biblioteca)
                       FROM (SELECT DISTINCT cod_bib AS cod_biblioteca, desc_biblioteca FROM own) o), '[]') AS bibliotecas,
           coalesce((SELECT json_agg(DISTINCT jsonb_build_object('codigo', cod_par, 'descricao', desc_par)) FROM own), '[]')
             AS partes,
           coalesce((SELECT json_agg(DISTINCT year ORDER BY year DESC) FROM own), '[]') AS anos`;
  return found ?? { periodicidades: [], bibliotecas: [], partes: [], anos: [] };
};

interface KardexChoice {
  codPeriod?: number | undefined;
  codBib?: number | undefined;
  codPar?: number | undefined;
  year?: number | undefined;
}

export const findKardex = (db: PrismaClient, cod_acervo: number, choice: KardexChoice) =>
  db.$queryRaw<ReplyRow<(typeof serials)['listKardex']>>`
    SELECT k.cod_period AS "codPeriod", k.desc_period, k.cod_bib AS "codBib", b.desc_biblioteca,
           k.cod_par AS "codPar", k.desc_par, k.id AS "seqPar", k.year,
           coalesce((SELECT json_agg(json_build_object('seqSec', i.seq_sec, 'rotulo', i.rotulo, 'situacao', i.situacao)
                                     ORDER BY i.seq_sec)
                       FROM kardex_item i WHERE i.seq_par = k.id), '[]') AS itens
      FROM kardex k JOIN biblioteca b ON b.cod_biblioteca = k.cod_bib
     WHERE k.cod_acervo = ${cod_acervo}
       AND (${choice.codPeriod ?? null}::int IS NULL OR k.cod_period = ${choice.codPeriod})
       AND (${choice.codBib ?? null}::int IS NULL OR k.cod_bib = ${choice.codBib})
       AND (${choice.codPar ?? null}::int IS NULL OR k.cod_par = ${choice.codPar})
       AND (${choice.year ?? null}::int IS NULL OR k.year = ${choice.year})
     ORDER BY k.year DESC, b.desc_biblioteca, k.cod_par, k.cod_period`;

type KardexItemRow = ReplyRow<(typeof serials)['getKardexItem']>;

export const findKardexItem = async (
  db: PrismaClient,
  cod_acervo: number,
  { seqPar, seqSec, codPar }: { seqPar: number; seqSec: number; codPar: number },
): Promise<KardexItemRow | undefined> =>
  (
    await db.$queryRaw<KardexItemRow[]>`
      SELECT k.id AS "seqPar", i.seq_sec AS "seqSec", k.cod_par AS "codPar", i.rotulo, i.situacao,
             to_char(i.data, 'YYYY-MM-DD') AS data, i.observacao
        FROM kardex_item i JOIN kardex k ON k.id = i.seq_par
       WHERE k.cod_acervo = ${cod_acervo} AND k.id = ${seqPar} AND k.cod_par = ${codPar} AND i.seq_sec = ${seqSec}`
  )[0];

export const findSummaries = (db: PrismaClient, cod_acervo: number) =>
  db.$queryRaw<ReplyRow<(typeof serials)['listSummaries']>>`
    SELECT tipo, seq, titulo, autor, paginas, url FROM sumario WHERE cod_acervo = ${cod_acervo} ORDER BY tipo DESC, seq`;
