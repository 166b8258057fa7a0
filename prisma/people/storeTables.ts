import type { ClientBase } from 'pg';
import type { z } from 'zod';
import { addLoans, matchLoans, openLoans, storeLoans } from '../storeLoans';
import {
  addPasswords,
  addPeople,
  matchPeople,
  newPeople,
  openPeople,
  storePeople,
  type StoredLines,
} from '../storePeople';
import type { TableFile } from './readCsv';
import { readTable, refuseErrors, type Table } from './readTable';
import { loanRow, PersonRow } from './tableRows';

export interface Tables {
  people: Table<z.output<typeof PersonRow>> | null;
  loans: Table<z.output<ReturnType<typeof loanRow>>> | null;
}

/** Reads and checks the files, each of at most `maxLines`; null stays null. Throws a TableRefused. */
export async function readTables(
  people: TableFile | null,
  loans: TableFile | null,
  today: string,
  limits: { maxLines?: number } = {},
): Promise<Tables> {
  return {
    people: people && (await readTable(people, PersonRow, limits)),
    loans: loans && (await readTable(loans, loanRow(today), limits)),
  } as Tables;
}

const batchSize = 500;
// As many as Node computes at once by default.
const hashesAtOnce = 4;

interface StoreOptions {
  /** Only finds errors. */
  dryRun: boolean;
  hash: (password: string) => Promise<string>;
  /** At most so many passwords are hashed. */
  maxPasswords?: number;
  onHashed?: (done: number, total: number) => void;
}

/** Stores the tables in the caller's transaction, which is to be rolled back if it throws a TableRefused. */
export async function storeTables(
  db: ClientBase,
  { people, loans }: Tables,
  options: StoreOptions,
): Promise<{ people: StoredLines | null; loans: StoredLines | null }> {
  await db.query('SAVEPOINT tables');
  const stored = {
    people: people && (await storePeopleOf(db, people, options)),
    loans: loans && (await storeLoansOf(db, loans)),
  };
  if (options.dryRun) await db.query('ROLLBACK TO SAVEPOINT tables');
  return stored;
}

async function storePeopleOf(db: ClientBase, table: NonNullable<Tables['people']>, options: StoreOptions) {
  await openPeople(db);
  await inBatches(table.rows(), batchSize, (rows) => addPeople(db, rows));
  refuseErrors(table.name, await matchPeople(db));
  if (table.columns.includes('senha')) await storePasswords(db, table, options);
  return storePeople(db, table.columns);
}

async function storeLoansOf(db: ClientBase, table: NonNullable<Tables['loans']>) {
  await openLoans(db);
  await inBatches(table.rows(), batchSize, (rows) =>
    addLoans(
      db,
      rows.map(({ line, cod_exemplar, login, data_saida, data_prevista, data_devolucao }) => ({
        line,
        cod_exemplar,
        login,
        data_saida,
        data_prevista,
        data_devolucao: data_devolucao ?? null,
      })),
    ),
  );
  refuseErrors(table.name, await matchLoans(db));
  return storeLoans(db);
}

// Only of new people: a password may have been changed since. Read from the file again, so that none is ever in the
// database as it was typed.
async function storePasswords(
  db: ClientBase,
  table: NonNullable<Tables['people']>,
  { dryRun, hash, maxPasswords = Infinity, onHashed }: StoreOptions,
): Promise<void> {
  const isNew = await newPeople(db);
  let total = 0;
  for await (const { line, senha } of table.rows()) {
    if (senha && isNew.has(line)) total += 1;
    if (total > maxPasswords)
      refuseErrors(table.name, [{ line, column: 'senha', code: 'passwordCount', facts: { most: maxPasswords } }]);
  }
  if (dryRun) return;
  let done = 0;
  await inBatches(table.rows(), hashesAtOnce, async (rows) => {
    const typed = rows.flatMap(({ line, senha }) => (senha && isNew.has(line) ? [{ line, senha }] : []));
    if (typed.length === 0) return;
    await addPasswords(
      db,
      await Promise.all(typed.map(async ({ line, senha }) => ({ line, password_hash: await hash(senha) }))),
    );
    done += typed.length;
    onHashed?.(done, total);
  });
}

async function inBatches<Row>(rows: AsyncIterable<Row>, size: number, work: (batch: Row[]) => Promise<unknown>) {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    await work(batch);
    batch = [];
  }
  if (batch.length > 0) await work(batch);
}
