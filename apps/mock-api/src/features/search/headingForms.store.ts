import { ReferenceType } from '@catalogue/api-contract';
import { isSmallWord } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import type { SuggestedHeadings } from './suggest.store';

interface FormInTerm {
  tipo: number;
  /** The heading, and the words of its other form that are among those of the term. */
  descricao: string;
  palavras: string[];
}

/**
 * Headings with another form all of whose words are among those of a term that has others too, the longest first: of
 * `quincas borba machado de assis joaquim maria` the author. Years and what is in parentheses are no words of a
 * form: nobody types them.
 */
export const findFormsIn = (
  db: PrismaClient,
  words: readonly string[],
  { types, limit }: SuggestedHeadings,
): Promise<FormInTerm[]> => {
  // Very many forms have one of the small words.
  const telling = words.filter((word) => !isSmallWord(word));
  return db.$queryRaw<FormInTerm[]>`
    SELECT u.tipo, u.nome AS descricao, r.words AS palavras
      FROM autoridade_remissiva r
      JOIN autoridade u USING (cod_autoridade)
     WHERE r.tipo = ${ReferenceType.see} AND u.tipo = ANY(${types}::int[])
       AND r.words && ${telling}::text[] AND r.words <@ ${words}::text[]
       AND cardinality(r.words) BETWEEN 1 AND ${words.length - 1}
     ORDER BY cardinality(r.words) DESC, u.name_key, u.cod_autoridade, r.seq
     LIMIT ${limit}`;
};
