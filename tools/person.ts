import { Client } from 'pg';
import { Failure } from '@catalogue/command-kit/failure';
import { erasePerson, exportPerson, findByLogin, obligationsOf } from '@catalogue/database/personRecord';
import { databaseLocation, openDatabase } from './database';
import { readEnv } from './env';

export const usage = `Usage: npm run person -- export LOGIN
       npm run person -- erase LOGIN
Prints all that is stored of a person as JSON, or erases the person with it (LGPD art. 18).`;

/** `npm run person -- export|erase LOGIN` */
export async function run(args: string[]): Promise<void> {
  const [action = '', login = ''] = args;
  if (args.length !== 2 || !['export', 'erase'].includes(action)) throw new Failure(usage);
  const env = readEnv();
  const client = new Client({ connectionString: await openDatabase(env, false) });
  await client.connect();
  try {
    const person = await findByLogin(client, login);
    if (person === undefined) throw new Failure(`Nobody in ${databaseLocation(env)} has the login "${login}".`);
    if (action === 'export') return console.log(JSON.stringify(await exportPerson(client, person), null, 2));
    const obligations = await obligationsOf(client, person);
    if (obligations.length > 0) throw new Failure(`"${login}" still has ${obligations.join(', ')}: settle them first.`);
    await client.query('BEGIN');
    await erasePerson(client, person);
    await client.query('COMMIT');
    console.log(`"${login}" is erased.`);
  } finally {
    await client.end();
  }
}
