import type { ClientBase, Pool } from 'pg';
import { copyRows } from '../copyRows';
import { demoPassword } from '../demoPassword';
import { hashPassword, publicCost } from '../passwordHash';
import { markDerived } from '../refreshTitles';
import { restoreOwnLibrary } from '../storeInstitutionSettings';
import { storeTitles } from '../storeTitles';
import { refreshSuggestionWords } from '../suggestionWords';
import { refreshTitleDemand } from '../titleDemand';
import { inTransaction } from '../transaction';
import { loadTitles, type LoadOptions } from './loadTitles';
import { makeSeedTitle } from './seedTitle';
import { makePeople } from './people';
import { removeIndexes } from './removeIndexes';
import { requestConditions } from './requestConditions';
import { activities, institutions, searchGuides } from './site';
import { campuses, libraryRows, loanTypes } from './units';
import { featureSeeds } from './featureSeeds';
import { removeCatalogue } from './withoutCatalogue';
import { removePeople } from './withoutPeople';

interface SeedOptions {
  titles?: number | undefined;
  /** ISO date; loans, holds and new titles are relative to it. */
  today: string;
  onProgress?: (done: number, total: number, what: string) => void;
  /** Gets a sentence about values of the library's own that this version does not take. */
  onRefused?: (sentence: string) => void;
  /** Through storeTitles, as an import does, or by COPY. Set only to compare the two. */
  method?: 'store' | 'copy';
  /** Whether there are demo people, with what they have borrowed and written. */
  people?: boolean;
  /** False: only what any library needs, for one that brings its own records; there are no people either. */
  catalogue?: boolean;
}

const DEFAULT_TITLES = 640;
const BATCH = 500;
// Larger catalogues are written in many transactions.
const SMALL = 5_000;

/** Whether the database was ever seeded. */
export async function isSeeded(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ seeded: boolean }>('SELECT EXISTS (SELECT 1 FROM instituicao) AS seeded');
  return rows[0]?.seeded ?? false;
}

/**
 * Seeds an empty, migrated database with the demo data; a seeded one is left unchanged. What the library has kept of its own is
 * stored over them. Up to 5,000 titles are written in one transaction, more by COPY, and the indexes are made after them (decision 072).
 */
export async function seedDatabase(
  pool: Pool,
  { titles = DEFAULT_TITLES, today, onProgress, onRefused, method, people = true, catalogue = true }: SeedOptions,
): Promise<void> {
  if (await isSeeded(pool)) return;
  const byCopy = (method ?? (titles <= SMALL ? 'store' : 'copy')) === 'copy';
  const patrons = Math.max(72, Math.ceil(titles / 10));
  let makeIndexes: ((client: ClientBase) => Promise<void>) | undefined;
  if (byCopy) {
    makeIndexes = await inTransaction(pool, async (client) => {
      await writeInstitution(client, patrons, today);
      return removeIndexes(client);
    });
    await loadTitles(pool, { titles, patrons, today, onProgress });
  }
  await inTransaction(pool, async (client) => {
    if (makeIndexes) await makeIndexes(client);
    else {
      await writeInstitution(client, patrons, today);
      await storeSeedTitles(client, { titles, patrons, today, onProgress });
    }
    for (const fill of featureSeeds) await fill(client, { today, titles });
    await setCounters(client);
    if (!catalogue) await removeCatalogue(client);
    else if (!people) await removePeople(client);
    await restoreOwnLibrary(client, (sentence) => onRefused?.(sentence));
    await refreshSuggestionWords(client);
    await refreshTitleDemand(client);
    await markDerived(client);
  });
  await pool.query('ANALYZE');
}

/** As an import stores titles. */
async function storeSeedTitles(client: ClientBase, { titles, patrons, today, onProgress }: LoadOptions): Promise<void> {
  for (let first = 1; first <= titles; first += BATCH) {
    const count = Math.min(BATCH, titles - first + 1);
    const batch = Array.from({ length: count }, (_, index) => makeSeedTitle(first + index, patrons, today));
    const inputs = batch.map(({ input }) => input);
    await storeTitles(client, inputs);
    const beside = {
      exemplar: batch.flatMap(({ copies }) => copies),
      emprestimo: batch.flatMap(({ loans }) => loans),
      reserva: batch.flatMap(({ holds }) => holds),
    };
    for (const [table, rows] of Object.entries(beside)) await copyRows<object>(client, table, rows);
    onProgress?.(first + count - 1, titles, 'titles');
  }
}

async function writeInstitution(client: ClientBase, patrons: number, today: string): Promise<void> {
  const { people, logins, permissions } = makePeople(patrons, await hashPassword(demoPassword, publicCost));
  const tables: Record<string, readonly object[]> = {
    relogio: [{ id: 1, applied_until: `${today}T12:00:00Z` }],
    instituicao: institutions,
    atividade: activities,
    guia_pesquisa: searchGuides,
    campus: campuses,
    biblioteca: libraryRows,
    tipo_emprestimo: loanTypes,
    condicao_solicitacao: requestConditions,
    pessoa: people,
    pessoa_login: logins,
    permissao_atividade: permissions,
  };
  for (const [table, rows] of Object.entries(tables)) await copyRows(client, table, rows);
}

/** Rows were inserted with explicit codes, so the sequences must continue after them. */
async function setCounters(client: ClientBase): Promise<void> {
  for (const [table, column] of [
    ['pessoa', 'cod_pessoa'],
    ['acervo', 'cod_acervo'],
    ['autoridade', 'cod_autoridade'],
  ]) {
    await client.query(`SELECT setval(pg_get_serial_sequence('${table}', '${column}'), max(${column})) FROM ${table}`);
  }
}
