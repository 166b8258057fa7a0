import type { ClientBase, Pool } from 'pg';

/**
 * Updates `palavra` to the words that occur in titles, authors and subjects: in lower case, without accents, of three
 * to forty letters, without stop words, each with the number of its titles. One statement, so that a search never reads
 * half of them. Call it after many titles were added or deleted; 200,000 titles take about twelve seconds.
 */
export async function refreshSuggestionWords(db: Pool | ClientBase): Promise<void> {
  await db.query(`
    WITH fresh AS MATERIALIZED (
      SELECT palavra, count(*)::int AS n_titles
        FROM acervo a
       CROSS JOIN LATERAL (
         SELECT DISTINCT palavra
           FROM string_to_table(
             lower(catalogue_words(concat_ws(' ', titulo, titulo_adicional, search_author, search_subject))), ' ') AS palavra
       ) AS words
       WHERE length(palavra) BETWEEN 3 AND 40 AND palavra !~ '^[0-9]+$'
       GROUP BY palavra
      HAVING numnode(plainto_tsquery('catalogo', palavra)) > 0
    ), gone AS (
      DELETE FROM palavra WHERE NOT EXISTS (SELECT 1 FROM fresh WHERE fresh.palavra = palavra.palavra)
    )
    INSERT INTO palavra AS known (palavra, n_titles) SELECT palavra, n_titles FROM fresh
    ON CONFLICT (palavra) DO UPDATE SET n_titles = EXCLUDED.n_titles WHERE known.n_titles <> EXCLUDED.n_titles`);
}
