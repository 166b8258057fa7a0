import { Order, TermType } from '@catalogue/api-contract';
import { LANGUAGES, WorkType } from '@catalogue/domain';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import type { ItemRow } from './searchItems.store';
import type { Search } from './searchTree';
import { textRowsCondition, type TextOf } from './textRows.store';

type Sql = Prisma.Sql;
const { sql } = Prisma;

interface NetworkHit {
  id: number;
  acervo: number;
  titulo: string;
  autor: string | null;
  tipo_obra: string;
  ano: number | null;
  idioma: string | null;
  link: string | null;
  cod_empresa: number;
  desc_empresa: string;
}

// The domain's `searchKey`, for one of the two texts that `search_key` joins.
const keyOf = (field: Sql): Sql =>
  sql`regexp_replace(btrim(lower(catalogue_words(coalesce(${field}, '')))), '\\s+', ' ', 'g')`;

/** Partners send title and author, no subjects. */
const textOf: TextOf = ({ column, position }) => {
  if (column === TermType.subject) return null;
  if (column === TermType.author) return keyOf(sql`r.autor`);
  return column === TermType.free && position === 'QUALQUER' ? sql`r.search_key` : keyOf(sql`r.titulo`);
};

const workTypes = Object.values(WorkType);

/** Filters of the partner-network search (D2 §5): institution, work type, year, language. */
function filters({ instituicao, tipo_obra, ano_ini, ano_fim, idioma }: Search['query']): Sql[] {
  const named = (codes: readonly number[]) =>
    workTypes.filter(({ cod_tipo_obra }) => codes.includes(cod_tipo_obra)).map(({ desc_tipo_obra }) => desc_tipo_obra);
  return [
    sql`NOT i.fora_do_ar`,
    ...(instituicao ? [sql`r.cod_empresa = ANY(${instituicao})`] : []),
    ...(tipo_obra ? [sql`r.tipo_obra = ANY(${named(tipo_obra)})`] : []),
    ...(ano_ini === undefined ? [] : [sql`r.ano >= ${ano_ini}`]),
    ...(ano_fim === undefined ? [] : [sql`r.ano <= ${ano_fim}`]),
    ...(idioma ? [sql`r.idioma = ${idioma}`] : []),
  ];
}

function order({ query, rows }: Search): Sql {
  const key = rows[0]?.key ?? '';
  switch (query.ordenacao ?? Order.relevance) {
    case Order.year:
      return sql`ano DESC NULLS LAST, id`;
    case Order.catalogueCode:
      return sql`id`;
    case Order.reference:
      return sql`lower(unaccent(concat_ws(' ', autor, titulo))), id`;
    case Order.work:
      return sql`search_key, id`;
    case Order.relevance:
      return sql`NOT starts_with(search_key, ${key}), search_key, id`;
  }
}

/** Titles of the institutions whose servers reply. */
export async function findNetworkItems(
  db: PrismaClient,
  search: Search,
  limit: number,
): Promise<{ total: number; data: ItemRow[] }> {
  const [found] = await db.$queryRaw<{ total: number; hits: NetworkHit[] }[]>`
    WITH found AS MATERIALIZED (
      SELECT r.*, i.desc_empresa FROM rede_acervo r JOIN rede_instituicao i USING (cod_empresa)
       WHERE ${textRowsCondition(search.rows, textOf)} AND ${Prisma.join(filters(search.query), ' AND ')}),
    shown AS (SELECT *, row_number() OVER (ORDER BY ${order(search)}) AS place FROM found ORDER BY place LIMIT ${limit})
    SELECT (SELECT count(*)::int FROM found) AS total,
           coalesce((SELECT json_agg(shown ORDER BY place) FROM shown), '[]') AS hits`;
  return { total: found?.total ?? 0, data: (found?.hits ?? []).map(networkItem) };
}

const networkItem = (hit: NetworkHit): ItemRow => ({
  id: String(hit.id),
  acervo: String(hit.acervo),
  tipo_obra: hit.tipo_obra,
  instituicao: { cod_empresa: String(hit.cod_empresa), desc_empresa: hit.desc_empresa },
  cod_acervo: String(hit.id),
  cod_tipo_obra: String(
    (workTypes.find(({ desc_tipo_obra }) => desc_tipo_obra === hit.tipo_obra) ?? WorkType.other).cod_tipo_obra,
  ),
  desc_tipo_obra: hit.tipo_obra,
  ano_publicacao: hit.ano === null ? null : String(hit.ano),
  idioma: hit.idioma,
  idioma_desc: hit.idioma === null ? null : (LANGUAGES[hit.idioma] ?? hit.idioma),
  dados_adicionais: {},
  descricao: hit.titulo,
  obra: hit.titulo,
  autor: hit.autor,
  autor_principal: hit.autor,
  link: hit.link,
});
