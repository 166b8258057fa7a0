import type { ClientBase } from 'pg';
import { inSession } from '@catalogue/local-postgres/query';
import type { z } from 'zod';
import { step, progressBar } from '@catalogue/command-kit/progress';
import { hashPassword } from '@catalogue/database/passwordHash';
import { addLoans, matchLoans, openLoans, storeLoans } from '@catalogue/database/storeLoans';
import {
  addPasswords,
  addPeople,
  matchPeople,
  newPeople,
  openPeople,
  storePeople,
  type StoredLines,
} from '@catalogue/database/storePeople';
import { shareContentLock } from '../demoDatabase';
import { readTable, throwErrors, type Table } from './readTable';
import { loanRow, PersonRow } from './rows';

export interface Tables {
  people: Table<z.output<typeof PersonRow>> | null;
  loans: Table<z.output<ReturnType<typeof loanRow>>> | null;
}

/** Reads and checks the files; null stays null. Throws a Failure that lists the errors. */
export async function readTables(people: string | null, loans: string | null, today: string): Promise<Tables> {
  return {
    people: people && (await readTable(people, PersonRow)),
    loans: loans && (await readTable(loans, loanRow(today))),
  } as Tables;
}

const batchSize = 500;
// As many as Node computes at once by default.
const hashesAtOnce = 4;

/** Stores the tables in one transaction, and says what it did. Throws a Failure that lists the errors. */
export const storeTables = (url: string, { people, loans }: Tables, dryRun: boolean): Promise<void> =>
  inSession(url, async (db) => {
    await shareContentLock(db);
    await db.query('BEGIN');
    const lines: string[] = [];
    if (people) lines.push(summary(people.file, 'people', await storePeopleOf(db, people, dryRun)));
    if (loans) lines.push(summary(loans.file, 'loans', await storeLoansOf(db, loans)));
    await db.query(dryRun ? 'ROLLBACK' : 'COMMIT');
    console.log(lines.join('\n'));
    if (dryRun) console.log('This was a dry run: nothing was stored.');
  });

const summary = (file: string, what: string, { new: created, changed, unchanged }: StoredLines): string =>
  `${file}: ${created} ${what} new, ${changed} changed, ${unchanged} unchanged.`;

async function storePeopleOf(db: ClientBase, table: NonNullable<Tables['people']>, dryRun: boolean) {
  await openPeople(db);
  await step(`Reading ${table.file}`, () => inBatches(table.rows(), batchSize, (rows) => addPeople(db, rows)));
  throwErrors(table.file, await matchPeople(db));
  if (table.columns.includes('senha') && !dryRun) await hashPasswords(db, table);
  return storePeople(db, table.columns);
}

async function storeLoansOf(db: ClientBase, table: NonNullable<Tables['loans']>) {
  await openLoans(db);
  await step(`Reading ${table.file}`, () =>
    inBatches(table.rows(), batchSize, (rows) =>
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
    ),
  );
  throwErrors(table.file, await matchLoans(db));
  return storeLoans(db);
}

// Only of new people: a password may have been changed since. Read from the file again, so that none is ever in the
// database as it was typed.
async function hashPasswords(db: ClientBase, table: NonNullable<Tables['people']>): Promise<void> {
  const isNew = await newPeople(db);
  if (isNew.size === 0) return;
  const bar = progressBar('Hashing passwords');
  let done = 0;
  try {
    await inBatches(table.rows(), hashesAtOnce, async (rows) => {
      const typed = rows.flatMap(({ line, senha }) => (senha && isNew.has(line) ? [{ line, senha }] : []));
      const hashes = await Promise.all(
        typed.map(async ({ line, senha }) => ({ line, password_hash: await hashPassword(senha) })),
      );
      if (hashes.length > 0) await addPasswords(db, hashes);
      done += rows.filter(({ line }) => isNew.has(line)).length;
      bar.show(done, isNew.size, 'people');
    });
  } finally {
    bar.end();
  }
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
