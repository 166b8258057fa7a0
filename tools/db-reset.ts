import { databaseLocation, openDatabase } from './database';
import { readEnv } from './env';
import { resetDatabase } from './demoDatabase';

/** `npm run db:reset`: throws the library away and fills a new one. */
export async function run(): Promise<void> {
  const env = readEnv();
  await resetDatabase(await openDatabase(env, true), env);
  console.log(`The library in ${databaseLocation(env)} is new.`);
}
