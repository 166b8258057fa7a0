import type { ReplyRow, searchDropdowns } from '@catalogue/api-contract';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';

type Calls = typeof searchDropdowns;
type Sql = Prisma.Sql;
const { sql } = Prisma;

const optionsPerPage = 20;

export interface PageSearch {
  search_text: string;
  page: number;
}

interface List {
  table: Sql;
  code: Sql;
  name: Sql;
}

const named = { code: sql`codigo`, name: sql`descricao` };
const lists = {
  disciplines: { table: sql`disciplina`, ...named },
  courses: { table: sql`curso`, ...named },
  teachers: { table: sql`professor`, ...named },
  campuses: { table: sql`campus`, code: sql`cod_campus`, name: sql`nome_campus` },
  libraries: { table: sql`biblioteca`, code: sql`cod_biblioteca`, name: sql`desc_biblioteca` },
} satisfies Record<string, List>;

interface Rows {
  disciplines: ReplyRow<Calls['getDiscipline']>;
  courses: ReplyRow<Calls['getCourse']>;
  teachers: ReplyRow<Calls['getTeacher']>;
  campuses: ReplyRow<Calls['getCampus']>;
  libraries: ReplyRow<Calls['getLibrary']>;
}

/** One page of a list by name; the text may occur anywhere in the name, ignoring accents and case. */
export async function findPage<L extends keyof Rows>(
  db: PrismaClient,
  list: L,
  { search_text, page }: PageSearch,
  only: Sql = sql`TRUE`,
): Promise<{ total: number; data: Rows[L][] }> {
  const { table, code, name }: List = lists[list];
  const [found] = await db.$queryRaw<{ total: number; data: Rows[L][] }[]>`
    WITH found AS (
      SELECT ${code}, ${name} FROM ${table}
       WHERE ${only} AND strpos(lower(unaccent(${name})), lower(unaccent(${search_text}))) > 0),
    shown AS (
      SELECT * FROM found ORDER BY ${name}, ${code}
       LIMIT ${optionsPerPage} OFFSET ${(page - 1) * optionsPerPage}::bigint)
    SELECT (SELECT count(*)::int FROM found) AS total,
           coalesce((SELECT json_agg(shown ORDER BY ${name}, ${code}) FROM shown), '[]') AS data`;
  return found ?? { total: 0, data: [] };
}

/** Libraries of one campus, or all. */
export const findLibraryPage = (db: PrismaClient, wanted: PageSearch, cod_campus: number | undefined) =>
  findPage(db, 'libraries', wanted, cod_campus === undefined ? sql`TRUE` : sql`cod_campus = ${cod_campus}`);

export async function findEntry<L extends keyof Rows>(
  db: PrismaClient,
  list: L,
  wanted: number,
): Promise<Rows[L] | undefined> {
  const { table, code, name }: List = lists[list];
  const [found] = await db.$queryRaw<Rows[L][]>`SELECT ${code}, ${name} FROM ${table} WHERE ${code} = ${wanted}`;
  return found;
}
