import type { ReplyRow, search } from '@catalogue/api-contract';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { isFreeCopy } from '../../copyConditions.store';

type Places = ReplyRow<(typeof search)['listShelfPlaces']>;

/** Where the free copies of titles are, in the order of the codes; the library with most of them first. */
export const findShelfPlaces = (db: PrismaClient, codes: readonly number[]): Promise<Places> =>
  db.$queryRaw<Places>`
    WITH place AS (
      SELECT x.cod_acervo, b.cod_biblioteca, b.desc_biblioteca, count(*)::int AS disponiveis,
             min(x.localizacao) AS localizacao,
             CASE WHEN count(DISTINCT coalesce(x.numero_chamada, '')) = 1 THEN min(x.numero_chamada) END AS numero_chamada,
             min(t.dias)::int AS dias_min, max(t.dias)::int AS dias_max
        FROM exemplar x
        JOIN biblioteca b USING (cod_biblioteca)
        JOIN tipo_emprestimo t USING (cod_tipo_emprestimo)
       WHERE x.cod_acervo = ANY(${codes}::int[]) AND ${isFreeCopy}
       GROUP BY x.cod_acervo, b.cod_biblioteca, b.desc_biblioteca)
    SELECT w.cod_acervo::text,
           jsonb_agg(jsonb_build_object(
                       'cod_biblioteca', p.cod_biblioteca::text, 'desc_biblioteca', p.desc_biblioteca,
                       'disponiveis', p.disponiveis, 'localizacao', p.localizacao, 'numero_chamada', p.numero_chamada,
                       'dias_min', p.dias_min, 'dias_max', p.dias_max)
                     ORDER BY p.disponiveis DESC, p.desc_biblioteca, p.cod_biblioteca) AS bibliotecas
      FROM (SELECT cod_acervo, min(place) AS place
              FROM unnest(${codes}::int[]) WITH ORDINALITY AS u(cod_acervo, place) GROUP BY cod_acervo) AS w
      JOIN place p USING (cod_acervo)
     GROUP BY w.cod_acervo, w.place
     ORDER BY w.place`;
