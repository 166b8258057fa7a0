import type { ClientBase, Pool } from 'pg';

/** Updates facet B (the libraries with copies) of these titles from `exemplar`; writes only rows that differ. */
export async function refreshLibraryFacet(db: Pool | ClientBase, titles: readonly number[]): Promise<void> {
  await db.query(
    `WITH held AS (
       SELECT t.cod_acervo,
              coalesce(jsonb_agg(jsonb_build_object('codigo', b.cod_biblioteca::text, 'descricao', b.desc_biblioteca)
                                 ORDER BY b.cod_biblioteca) FILTER (WHERE b.cod_biblioteca IS NOT NULL), '[]') AS libraries
         FROM unnest($1::int[]) AS t(cod_acervo)
         LEFT JOIN (SELECT DISTINCT cod_acervo, cod_biblioteca FROM exemplar WHERE cod_acervo = ANY($1)) x USING (cod_acervo)
         LEFT JOIN biblioteca b USING (cod_biblioteca)
        GROUP BY t.cod_acervo)
     UPDATE acervo SET dados_adicionais = dados_adicionais || jsonb_build_object('B', held.libraries)
       FROM held
      WHERE acervo.cod_acervo = held.cod_acervo AND dados_adicionais -> 'B' IS DISTINCT FROM held.libraries`,
    [titles],
  );
}
