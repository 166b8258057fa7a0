import { databaseLocation, openWithClient } from './database';
import { readEnv, todayIn } from './env';
import { importFiles } from './import/importFiles';
import { readOptions } from './import/options';
import { findSources } from './import/source';
import { printSummary } from './import/summary';
import { prepareDatabase } from './demoDatabase';

export { importUsage as usage } from './import/options';

/** `npm run import -- FILE…`: imports MARC files, also while `npm start` runs. Exit code 1 if anything was rejected. */
export async function run(args: string[]): Promise<number> {
  const options = readOptions(args);
  const sources = await findSources(options.files);
  const env = readEnv();
  console.log(`Importing into ${databaseLocation(env)}:`);
  const url = await openWithClient(env, false);
  await prepareDatabase(url, env);
  const imported = await importFiles(url, sources, { ...options, today: todayIn(env) });
  printSummary(imported, options.dryRun);
  return imported.every(({ complete, rejected, copies }) => complete && rejected + copies.rejected === 0) ? 0 : 1;
}
