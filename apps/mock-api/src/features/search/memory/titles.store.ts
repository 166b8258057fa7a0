import { ListOrder, type SearchItem } from '@catalogue/api-contract';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { isFreeCopy } from '../../../copyConditions.store';
import { disciplines } from '../disciplines.store';
import { conditionSql } from '../searchConditions.store';
import { filterSql } from '../searchFilters.store';
import { authorKey } from '../searchHits.store';
import type { Search } from '../searchTree';
import { copiedRows } from './copyReader';
import { copyHeadings, copySpellings } from './dictionaries.store';
import type { Headings } from './headings';
import type { Spellings } from './spellings';
import { isDelegatedCondition, type Delegated } from './match';
import { facetEntries } from './facetTable';
import type { FreeCopies } from './freeCopies';
import type { IndexedTitle } from './segment';

/** Which changes of which database the index has seen. */
export interface Seen {
  /** The numbers of server, database and list of changes: others when the data were replaced. */
  database: string;
  /** The transactions that had ended. */
  snapshot: string;
  /** The last change in the list of changes, which is shortened from time to time. */
  change: bigint;
}

const identity = `concat_ws('/', (SELECT system_identifier FROM pg_control_system()), oid, 'acervo_mudanca'::regclass::oid)`;

/** A longer list of changes takes longer than reading all titles again. */
export const maxChanges = 100_000;

/** All that the index is made from, as it was at one moment. */
export interface TitleReader {
  seen: Seen;
  titles(): AsyncGenerator<IndexedTitle>;
  /** The codes of all titles in one of the orders that PostgreSQL sorts by. */
  codesBy(order: OrderByPlace): Promise<Int32Array>;
  headings(): Promise<Headings>;
  spellings(): Promise<Spellings>;
}

export type OrderByPlace = typeof ListOrder.work | typeof ListOrder.reference | typeof ListOrder.author;
const sortedBy: Readonly<Record<OrderByPlace, string>> = {
  [ListOrder.work]: 'a.title_order, a.cod_acervo',
  [ListOrder.reference]: 'lower(unaccent(a.referencia)), a.cod_acervo',
  [ListOrder.author]: `${authorKey} NULLS LAST, a.cod_acervo`,
};

