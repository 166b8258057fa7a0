import { beginRun, finishRun } from '@catalogue/database/importRuns';
import { inSession } from '@catalogue/local-postgres/query';
import { emptyResult, type ImportResult } from '../counts';
import { updateSuggestionWords } from '../finishImport';
import { importFile, type ImportFileOptions } from '../importFile';
import { findSources } from '../source';

/** What came of a file. */
export interface Imported {
  result: ImportResult;
  /** What the import said. */
  lines: string[];
  /** The records that it left out. */
  rejected: Buffer;
}

const at = new Date('2026-03-10T12:00:00Z');

/** Imports a file as a run of its own into a database that exists. */
export async function importOne(url: string, path: string, chosen: Partial<ImportFileOptions> = {}): Promise<Imported> {
  const libraries = { names: new Map<string, string>(), fallback: null };
  const options = { libraries, today: '2026-03-10', dryRun: false, ...chosen };
  const lines: string[] = [];
  const rejected: Uint8Array[] = [];
  const sink = { write: () => undefined, close: () => undefined, path: null };
  const [source] = await findSources([path]);
  if (!source) throw new Error(`${path} cannot be read.`);
  return inSession(url, async (db) => {
    const run = options.dryRun ? null : (await beginRun(db, { signature: null, names: [source.name], at })).id;
    const result = { ...emptyResult(source.name), run };
    const rejects = { ...sink, write: (raw: Uint8Array) => void rejected.push(raw) };
    const file = { run, place: 1, committed: 0, report: sink, rejects };
    const observer = { log: (line: string) => void lines.push(line), progress: () => undefined };
    await importFile(db, source, result, options, file, observer);
    if (run !== null) {
      await finishRun(db, run, at);
      await updateSuggestionWords(db);
    }
    return { result, lines, rejected: Buffer.concat(rejected) };
  });
}
