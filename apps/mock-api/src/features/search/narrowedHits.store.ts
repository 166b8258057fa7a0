import { AdditionalFacet, Facet, type FacetCode } from '@catalogue/api-contract';
import { availableNow, noDateCode, type Narrowing } from '@catalogue/domain';
import { Prisma } from '@catalogue/database/generated/client';
import { isFreeCopy } from '../../copyConditions.store';
import { disciplines } from './disciplines.store';
import { facetCountsOf, type CountedValue } from './facetCounts';
import type { Narrowed, Part } from './searchIndex';

type Sql = Prisma.Sql;
const { sql } = Prisma;

/** A description without a code is its own code, and the reverse, as in the domain's `facetColumn`. */
const listed = (list: Sql): Sql => sql`
  SELECT coalesce(nullif(v ->> 'codigo', ''), v ->> 'descricao') AS key,
         coalesce(nullif(v ->> 'descricao', ''), v ->> 'codigo') AS label
    FROM jsonb_array_elements(${list}) AS v`;

const one = (key: Sql, label: Sql = key): Sql => sql`SELECT ${key} AS key, ${label} AS label`;
const nonEmpty = (column: Sql): Sql => sql`nullif(${column}, '')`;

/** The values of each facet of `acervo a`, as the domain's `readFacet` reads them from an item; NULL is none. */
const valuesOf: Readonly<Record<Exclude<FacetCode, (typeof AdditionalFacet)[number]>, Sql>> = {
  [Facet.workType]: one(sql`a.cod_tipo_obra::text`, sql`coalesce(nullif(a.desc_tipo_obra, ''), a.cod_tipo_obra::text)`),
  [Facet.year]: one(sql`CASE WHEN a.ano_publicacao > 0 THEN a.ano_publicacao::text ELSE ${noDateCode} END`),
  [Facet.onlyWith]: sql`
    SELECT letter AS key, letter AS label FROM unnest(ARRAY[
      CASE WHEN a.link_capa <> '' THEN 'C' END, CASE WHEN a.acesso_remoto = 'cr' THEN 'O' END,
      CASE WHEN a.possui_acessibilidade = 'S' THEN 'S' END]) AS letter`,
  [Facet.language]: one(nonEmpty(sql`a.idioma`), sql`coalesce(nullif(a.idioma_desc, ''), a.idioma)`),
  [Facet.repository]: one(nonEmpty(sql`a.repositorio`)),
  [Facet.classification]: one(nonEmpty(sql`a.classificacao`)),
  // Only titles of the partner network have one.
  [Facet.institution]: one(sql`NULL`),
  [Facet.newAcquisitionAreas]: sql`
    SELECT k.codigo AS key, k.descricao AS label FROM acervo_area r JOIN area_conhecimento k USING (codigo)
     WHERE r.cod_acervo = a.cod_acervo
    UNION ALL
    SELECT a.cod_tipo_area_conhec, coalesce(a.desc_tipo_area_conhec, a.cod_tipo_area_conhec)
     WHERE NOT EXISTS (SELECT FROM acervo_area r WHERE r.cod_acervo = a.cod_acervo)`,
  [Facet.newAcquisitionCourses]: sql`
    SELECT d.cod_campus || ':' || c.codigo AS key, c.descricao AS label
      FROM acervo_curso d JOIN curso c ON c.codigo = d.cod_curso WHERE d.cod_acervo = a.cod_acervo`,
  [Facet.discipline]: sql`SELECT DISTINCT codigo::text AS key, descricao AS label FROM (${disciplines}) AS planned`,
};

const isLetter = (code: FacetCode): code is (typeof AdditionalFacet)[number] =>
  AdditionalFacet.some((letter) => letter === code);
const valuesSql = (code: FacetCode): Sql =>
  isLetter(code) ? listed(sql`a.dados_adicionais -> ${code}::text`) : valuesOf[code];

const hasValue = (code: FacetCode, keys: readonly string[]): Sql =>
  sql`EXISTS (SELECT FROM (${valuesSql(code)}) AS value WHERE key = ANY(${keys}))`;

/** The copies of `acervo a` that can be taken home now, in some libraries or in any. */
const freeCopies = (libraries?: readonly string[]): Sql => sql`
  FROM exemplar x JOIN tipo_emprestimo t USING (cod_tipo_emprestimo)
 WHERE x.cod_acervo = a.cod_acervo AND ${isFreeCopy}
   ${libraries ? sql`AND x.cod_biblioteca::text = ANY(${libraries})` : Prisma.empty}`;
const isAvailable = (libraries?: readonly string[]): Sql => sql`EXISTS (SELECT ${freeCopies(libraries)})`;

/** What the list shows of a title, in the form in which texts are compared. */
const shownText = sql`lower(catalogue_words(concat_ws(' ', a.titulo, a.autor, a.autor_principal, a.imprint, a.editora,
  a.numero_chamada, a.search_author, a.search_subject)))`;
const hasTerms = (terms: readonly string[]): Sql => sql`${shownText} LIKE ALL (${terms.map((term) => `%${term}%`)})`;

