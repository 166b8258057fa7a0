import { Order, ReferenceType } from '@catalogue/api-contract';
import { authorityTypeNames, type Language } from '@catalogue/domain';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import type { ItemRow } from './searchItems.store';
import type { Search } from './searchTree';
import { textRowsCondition } from './textRows.store';

const { sql } = Prisma;

interface AuthorityHit {
  cod_autoridade: number;
  tipo: number;
  nome: string;
  /** The other form of its name that has the words, where the name itself has not. */
  variante: string | null;
  total_titulos: number;
}

// Of so many the titles are counted, to sort by their number: a short word is in the names of very many.
const maxCounted = 2000;

/**
 * Authorities of the catalogue as results, by their names and the other forms of these; the work type is the type of
 * authority, so that the facet T separates the twelve.
 */
export async function findAuthorityItems(
  db: PrismaClient,
  { rows, query }: Search,
  limit: number,
  language: Language,
): Promise<{ total: number; data: ItemRow[] }> {
  const byName = textRowsCondition(rows, () => sql`u.name_key`);
  const byForm = textRowsCondition(rows, () => sql`r.name_key`);
  const frame = sql`
    ${query.tipo_autoridade ? sql`u.tipo = ANY(${query.tipo_autoridade})` : sql`TRUE`}
    ${query.indice === undefined ? Prisma.empty : sql`AND u.cod_autoridade = ${query.indice}`}`;
  const key = rows[0]?.key ?? '';
  // What equals the term first, then what begins with it.
  const closest = sql`key <> ${key}, NOT starts_with(key, ${key})`;
  const isByCode = query.ordenacao === Order.catalogueCode;
  const [found] = await db.$queryRaw<{ total: number; hits: AuthorityHit[] }[]>`
    WITH found AS MATERIALIZED (
      SELECT u.cod_autoridade, u.tipo, u.nome, NULL AS variante, u.name_key, u.name_key AS key
        FROM autoridade u WHERE ${byName} AND ${frame}
      UNION ALL
      (SELECT DISTINCT ON (u.cod_autoridade) u.cod_autoridade, u.tipo, u.nome, r.nome, u.name_key, r.name_key
         FROM autoridade_remissiva r
         JOIN autoridade u USING (cod_autoridade)
        WHERE r.tipo = ${ReferenceType.see} AND ${byForm} AND NOT (${byName}) AND ${frame}
        ORDER BY u.cod_autoridade, r.seq)),
    candidate AS (
      SELECT * FROM found ORDER BY ${isByCode ? sql`cod_autoridade` : sql`${closest}, name_key, cod_autoridade`} LIMIT ${maxCounted}),
    counted AS (
      SELECT *, (SELECT count(DISTINCT v.cod_acervo)::int FROM acervo_autoridade v
                  WHERE v.cod_autoridade = candidate.cod_autoridade) AS total_titulos FROM candidate),
    placed AS (
      SELECT *, row_number() OVER (
               ORDER BY ${isByCode ? sql`cod_autoridade` : sql`${closest}, total_titulos DESC, name_key, cod_autoridade`}) AS place
        FROM counted)
    SELECT (SELECT count(*)::int FROM found) AS total,
           coalesce((SELECT json_agg(json_build_object(
                              'cod_autoridade', cod_autoridade, 'tipo', tipo, 'nome', nome, 'variante', variante,
                              'total_titulos', total_titulos) ORDER BY place)
                       FROM placed WHERE place <= ${limit}), '[]') AS hits`;
  return { total: found?.total ?? 0, data: (found?.hits ?? []).map((hit) => authorityItem(hit, language)) };
}

const authorityItem = (
  { cod_autoridade, tipo, nome, variante, total_titulos }: AuthorityHit,
  language: Language,
): ItemRow => ({
  cod_acervo: String(cod_autoridade),
  cod_autoridade: String(cod_autoridade),
  cod_tipo_obra: String(tipo),
  desc_tipo_obra: authorityTypeNames[tipo]?.[language] ?? String(tipo),
  ano_publicacao: null,
  dados_adicionais: {},
  descricao: nome,
  variante,
  total_titulos: String(total_titulos),
});
