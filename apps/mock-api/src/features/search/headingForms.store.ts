import { ReferenceType } from '@catalogue/api-contract';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import type { SuggestedHeadings } from './suggest.store';
import { searchKeyOf } from './textRows.store';

const { sql } = Prisma;

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
): Promise<FormInTerm[]> =>
  db.$queryRaw<FormInTerm[]>`
    SELECT u.tipo, u.nome AS descricao, form.palavras
      FROM autoridade_remissiva r
      JOIN autoridade u USING (cod_autoridade)
     CROSS JOIN LATERAL (
       SELECT array_remove(string_to_array(regexp_replace(${searchKeyOf(sql`regexp_replace(r.nome, '\\([^)]*\\)', '', 'g')`)}, '\\m\\d+\\M', '', 'g'), ' '), '') AS palavras OFFSET 0) AS form
     WHERE r.tipo = ${ReferenceType.see} AND u.tipo = ANY(${types}::int[])
       AND form.palavras <@ ${words}::text[] AND cardinality(form.palavras) BETWEEN 1 AND ${words.length - 1}
     ORDER BY cardinality(form.palavras) DESC, u.name_key, u.cod_autoridade, r.seq
     LIMIT ${limit}`;
