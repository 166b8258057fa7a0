import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { Failure, messageOf } from '@catalogue/command-kit/failure';
import { step } from '@catalogue/command-kit/progress';
import { checkGivenServer } from '@catalogue/local-postgres/givenServer';
import { runOn } from '@catalogue/local-postgres/query';
import { withServingLock } from './databaseLocks';
import { assertNoForeignTables } from './demoDatabase';
import { readEnv } from './env';
import { startProgram } from './postgresProgram';

export const usage = `Usage: npm run restore -- FILE [--replace]
Brings the database of DATABASE_URL back from a file of npm run backup. --replace: also if it has data, which are lost.`;

/** `npm run restore`: all of a backup, or nothing. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { replace: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new Failure(usage);
  const file = resolve(process.env['INIT_CWD'] ?? '.', name);
  if (!existsSync(file)) throw new Failure(`There is no file ${file}.`);
  const { DATABASE_URL: url } = readEnv();
  if (url === undefined) throw new Failure('Set DATABASE_URL to the database to restore.');
  await assertIsOurs(file, url);
  await checkGivenServer(url);
  await withServingLock(url, () => step('Restoring', () => restore(url, file, values.replace ?? false)));
  const [row] = await runOn<{ titles: number; people: number }>(
    url,
    'SELECT (SELECT count(*)::int FROM acervo) AS titles, (SELECT count(*)::int FROM pessoa) AS people',
  );
  console.log(
    `Restored: ${row?.titles} titles, ${row?.people} people. "npm start" applies what newer versions changed.`,
  );
}

/** Looks at the list of what is in a file, before anybody stops a server for it. */
async function assertIsOurs(file: string, url: string): Promise<void> {
  const { output, done } = startProgram('pg_restore', ['--list', file], url);
  const [list] = await Promise.all([text(output), done]).catch((error: unknown) => {
    throw new Failure(`${file} is no backup that can be read: ${messageOf(error)}`);
  });
  const tables = [...list.matchAll(/ TABLE public (\w+) /g)].map(([, name]) => name);
  const missing = ['acervo', '_prisma_migrations'].filter((name) => !tables.includes(name));
  if (missing.length > 0)
    throw new Failure(
      `${file} is a backup of something else: it lacks the tables ${missing.join(', ')}. Nothing was changed.`,
    );
}

/** In one transaction: a backup that cannot be restored changes nothing. */
export async function restore(url: string, file: string, replaces: boolean): Promise<void> {
  const tables = await assertNoForeignTables(url);
  if (tables > 0 && !replaces)
    throw new Failure('The database has data: --replace deletes them. Back them up first ("npm run backup").');
  const read = startProgram('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file], url);
  const args = ['--quiet', '--no-psqlrc', '--set=ON_ERROR_STOP=1', '--output=/dev/null'];
  const unreadable: unknown[] = [];
  const output = asOne(read, (error) => unreadable.push(error));
  const write = startProgram('psql', args, url, { input: Readable.from(output) });
  const [reading, writing] = await Promise.allSettled([read.done, write.done]);
  // What fails first is the reason: the other one then lacks its input, or who takes its output.
  const results = unreadable.length > 0 ? [reading, writing] : [writing, reading];
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

// Without its last line, whatever ended it, PostgreSQL takes all of it back.
async function* asOne({ output, done }: ReturnType<typeof startProgram>, onUnreadable: (error: unknown) => void) {
  // A list of what is dropped would hide why it fails.
  yield 'SET client_min_messages = warning;\nBEGIN;\nDROP SCHEMA public CASCADE;\nCREATE SCHEMA public;\n';
  yield* output;
  await done.catch((error: unknown) => {
    onUnreadable(error);
    throw error;
  });
  yield '\nCOMMIT;\n';
}
