import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { inSession } from '@catalogue/local-postgres/query';
import { todayIn, type Env } from '../env';
import { importFiles } from '../import/importFiles';
import { readOptions } from '../import/options';
import { findSources } from '@catalogue/marc-import/source';
import { printSummary } from '../import/summary';
import { readTableFiles, storeTableFiles } from '../people/peopleFiles';
import { storeInstitutionFile } from './storeInstitutionFile';
import { readInstitutionFile } from './readInstitutionFile';

interface OwnData {
  /** Stores what the files have and is not stored yet. Throws a Failure. */
  store(url: string): Promise<void>;
}

/**
 * The files of a library of one's own (`npm start -- --library FILE --records FILE…`). They are read and checked before anything
 * is opened. Throws a Failure.
 */
export async function readOwnData(args: string[], env: Env): Promise<OwnData> {
  const { values } = parseArgs({
    args,
    options: {
      library: { type: 'string' },
      records: { type: 'string', multiple: true, default: [] },
      people: { type: 'string' },
      loans: { type: 'string' },
    },
  });
  const path = (name: string | undefined) => (name === undefined ? null : resolve(process.env['INIT_CWD'] ?? '', name));
  const today = todayIn(env);
  const file = path(values.library);
  const institution = file === null ? null : readInstitutionFile(file);
  const options = values.records.length > 0 ? readOptions(values.records) : null;
  const sources = await findSources(options?.files ?? []);
  const tables = await readTableFiles(path(values.people), path(values.loans), today);
  return {
    async store(url) {
      if (institution !== null) await inSession(url, (db) => storeInstitutionFile(institution, db));
      if (options !== null) printSummary(await importFiles(url, sources, { ...options, today }), false);
      if (tables.people ?? tables.loans) await storeTableFiles(url, tables, false);
    },
  };
}
