import type { ClientBase, Pool } from 'pg';

/**
 * Counts how much each title is in demand: the binary logarithm of its copies and loans, rounded down, so that few loans
 * change it. Of two titles equally close to a search, the one in greater demand stands first. One statement; call it
 * after many titles were added or deleted.
 */
export async function refreshTitleDemand(db: Pool | ClientBase): Promise<void> {
  await db.query(`
    WITH fresh AS MATERIALIZED (
      SELECT cod_acervo, floor(log(2, 1 + count(*) + sum(coalesce(loans, 0))))::smallint AS demand
        FROM exemplar
        LEFT JOIN (SELECT cod_exemplar, count(*) AS loans FROM emprestimo GROUP BY cod_exemplar) AS lent USING (cod_exemplar)
       GROUP BY cod_acervo
    ), gone AS (
      DELETE FROM acervo_procura known WHERE NOT EXISTS (SELECT 1 FROM fresh WHERE fresh.cod_acervo = known.cod_acervo)
    )
    INSERT INTO acervo_procura AS known (cod_acervo, demand) SELECT cod_acervo, demand FROM fresh
    ON CONFLICT (cod_acervo) DO UPDATE SET demand = EXCLUDED.demand WHERE known.demand <> EXCLUDED.demand`);
}
