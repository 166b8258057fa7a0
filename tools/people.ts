import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { inSession } from '@catalogue/local-postgres/query';
import { commandLine } from '@catalogue/command-kit/commandLine';
import { Failure } from '@catalogue/command-kit/failure';
import { databaseLocation, openWithClient } from './database';
import { prepareDatabase } from './demoDatabase';
import { readEnv, todayIn } from './env';
import { readTableFiles, storeTableFiles, writeExample } from './people/peopleFiles';

export const usage = `Usage: ${commandLine('people', 'PEOPLE.csv [LOANS.csv] [--dry-run]')}
       ${commandLine('people', '--loans LOANS.csv')}
       ${commandLine('people', '--example')}
Stores people and their loans from tables in CSV (UTF-8; separated by commas, semicolons or tabs), all or nothing.
  --dry-run   finds errors and changes nothing
  --example   writes people.csv and loans.csv to start from`;

/** `npm run people -- PEOPLE.csv LOANS.csv`, also while `npm start` runs. */
export async function run(args: string[]): Promise<void> {
  const folder = process.env['INIT_CWD'] ?? '';
  const { people, loans, dryRun, example } = readArguments(args);
  const env = readEnv();
  const today = todayIn(env);
  const path = (name: string | undefined) => (name === undefined ? null : resolve(folder, name));
  const tables = await readTableFiles(path(people), path(loans), today);
  const url = await openWithClient(env, false);
  await prepareDatabase(url, env);
  if (example) await inSession(url, (db) => writeExample(resolve(folder), db, today));
  else await storeTableFiles(url, tables, dryRun);
  console.log(`Database: ${databaseLocation(env)}`);
}

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      loans: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      example: { type: 'boolean', default: false },
    },
  });
  const [people, loans = values.loans, ...more] = positionals;
  const files = [people, loans, values.loans].filter((name) => name !== undefined);
  const isTwice = values.loans !== undefined && loans !== values.loans;
  if (more.length > 0 || isTwice || values.example !== (files.length === 0)) throw new Failure(usage);
  return { people, loans, dryRun: values['dry-run'], example: values.example };
}
