import { parseArgs } from 'node:util';
import { databaseLocation, startDatabase } from './database';
import { readEnv } from './env';
import { resetDatabase } from './demoDatabase';

export const usage = `Usage: npm run db:reset [-- --demo]
Deletes all data and seeds the demo database again. What "npm run library -- apply" has stored stays.
  --demo   deletes that too`;

/** `npm run db:reset`: deletes all data and seeds the demo database again, with the library's own name, libraries and texts. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { demo: { type: 'boolean', default: false } } });
  const env = readEnv();
  await resetDatabase(await startDatabase(env, true), env, { forget: values.demo });
  console.log(`The database in ${databaseLocation(env)} is reset.`);
}
