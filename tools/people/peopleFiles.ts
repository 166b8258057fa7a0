import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { Failure } from '@catalogue/command-kit/failure';
import { printable } from '@catalogue/command-kit/printable';
import { progressBar, step } from '@catalogue/command-kit/progress';
import { sentenceOf, TableRefused } from '@catalogue/database/people/tableError';
import { hashPassword } from '@catalogue/database/passwordHash';
import { exampleLoans, examplePeople } from '@catalogue/database/people/exampleTables';
import { readTables, storeTables, type Tables } from '@catalogue/database/people/storeTables';
import type { StoredLines } from '@catalogue/database/storePeople';
import { inSession } from '@catalogue/local-postgres/query';
import { shareContentLock } from '../databaseLocks';
import { writePrivateFile } from '../newFile';

/** Reads and checks the files; null stays null. Throws a Failure that lists the errors. */
export const readTableFiles = (people: string | null, loans: string | null, today: string): Promise<Tables> =>
  listingErrors(() => readTables(fileAt(people), fileAt(loans), today));

const fileAt = (path: string | null) => (path === null ? null : { name: path, open: () => createReadStream(path) });

/** Stores the tables, all or nothing, and says what it did. Throws a Failure that lists the errors. */
export const storeTableFiles = (url: string, tables: Tables, dryRun: boolean): Promise<void> =>
  inSession(url, async (db) => {
    await shareContentLock(db);
    await db.query('BEGIN');
    const bar = progressBar('Hashing passwords');
    const onHashed = (done: number, total: number) => bar.show(done, total, 'people');
    const work = () => listingErrors(() => storeTables(db, tables, { dryRun, hash: hashPassword, onHashed }));
    // Passwords have their own bar.
    const hasPasswords = tables.people?.columns.includes('senha') ?? false;
    const stored = await (hasPasswords ? work() : step('Storing the tables', work)).finally(() => bar.end());
    await db.query('COMMIT');
    for (const what of ['people', 'loans'] as const) {
      const [table, lines] = [tables[what], stored[what]];
      if (table && lines) console.log(summary(table.name, what, lines));
    }
    if (dryRun) console.log('This was a dry run: nothing was stored.');
  });

const summary = (file: string, what: string, { new: created, changed, unchanged }: StoredLines): string =>
  `${file}: ${created} ${what} new, ${changed} changed, ${unchanged} unchanged.`;

async function listingErrors<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TableRefused)) throw error;
    const { table, errors, hasMore } = error;
    const lines = errors.map(
      ({ line, column, ...error }) =>
        `${table}${line === null ? '' : `:${line}:`} ${[column, printable(sentenceOf(error))].filter(Boolean).join(' ')}.`,
    );
    throw new Failure([...lines, ...(hasMore ? ['There are more errors.'] : []), 'Nothing was stored.'].join('\n'));
  }
}

/** Writes people.csv and loans.csv with what they may have; the loans are of copies that are on the shelf. */
export async function writeExample(folder: string, db: ClientBase, today: string): Promise<void> {
  const files = [
    { path: join(folder, 'people.csv'), text: examplePeople() },
    { path: join(folder, 'loans.csv'), text: await exampleLoans(db, today) },
  ];
  const existing = files.map(({ path }) => path).filter((path) => existsSync(path));
  if (existing.length > 0) {
    const [are, them] = existing.length > 1 ? ['are', 'them'] : ['is', 'it'];
    throw new Failure(
      `${existing.join(' and ')} ${are} there already, and nothing was written: move or rename ${them}, or write the example in another folder.`,
    );
  }
  for (const { path, text } of files) {
    writePrivateFile(path, text);
    console.log(`An example is in ${path}.`);
  }
}
