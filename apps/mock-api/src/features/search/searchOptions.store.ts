import type { ReplyRow, search } from '@catalogue/api-contract';
import type { PrismaClient } from '@catalogue/database/generated/client';

type FormOptions = Omit<ReplyRow<(typeof search)['getSearchFilters']>['opcoes'], 'campos'>;

/** The options of the search form: libraries, and the work types, languages and years that titles have. */
export async function findFormOptions(db: PrismaClient): Promise<FormOptions> {
  const [bibliotecas, tipos_obra, idiomas, [anos]] = await Promise.all([
    db.library.findMany({
      select: { cod_biblioteca: true, desc_biblioteca: true },
      orderBy: [{ desc_biblioteca: 'asc' }, { cod_biblioteca: 'asc' }],
    }),
    db.$queryRaw<FormOptions['tipos_obra']>`
      SELECT cod_tipo_obra::text AS codigo, min(desc_tipo_obra) AS descricao
        FROM acervo GROUP BY cod_tipo_obra ORDER BY min(desc_tipo_obra)`,
    db.$queryRaw<FormOptions['idiomas']>`
      SELECT idioma AS codigo, coalesce(min(idioma_desc), idioma) AS descricao
        FROM acervo WHERE idioma ~ '^[a-z]{3}$' GROUP BY idioma ORDER BY 2, 1`,
    db.$queryRaw<FormOptions['anos'][]>`SELECT min(ano_publicacao) AS min, max(ano_publicacao) AS max FROM acervo`,
  ]);
  return { bibliotecas, tipos_obra, idiomas, anos: anos ?? { min: null, max: null } };
}

/**
 * The titles with more searchable text than the record, in the order of the codes; codes without a title are left out.
 */
export const findIndexed = (db: PrismaClient, codes: readonly number[]) =>
  db.$queryRaw<ReplyRow<(typeof search)['listIndexedTitles']>>`
    SELECT a.cod_acervo, a.indexado
      FROM unnest(${codes}::int[]) WITH ORDINALITY AS w(cod_acervo, place) JOIN acervo a USING (cod_acervo)
     ORDER BY w.place`;

type Products = ReplyRow<(typeof search)['searchTargetProducts']>;

/** Products of Target whose title or description contains every word, by title. */
export async function findTargetProducts(db: PrismaClient, words: readonly string[], limit: number): Promise<Products> {
  const [found] = await db.$queryRaw<Products[]>`
    WITH found AS (
      SELECT id, titulo, descricao FROM produto_target
       WHERE lower(unaccent(titulo || ' ' || descricao)) ~ ALL (${words.map((word) => `\\m${word}`)}::text[])),
    shown AS (SELECT * FROM found ORDER BY titulo, id LIMIT ${limit})
    SELECT (SELECT count(*)::int FROM found) AS total,
           coalesce((SELECT json_agg(shown ORDER BY titulo, id) FROM shown), '[]') AS data`;
  return found ?? { data: [], total: 0 };
}
