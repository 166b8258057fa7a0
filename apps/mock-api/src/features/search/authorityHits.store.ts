import { Order } from '@catalogue/api-contract';
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
  total_titulos: string;
}

/**
 * Authorities of the catalogue as results; the work type is the type of authority, so that the facet T separates the
 * twelve.
 */
export async function findAuthorityItems(
  db: PrismaClient,
  { rows, query }: Search,
  limit: number,
  language: Language,
): Promise<{ total: number; data: ItemRow[] }> {
  const wanted = sql`${textRowsCondition(rows, () => sql`u.name_key`)}
    ${query.tipo_autoridade ? sql`AND u.tipo = ANY(${query.tipo_autoridade})` : Prisma.empty}
    ${query.indice === undefined ? Prisma.empty : sql`AND u.cod_autoridade = ${query.indice}`}`;
  const key = rows[0]?.key ?? '';
  const order =
    query.ordenacao === Order.catalogueCode
      ? sql`cod_autoridade`
      : // The exact name first, then the names that begin with it.
        sql`name_key <> ${key}, NOT starts_with(name_key, ${key}), name_key, cod_autoridade`;
  const [found] = await db.$queryRaw<{ total: number; hits: AuthorityHit[] }[]>`
    WITH found AS MATERIALIZED (SELECT u.cod_autoridade, u.tipo, u.nome, u.name_key FROM autoridade u WHERE ${wanted}),
    shown AS (SELECT *, row_number() OVER (ORDER BY ${order}) AS place FROM found ORDER BY place LIMIT ${limit})
    SELECT (SELECT count(*)::int FROM found) AS total,
           coalesce((
             SELECT json_agg(json_build_object(
                      'cod_autoridade', cod_autoridade, 'tipo', tipo, 'nome', nome, 'total_titulos', (
                        SELECT count(DISTINCT v.cod_acervo)::text FROM acervo_autoridade v
                         WHERE v.cod_autoridade = shown.cod_autoridade)) ORDER BY place) FROM shown), '[]') AS hits`;
  return { total: found?.total ?? 0, data: (found?.hits ?? []).map((hit) => authorityItem(hit, language)) };
}

const authorityItem = ({ cod_autoridade, tipo, nome, total_titulos }: AuthorityHit, language: Language): ItemRow => ({
  cod_acervo: String(cod_autoridade),
  cod_autoridade: String(cod_autoridade),
  cod_tipo_obra: String(tipo),
  desc_tipo_obra: authorityTypeNames[tipo]?.[language] ?? String(tipo),
  ano_publicacao: null,
  dados_adicionais: {},
  descricao: nome,
  total_titulos,
});
