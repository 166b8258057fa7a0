import type { ImportResult } from '@catalogue/marc-import/counts';
import { findSources } from '@catalogue/marc-import/source';
import { importFiles } from './importFiles';
import { readOptions } from './options';

interface ImportRun {
  imported: ImportResult[];
  lines: string[];
}

/** Imports like the command, into a database that exists. `args` as on the command line. */
export async function importInto(url: string, ...args: string[]): Promise<ImportRun> {
  const options = readOptions(args);
  const lines: string[] = [];
  const sources = await findSources(options.files);
  const bar = () => ({ show: () => undefined, end: () => undefined });
  const screen = { log: (line: string) => void lines.push(line), bar };
  const imported = await importFiles(url, sources, { ...options, today: '2026-03-10' }, screen);
  return { imported, lines };
}
