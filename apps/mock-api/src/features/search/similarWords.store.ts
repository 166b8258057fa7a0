import type { Prisma } from '@catalogue/database/generated/client';

export interface NearWords {
  palavra: string;
  /** Whether the word itself occurs in a title. */
  known: boolean;
  /** Similarly spelt words of titles, nearest first. */
  near: string[];
}

/** Words that share four tenths of their trigrams: "machdo" and "machado" share half. */
export const nearest = 0.4;
export const maxWords = 20;

/**
 * Words of titles similar to the given ones, in the order given, at most `limit` for each; only the first twenty words
 * are used.
 */
export const findNearWords = (
  db: Pick<Prisma.TransactionClient, '$queryRaw'>,
  words: readonly string[],
  limit: number,
): Promise<NearWords[]> =>
  db.$queryRaw<NearWords[]>`
    SELECT w.palavra,
           EXISTS (SELECT 1 FROM palavra p WHERE p.palavra = w.palavra) AS known,
           ARRAY(SELECT p.palavra FROM palavra p
                  WHERE p.palavra % w.palavra AND p.palavra <> w.palavra AND similarity(p.palavra, w.palavra) >= ${nearest}
                  ORDER BY similarity(p.palavra, w.palavra) DESC, p.n_titles DESC, p.palavra COLLATE "C"
                  LIMIT ${limit}) AS near
      FROM unnest(${words.slice(0, maxWords)}::text[]) WITH ORDINALITY AS w(palavra, place)
     ORDER BY place`;
