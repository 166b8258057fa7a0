import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { codeOf, Failure } from '@catalogue/command-kit/failure';
import { step } from '@catalogue/command-kit/progress';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { checkGivenServer } from '@catalogue/local-postgres/givenServer';
import { readEnv } from './env';
import { startProgram } from './postgresProgram';

export const usage = `Usage: npm run backup -- FILE
Writes the database of DATABASE_URL into a file, while servers use it. npm run restore -- FILE brings it back.`;

/** `npm run backup`: everything, as it was at one moment. */
export async function run(args: string[]): Promise<void> {
  const [name, ...others] = args;
  if (name === undefined || others.length > 0 || name.startsWith('-')) throw new Failure(usage);
  const file = resolve(process.env['INIT_CWD'] ?? '.', name);
  const { DATABASE_URL: url } = readEnv();
  if (url === undefined)
    throw new Failure(
      'Set DATABASE_URL: the PostgreSQL from npm brings no pg_dump. Stop the server and copy DATA_DIR instead.',
    );
  await checkGivenServer(url);
  await backUp(url, file);
  const { size } = await stat(file);
  console.log(
    `${file}: ${(size / 1e6).toFixed(1)} MB. It has personal data and the keys of the server: keep it as safe as the database.`,
  );
}

/** Writes the database into a file that only this user can read. */
export async function backUp(url: string, file: string): Promise<void> {
  // A backup that was interrupted must not look like one.
  const partial = `${file}.partial`;
  const removed = () => rm(partial, { force: true });
  atShutdown(removed);
  try {
    await step('Backing up', async () => {
      const { output, done } = startProgram('pg_dump', ['--format=custom', '--no-owner', '--no-privileges'], url);
      const writing = pipeline(output, createWriteStream(partial, { mode: 0o600, flush: true }));
      const [written, dumped] = await Promise.allSettled([writing, done]);
      // What cannot be written ends the program, too; a program that does not start ends what is written.
      const results = isOfFile(written) ? [written, dumped] : [dumped, written];
      for (const result of results) if (result.status === 'rejected') throw unwritable(file, result.reason);
    });
    await rename(partial, file).catch((error: unknown) => {
      throw unwritable(file, error);
    });
  } finally {
    await removed();
  }
}

function unwritable(file: string, error: unknown): unknown {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Failure(
      `The folder ${dirname(file)} is full, and nothing of the backup was kept: free some space, or name a file in another folder.`,
    );
  return isOfSystem(code)
    ? new Failure(`${file} cannot be written (${code}), and nothing of the backup was kept.`)
    : error;
}

const isOfFile = (result: PromiseSettledResult<void>): boolean =>
  result.status === 'rejected' && isOfSystem(codeOf(result.reason));
const isOfSystem = (code: string | undefined): boolean => code !== undefined && !code.startsWith('ERR_');
