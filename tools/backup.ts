import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Failure } from '@catalogue/command-kit/failure';
import { step } from '@catalogue/command-kit/progress';
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
  try {
    await step('Backing up', async () => {
      const { output, done } = startProgram('pg_dump', ['--format=custom', '--no-owner', '--no-privileges'], url);
      await Promise.all([pipeline(output, createWriteStream(partial, { mode: 0o600 })), done]);
    });
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
}
