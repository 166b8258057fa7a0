import type { SuggestedHeading } from '@catalogue/api-contract';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import type { CodedRow } from '../../codedRow';
import { frameCondition } from './searchConditions.store';
import type { Search } from './searchTree';

const { sql } = Prisma;

/** What is typed, in the form in which fields are compared; the last word may be unfinished. */
export interface Typed {
  key: string;
  words: readonly string[];
}

// A short word is in very many titles: of these so many are looked at.
const maxCandidates = 2000;

/** The words as patterns of a text that is compared word by word (`searchKey`): the last may be the beginning of one. */
const patternsOf = ({ words }: Typed): string[] =>
  words.map((word, at) => `\\m${word}${at === words.length - 1 ? '' : '\\M'}`);

const hasAll = (field: Prisma.Sql, patterns: readonly string[]): Prisma.Sql =>
  Prisma.join(
    patterns.map((pattern) => sql`${field} ~ ${pattern}`),
    ' AND ',
  );

/** The types of authorities (D1 §3) that are suggested: names, and subjects with their places, forms and times. */
export const [nameTypes, subjectTypes] = [
  [1, 2, 3],
  [5, 6, 7, 8],
] as const;
export const [person] = nameTypes;
export const suggestedTypes = [...nameTypes, ...subjectTypes];

export interface SuggestedTitles {
  /** Where the words may be. */
  among: 'title' | 'names' | 'both';
  /** Headings with the words: their titles have them too. */
  names: readonly number[];
  limit: number;
}

/**
 * Titles with all words in the title, in a name, or in both; those that begin with them first, then by demand. Stems
 * would not do for a word that is not finished: of "Machado" the search knows "mach", and "machad" is no beginning of it.
 */
export async function findSuggestedTitles(
  db: PrismaClient,
  typed: Typed,
  search: Search,
  { among, names, limit }: SuggestedTitles,
): Promise<number[]> {
  const frame = frameCondition(search);
  const patterns = patternsOf(typed);
  const finished = typed.words.slice(0, -1).map((word) => `'${word}':${{ title: 'A', names: 'B', both: 'AB' }[among]}`);
  const own = sql`a.title_forms || a.other_forms`;
  // What the reader sees of a title.
  const shown = { title: own, names: sql`a.main_entry`, both: sql`${own} || a.main_entry` }[among];
  const byTitle = sql`SELECT a.cod_acervo FROM acervo a WHERE ${hasAll(sql`a.title_key`, patterns)} AND ${frame}`;
  const byName = sql`
    SELECT DISTINCT a.cod_acervo FROM acervo a JOIN acervo_autoridade v USING (cod_acervo)
     WHERE v.cod_autoridade = ANY(${names}::int[]) AND v.paragrafo ~ '^[17]' AND ${frame}`;
  const byBoth = sql`
    SELECT a.cod_acervo FROM acervo a
     WHERE a.search @@ to_tsquery('catalogo', ${finished.join(' & ')}) AND ${hasAll(sql`(${shown})`, patterns)} AND ${frame}`;
  const ways = [
    ...(among === 'names' ? [] : [byTitle]),
    ...(among === 'title' ? [] : [byName]),
    ...(finished.length > 0 ? [byBoth] : []),
  ].map((way) => sql`(${way} LIMIT ${maxCandidates})`);
  const found = await db.$queryRaw<{ cod_acervo: number }[]>`
    WITH found AS MATERIALIZED (${Prisma.join(ways, ' UNION ')})
    SELECT a.cod_acervo
      FROM found JOIN acervo a USING (cod_acervo) LEFT JOIN acervo_procura p USING (cod_acervo)
     ORDER BY strpos(a.title_forms, ${`\n${typed.key}`}) > 0 DESC, coalesce(p.demand, 0) DESC, a.title_forms COLLATE "C", a.cod_acervo
     LIMIT ${limit}`;
  return found.map(({ cod_acervo }) => cod_acervo);
}

export type HeadingRow = CodedRow<Omit<SuggestedHeading, 'nome'>, 'cod_autoridade' | 'total_titulos'> & {
  tipo: number;
};

export interface SuggestedHeadings {
  types: readonly number[];
  limit: number;
}

/** Headings of some types with all words, in them or in another form of them, the one with most titles first. */
export function findSuggestedHeadings(
  db: PrismaClient,
  typed: Typed,
  { types, limit }: SuggestedHeadings,
): Promise<HeadingRow[]> {
  const patterns = patternsOf(typed);
  return db.$queryRaw<HeadingRow[]>`
    WITH named AS MATERIALIZED (
      (SELECT u.cod_autoridade, NULL AS variante FROM autoridade u
        WHERE u.tipo = ANY(${types}::int[]) AND ${hasAll(sql`u.name_key`, patterns)} LIMIT ${maxCandidates})
      UNION ALL
      SELECT r.cod_autoridade, r.nome FROM autoridade_remissiva r JOIN autoridade u USING (cod_autoridade)
       WHERE u.tipo = ANY(${types}::int[]) AND r.tipo = 'ver' AND ${hasAll(sql`r.name_key`, patterns)}),
    once AS (SELECT DISTINCT ON (cod_autoridade) * FROM named ORDER BY cod_autoridade, variante NULLS FIRST)
    SELECT u.cod_autoridade, u.tipo, u.nome AS descricao, once.variante, counted.total AS total_titulos
      FROM once JOIN autoridade u USING (cod_autoridade)
     CROSS JOIN LATERAL (
       SELECT count(DISTINCT v.cod_acervo)::int AS total FROM acervo_autoridade v
        WHERE v.cod_autoridade = u.cod_autoridade) AS counted
     WHERE counted.total > 0
     ORDER BY counted.total DESC, u.name_key, u.cod_autoridade
     LIMIT ${limit}`;
}
