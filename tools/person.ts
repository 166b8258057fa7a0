import { Client } from 'pg';
import { Failure } from '@catalogue/command-kit/failure';
import { storeAccess } from '@catalogue/database/personAccess';
import { erasePerson, exportPerson, findByLogin, obligationsOf, type Query } from '@catalogue/database/personRecord';
import { databaseLocation, openDatabase } from './database';
import { readEnv, todayIn } from './env';

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
  const query: Query = async (sql, values) => (await client.query<Record<string, unknown>>(sql, values)).rows;
  try {
    const person = await findByLogin(query, login);
    if (person === undefined) throw new Failure(`Nobody in ${databaseLocation(env)} has the login "${login}".`);
    if (action === 'export') {
      const record = await exportPerson(query, person);
      const access = { quem: 'comando', acao: 'levou', dados: 'tudo' } as const;
      await storeAccess(query, [person], { ...access, em: new Date(), dia: todayIn(env) });
      return console.log(JSON.stringify(record, null, 2));
    }
    const obligations = await obligationsOf(query, person);
    if (obligations.length > 0) throw new Failure(`"${login}" still has ${obligations.join(', ')}: settle them first.`);
    await client.query('BEGIN');
    await erasePerson(query, person);
    await client.query('COMMIT');
    console.log(`"${login}" is erased.`);
  } finally {
    await client.end();
  }
}
