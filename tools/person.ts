import { resolve } from 'node:path';
import { commandLine } from '@catalogue/command-kit/commandLine';
import { Failure } from '@catalogue/command-kit/failure';
import { storeAccess } from '@catalogue/database/personAccess';
import { erasePerson, exportPerson, findByLogin, obligationsOf, type Query } from '@catalogue/database/personRecord';
import { inSession } from '@catalogue/local-postgres/query';
import { databaseLocation, startDatabase } from './database';
import { readEnv, todayIn } from './env';
import { writePrivateFile } from './newFile';

export const usage = `Usage: ${commandLine('person', 'export LOGIN FILE')}
       ${commandLine('person', 'erase LOGIN')}
Writes all that is stored of a person to a new file as JSON, or erases the person with it (LGPD art. 18).`;

/** `npm run person -- export LOGIN FILE`, `npm run person -- erase LOGIN` */
export async function run(args: string[]): Promise<void> {
  const [action = '', login = '', file = ''] = args;
  if (args.length !== { export: 3, erase: 2 }[action]) throw new Failure(usage);
  const env = readEnv();
  await inSession(await startDatabase(env, false), async (client) => {
    const query: Query = async (sql, values) => (await client.query<Record<string, unknown>>(sql, values)).rows;
    const person = await findByLogin(query, login);
    if (person === undefined) throw new Failure(`Nobody in ${databaseLocation(env)} has the login "${login}".`);
    if (action === 'export') {
      const path = resolve(process.env['INIT_CWD'] ?? '', file);
      writePrivateFile(path, `${JSON.stringify(await exportPerson(query, person), null, 2)}\n`);
      const access = { quem: 'comando', acao: 'levou', dados: 'tudo' } as const;
      await storeAccess(query, [person], { ...access, em: new Date(), dia: todayIn(env) });
      return console.log(`All that is stored of "${login}" is in ${path}.`);
    }
    const obligations = await obligationsOf(query, person);
    if (obligations.length > 0) throw new Failure(`"${login}" still has ${obligations.join(', ')}: settle them first.`);
    await client.query('BEGIN');
    await erasePerson(query, person);
    await client.query('COMMIT');
    console.log(`"${login}" is erased.`);
  });
}