/** The condition of each type of filter in use. */
function conditions({ chosen, years, isAvailable: isNow }: Narrowing): Map<FacetCode | typeof availableNow, Sql> {
  const found = new Map<FacetCode | typeof availableNow, Sql>();
  for (const [code, keys] of chosen) {
    const alternatives = [
      ...(code === Facet.library && isNow ? [isAvailable(keys)] : [hasValue(code, keys)]),
      ...(code === Facet.year
        ? years.map(
            ({ from = 1, to = 9999 }) =>
              sql`(a.ano_publicacao > 0 AND a.ano_publicacao BETWEEN ${from} AND ${to}) IS TRUE`,
          )
        : []),
    ];
    found.set(code, sql`(${Prisma.join(alternatives, ' OR ')})`);
  }
  if (isNow) found.set(availableNow, isAvailable());
  return found;
}

/** The condition of what belongs to no facet: exclusions and words. */
const stays = ({ excluded, terms }: Narrowing): Sql =>
  Prisma.join(
    [
      sql`TRUE`,
      ...[...excluded].map(([code, keys]) => sql`NOT ${hasValue(code, keys)}`),
      ...(terms.length > 0 ? [hasTerms(terms)] : []),
    ],
    ' AND ',
  );

interface NarrowedRow extends Omit<Narrowed, 'facets'> {
  facets: (CountedValue & { code: FacetCode })[];
}

/**
 * A result with filters in one statement, from the table `hit` of the search with the columns that it asks for: each title is found once, with the number of filter types that it fails. It
 * counts for a value if it passes all types but that of the value.
 */
export async function narrowResult(
  db: Pick<Prisma.TransactionClient, '$queryRaw'>,
  narrowing: Narrowing,
  { facets, offset, limit }: Part,
  hits: (columns: readonly Sql[]) => Sql,
): Promise<Narrowed> {
  const types = conditions(narrowing);
  const names = new Map([...types.keys()].map((type, at) => [type, Prisma.raw(`passes_${at}`)]));
  const passing = [...types].map(([type, condition]) => sql`${condition} AS ${names.get(type) ?? Prisma.empty}`);
  const failed = [...names.values()].map((name) => sql`(NOT ${name})::int`);
  const failures = failed.length > 0 ? Prisma.join(failed, ' + ') : sql`0`;
  const counts = (code: FacetCode): Sql => {
    const name = names.get(code);
    return name ? sql`(h.failures = 0 OR (h.failures = 1 AND NOT h.${name}))` : sql`h.failures = 0`;
  };
  const counted = facets.map((code) =>
    code === Facet.library && narrowing.isAvailable
      ? availableLibraries(counts(code))
      : sql`
        SELECT ${code}::text AS code, key, min(label COLLATE "C") AS label, count(*)::int AS original,
               (count(*) FILTER (WHERE h.stays AND ${counts(code)}))::int AS total
          FROM passed h JOIN acervo a USING (cod_acervo) CROSS JOIN LATERAL (${valuesSql(code)}) AS value
         WHERE key <> '' GROUP BY key`,
  );
  const [row] = await db.$queryRaw<NarrowedRow[]>`
    WITH ${hits([sql`${stays(narrowing)} AS stays`, ...passing])},
    passed AS MATERIALIZED (SELECT *, ${failures} AS failures FROM hit),
    shown AS (SELECT cod_acervo, place FROM passed WHERE stays AND failures = 0)
    SELECT (SELECT count(*)::int FROM hit) AS total, (SELECT count(*)::int FROM shown) AS found,
           (SELECT count(*)::int FROM shown JOIN acervo a USING (cod_acervo)
             WHERE ${isAvailable(narrowing.chosen.get(Facet.library))}) AS available,
           ARRAY(SELECT cod_acervo FROM shown ORDER BY place OFFSET ${offset} LIMIT ${limit}) AS codes,
           ${
             counted.length > 0
               ? sql`(SELECT coalesce(jsonb_agg(value), '[]') FROM (${Prisma.join(counted, ' UNION ALL ')}) AS value)`
               : sql`'[]'::jsonb`
           } AS facets`;
  const { facets: values = [], ...numbers } = row ?? { total: 0, found: 0, available: 0, codes: [] };
  return {
    ...numbers,
    facets: new Map(
      facets.map((code) => [
        code,
        facetCountsOf(
          code,
          values.filter((value) => value.code === code),
          narrowing,
        ),
      ]),
    ),
  };
}

/** The libraries of the result; of what is available now, the number of titles in each that are available there. */
const availableLibraries = (counts: Sql): Sql => sql`
  SELECT ${Facet.library}::text AS code, key, min(label COLLATE "C") AS label, sum(original)::int AS original,
         sum(total)::int AS total
    FROM (SELECT key, label, 1 AS original, 0 AS total
            FROM passed h JOIN acervo a USING (cod_acervo) CROSS JOIN LATERAL (${valuesSql(Facet.library)}) AS value
          UNION ALL
          SELECT free.key, free.label, 0, 1
            FROM passed h JOIN acervo a USING (cod_acervo) CROSS JOIN LATERAL (
              SELECT DISTINCT b.cod_biblioteca::text AS key, b.desc_biblioteca AS label
                FROM (SELECT x.cod_biblioteca ${freeCopies()}) AS holdings JOIN biblioteca b USING (cod_biblioteca)) AS free
           WHERE h.stays AND ${counts}) AS both_counts
   WHERE key <> '' GROUP BY key`;
