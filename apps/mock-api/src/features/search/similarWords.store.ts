import type { Prisma } from '@catalogue/database/generated/client';

export interface NearWords {
  palavra: string;
  /** How many titles have the word itself; 0 if none has it, and for numbers, short words and stop words. */
  n_titles: number;
  /** Of a word that no title has: words that begin with it. Then similarly spelt words, nearest first. A stop word has none. */
  near: string[];
}

/** Words that share four tenths of their trigrams: "machdo" and "machado" share half. */
export const nearest = 0.4;
export const maxWords = 20;
/** An abbreviation has so many letters at least, and so many words that begin with it are near. */
export const [shortestBeginning, maxBeginning] = [3, 3] as const;

/**
 * Words of titles near the given ones, in the order given, at most `limit` for each; only the first twenty words
 * are used.
 */
export const findNearWords = (
  db: Pick<Prisma.TransactionClient, '$queryRaw'>,
  words: readonly string[],
  limit: number,
): Promise<NearWords[]> =>
  db.$queryRaw<NearWords[]>`
    SELECT w.palavra, coalesce(own.n_titles, 0) AS n_titles,
           ARRAY(SELECT near.palavra
                   FROM ((SELECT p.palavra, p.n_titles, 2::real AS closeness FROM palavra p
                           WHERE own.palavra IS NULL AND says.something AND length(w.palavra) >= ${shortestBeginning} AND p.palavra LIKE w.palavra || '%'
                           ORDER BY p.n_titles DESC, p.palavra COLLATE "C" LIMIT ${maxBeginning})
                         UNION ALL
                         (SELECT p.palavra, p.n_titles, similarity(p.palavra, w.palavra) FROM palavra p
                           WHERE says.something AND p.palavra % w.palavra AND p.palavra <> w.palavra AND similarity(p.palavra, w.palavra) >= ${nearest}
                           ORDER BY 3 DESC, p.n_titles DESC, p.palavra COLLATE "C" LIMIT ${limit})) AS near
                  GROUP BY near.palavra, near.n_titles
                  ORDER BY max(near.closeness) DESC, near.n_titles DESC, near.palavra COLLATE "C"
                  LIMIT ${limit}) AS near
      FROM unnest(${words.slice(0, maxWords)}::text[]) WITH ORDINALITY AS w(palavra, place)
      LEFT JOIN palavra own USING (palavra)
     CROSS JOIN LATERAL (SELECT numnode(plainto_tsquery('catalogo', w.palavra)) > 0 AS something OFFSET 0) AS says
     ORDER BY place`;