/** Works with a connection of its own, which is closed afterwards. */
async function connected<Made>(url: string, work: (client: Client) => Promise<Made>): Promise<Made> {
  const client = new Client({ connectionString: url });
  // A connection that breaks fails the work that waits for it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Reads all titles as they are at one moment. */
export const readTitles = <Made>(url: string, work: (reader: TitleReader) => Promise<Made>): Promise<Made> =>
  connected(url, async (client) => {
    // After a restore from a backup the numbers of transactions can be those of another server.
    await client.query(
      `DELETE FROM acervo_mudanca
        WHERE id <= (SELECT max(id) FROM acervo_mudanca) - $1 OR changed_in >= pg_snapshot_xmax(pg_current_snapshot())`,
      [maxChanges],
    );
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<Omit<Seen, 'change'> & { change: string }>(`
      SELECT ${identity} AS database, pg_current_snapshot()::text AS snapshot,
             (SELECT coalesce(max(id), 0) FROM acervo_mudanca)::text AS change
        FROM pg_database WHERE datname = current_database()`);
    const [seen] = rows;
    if (!seen) throw new Error('The database does not say which one it is.');
    return work({
      seen: { ...seen, change: BigInt(seen.change) },
      titles: () => copyTitles(client, ''),
      codesBy: (order) =>
        copyCodes(
          client,
          `SELECT a.cod_acervo FROM acervo a ${order === ListOrder.author ? `WHERE ${authorKey} IS NOT NULL` : ''}
            ORDER BY ${sortedBy[order]}`,
        ),
      headings: () => copyHeadings(client),
      spellings: () => copySpellings(client),
    });
  });

/** Some titles as they are now; those that no longer exist are left out. */
export const readSome = (url: string, codes: readonly number[]): Promise<IndexedTitle[]> =>
  connected(url, async (client) => {
    const titles: IndexedTitle[] = [];
    // COPY takes no parameters.
    for await (const title of copyTitles(client, `WHERE a.cod_acervo IN (${codes.map(Number).join(', ')})`))
      titles.push(title);
    return titles;
  });

async function* copyTitles(client: Client, where: string): AsyncGenerator<IndexedTitle> {
  const stream = client.query(
    copyTo(`COPY (
      SELECT a.cod_acervo, a.search, a.title_forms, a.other_forms, a.main_entry,
             coalesce((SELECT p.demand::int FROM acervo_procura p WHERE p.cod_acervo = a.cod_acervo), 0), a.ano_publicacao, a.cod_tipo_obra, a.idioma, a.acesso_remoto = 'cr',
             a.possui_acessibilidade = 'S', a.data_inclusao - DATE '1970-01-01',
             (SELECT string_agg(DISTINCT int4send(x.cod_biblioteca), '') FROM exemplar x WHERE x.cod_acervo = a.cod_acervo),
             a.dados_adicionais::text, a.desc_tipo_obra, a.idioma_desc, a.repositorio, a.classificacao, a.link_capa,
             (SELECT jsonb_agg(DISTINCT jsonb_build_object('codigo', codigo::text, 'descricao', descricao)) FROM (${disciplines.sql}) AS planned)::text
        FROM acervo a ${where} ORDER BY a.cod_acervo) TO STDOUT (FORMAT binary)`),
  );
  for await (const [
    code,
    search,
    forms,
    others,
    entry,
    demand,
    year,
    type,
    language,
    isOnline,
    isAccessible,
    days,
    libraries,
    ...facets
  ] of copiedRows(stream)) {
    const [lists, desc_tipo_obra, idioma_desc, repositorio, classificacao, link_capa, planned] = facets.map((text) =>
      text?.toString(),
    );
    yield {
      cod_acervo: code?.readInt32BE() ?? 0,
      search: search ?? Buffer.alloc(4),
      title_forms: forms ?? Buffer.alloc(0),
      other_forms: others ?? Buffer.alloc(0),
      main_entry: entry ?? Buffer.alloc(0),
      demand: demand?.readInt32BE() ?? 0,
      ano_publicacao: year?.readInt32BE() ?? null,
      cod_tipo_obra: type?.readInt32BE() ?? 0,
      idioma: language?.toString() ?? null,
      isOnline: isOnline?.[0] === 1,
      isAccessible: isAccessible?.[0] === 1,
      data_inclusao: days?.readInt32BE() ?? 0,
      bibliotecas: numbersOf(libraries),
      facets: facetEntries({
        cod_acervo: '',
        descricao: '',
        cod_tipo_obra: String(type?.readInt32BE() ?? 0),
        desc_tipo_obra: desc_tipo_obra ?? '',
        ano_publicacao: year ? String(year.readInt32BE()) : null,
        idioma: language?.toString(),
        idioma_desc,
        link_capa,
        acesso_remoto: isOnline?.[0] === 1 ? 'cr' : null,
        possui_acessibilidade: isAccessible?.[0] === 1 ? 'S' : 'N',
        repositorio,
        classificacao,
        dados_adicionais: JSON.parse(lists ?? '{}') as SearchItem['dados_adicionais'],
        ...(planned !== undefined && { disciplinas: JSON.parse(planned) as SearchItem['disciplinas'] }),
      }),
    };
  }
}

const numbersOf = (bytes: Buffer | null | undefined): number[] =>
  Array.from({ length: (bytes?.length ?? 0) / 4 }, (_, place) => bytes?.readInt32BE(place * 4) ?? 0);

async function copyCodes(client: Client, select: string): Promise<Int32Array> {
  const codes: number[] = [];
  for await (const [code] of copiedRows(client.query(copyTo(`COPY (${select}) TO STDOUT (FORMAT binary)`))))
    codes.push(code?.readInt32BE() ?? 0);
  return Int32Array.from(codes);
}

/** The dictionaries of the index, each with what the list of changes has in the place of a title when it has changed. */
export const dictionaries = { headings: -1, spellings: -2 } as const;

/** What is read again of a dictionary that has changed. */
export const readDictionary = {
  headings: (url: string) => connected(url, copyHeadings),
  spellings: (url: string) => connected(url, copySpellings),
} as const;

/** Which titles have changed since, at most so many. */
export interface Changes extends Seen {
  /** Among them what stands for `dictionaries`. */
  codes: number[];
  /** Whether the list of changes still had all of them, and the database is not an older copy. */
  isComplete: boolean;
}

export async function findChanges(db: PrismaClient, { snapshot, change }: Seen, max: number): Promise<Changes> {
  const [changes] = await db.$queryRaw<Changes[]>`
    SELECT ${Prisma.raw(identity)} AS database, pg_current_snapshot()::text AS snapshot,
           (SELECT coalesce(max(id), ${change}) FROM acervo_mudanca) AS change,
           (SELECT coalesce(min(id), 0) FROM acervo_mudanca) <= ${change} + 1
             AND pg_snapshot_xmax(${snapshot}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) AS "isComplete",
           ARRAY(SELECT DISTINCT cod_acervo FROM acervo_mudanca
                  WHERE changed_in >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
                    AND NOT pg_visible_in_snapshot(changed_in, ${snapshot}::pg_snapshot) ORDER BY 1 LIMIT ${max}) AS codes
      FROM pg_database WHERE datname = current_database()`;
  if (!changes) throw new Error('The database does not say which one it is.');
  return changes;
}

// Whole fields and headings have no similar words.
const noSimilar: Search['similar'] = new Map();

/** The titles for which each part of a search is true. */
export async function findCodes(db: PrismaClient, asked: readonly Delegated[]): Promise<Map<Delegated, Int32Array>> {
  const found = new Map<Delegated, Int32Array>();
  for (const part of asked) {
    const where = isDelegatedCondition(part) ? conditionSql(part, noSimilar) : filterSql(part);
    const [row] = await db.$queryRaw<{ codes: number[] }[]>`
      SELECT ARRAY(SELECT a.cod_acervo FROM acervo a WHERE ${where}) AS codes`;
    found.set(part, Int32Array.from(row?.codes ?? []));
  }
  return found;
}

/** The lexemes of words, as a text that PostgreSQL would read as a tsquery: `'livr'`; empty for a stop word. */
export const findLexemes = (db: PrismaClient, words: readonly string[]) =>
  db.$queryRaw<{ word: string; query: string }[]>`
    SELECT word, to_tsquery('catalogo', quote_literal(word))::text AS query FROM unnest(${words}::text[]) AS word`;

/** The libraries in which each title has a copy that can be taken home now, and the names of all libraries. */
export async function findFreeCopies(db: PrismaClient): Promise<FreeCopies> {
  // As bytes: to read lists of so many numbers would hold up all other calls.
  const [copies] = await db.$queryRaw<{ pairs: Uint8Array | null }[]>`
    SELECT string_agg(int4send(cod_acervo) || int4send(cod_biblioteca), '' ORDER BY cod_acervo, cod_biblioteca) AS pairs
      FROM (SELECT DISTINCT x.cod_acervo, x.cod_biblioteca FROM exemplar x JOIN tipo_emprestimo t USING (cod_tipo_emprestimo)
             WHERE ${isFreeCopy}) AS free`;
  const names = await db.$queryRaw<{ key: string; label: string }[]>`
    SELECT cod_biblioteca::text AS key, desc_biblioteca AS label FROM biblioteca`;
  const pairs = Buffer.from(copies?.pairs ?? []);
  const numbersFrom = (start: number) =>
    Int32Array.from({ length: pairs.length / 8 }, (_, pair) => pairs.readInt32BE(8 * pair + start));
  return {
    titles: numbersFrom(0),
    libraries: numbersFrom(4),
    names: new Map(names.map(({ key, label }) => [key, label])),
  };
}
