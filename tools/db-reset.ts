import { libraryPlace, openDatabase } from './database';
import { readEnv } from './env';
import { replaceLibrary } from './library';

/** `npm run db:reset`: throws the library away and fills a new one. */
export async function run(): Promise<void> {
  const env = readEnv();
  await replaceLibrary(await openDatabase(env, true), env);
  console.log(`The library in ${libraryPlace(env)} is new.`);
}
