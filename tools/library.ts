import { resolve } from 'node:path';
import type { Client, ClientBase } from 'pg';
import { inSession } from '@catalogue/local-postgres/query';
import { z } from 'zod';
import { InstitutionFile } from '@catalogue/api-contract';
import { commandLine } from '@catalogue/command-kit/commandLine';
import { Failure } from '@catalogue/command-kit/failure';
import { findInstitutionSettings } from '@catalogue/database/findInstitutionSettings';
import { databaseLocation, openWithClient } from './database';
import { prepareDatabase } from './demoDatabase';
import { readEnv } from './env';
import { writeNewFile } from './newFile';
import { storeInstitutionFile } from './institution/storeInstitutionFile';
import { readInstitutionFile } from './institution/readInstitutionFile';

export const usage = `Usage: ${commandLine('library', 'export FILE')}
       ${commandLine('library', 'check FILE')}
       ${commandLine('library', 'apply FILE')}
       ${commandLine('library', '--schema')}
Writes the institution, its campuses and libraries to a new file, checks such a file, or stores what it says.`;

/** `npm run library -- export|check|apply FILE`, also while `npm start` runs. */
export async function run(args: string[]): Promise<void> {
  const [action = '', name = ''] = args;
  if (action === '--schema')
    return console.log(JSON.stringify(z.toJSONSchema(InstitutionFile, { io: 'input' }), null, 2));
  if (args.length !== 2 || !['export', 'check', 'apply'].includes(action)) throw new Failure(usage);
  const file = resolve(process.env['INIT_CWD'] ?? '', name);
  if (action === 'export') return inDatabase((db) => exportTo(file, db));
  const read = readInstitutionFile(file);
  if (action === 'check')
    return console.log(`${file} has no errors. Whether its campuses and activities exist is found when it is applied.`);
  await inDatabase((db) => storeInstitutionFile(read, db));
}

async function inDatabase(work: (db: Client) => Promise<void>): Promise<void> {
  const env = readEnv();
  const url = await openWithClient(env, false);
  await prepareDatabase(url, env);
  await inSession(url, work);
  console.log(`Database: ${databaseLocation(env)}`);
}

async function exportTo(file: string, db: ClientBase): Promise<void> {
  writeNewFile(file, `${JSON.stringify(await findInstitutionSettings(db), null, 2)}\n`);
  console.log(`The library is in ${file}.`);
}
