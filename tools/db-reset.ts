import { databaseLocation, startDatabase } from './database';
import { readEnv } from './env';
import { resetDatabase } from './demoDatabase';

export const usage = `Usage: npm run db:reset
Deletes all data and seeds the demo database again.`;

/** `npm run db:reset`: deletes all data and seeds the demo database again. */
export async function run(): Promise<void> {
  const env = readEnv();
  await resetDatabase(await startDatabase(env, true), env);
  console.log(`The database in ${databaseLocation(env)} is reset.`);
}
