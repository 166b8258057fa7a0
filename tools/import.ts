import { databaseLocation, openWithClient } from './database';
import { readEnv, todayIn } from './env';
import { importFiles } from './import/importFiles';
import { nameExistingLibraries, printRuns, undoRun } from './import/afterwards';
import { readOptions } from './import/options';
import { printSummary } from './import/summary';
import { prepareDatabase } from './demoDatabase';
import { findSources } from '@catalogue/marc-import/source';

export { importUsage as usage } from './import/options';

/**
 * `npm run import -- FILE…`: imports MARC files, also while `npm start` runs. Exit code 1 if anything was rejected. Without
 * files it lists imports, undoes one, or names libraries.
 */
export async function run(args: string[]): Promise<number> {
  const options = readOptions(args);
  const sources = await findSources(options.files);
  const env = readEnv();
  if (sources.length > 0) console.log(`Importing into ${databaseLocation(env)}:`);
  const url = await openWithClient(env, false);
  await prepareDatabase(url, env);
  if (options.runs) return printRuns(url);
  if (options.undo !== undefined) return undoRun(url, options.undo);
  if (sources.length === 0) return nameExistingLibraries(url, options.libraries.names, options.campuses);
  const imported = await importFiles(url, sources, { ...options, today: todayIn(env) });
  printSummary(imported, options.dryRun);
  return imported.every(({ complete, rejected, copies }) => complete && rejected + copies.rejected === 0) ? 0 : 1;
}
