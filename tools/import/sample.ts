// Records and files for the tests of the import.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeIso2709, type MarcField } from '@catalogue/domain';
import type { ImportResult } from '@catalogue/marc-import/counts';
import { importFiles } from './importFiles';
import { readOptions } from './options';
import { runOn } from '@catalogue/local-postgres/query';
import { findSources } from '@catalogue/marc-import/source';

/** `245 10$aO livro$cAlguém`; without `$` a control field: `001 12`. */
export function field(text: string): MarcField {
  const tag = text.slice(0, 3);
  if (!text.includes('$')) return { tag, value: text.slice(4) };
  const [indicators = '', ...parts] = text.slice(4).split('$');
  const subfields = parts.map((part) => ({ code: part.charAt(0), value: part.slice(1) }));
  return { tag, ind1: indicators.charAt(0) || ' ', ind2: indicators.charAt(1) || ' ', subfields };
}

/** The bytes of a record with this control number, title and further fields. */
export const record = (number: string, title: string, ...fields: string[]): Uint8Array =>
  encodeIso2709({
    leader: '00000nam a2200000 a 4500',
    fields: [`001 ${number}`, '003 BR-TST', `245 10$a${title}`, ...fields].map(field),
  });

/** Writes a file of these parts into a new folder. */
export function fileOf(parts: readonly (Uint8Array | string)[], name = 'acervo.mrc'): string {
  const path = join(mkdtempSync(join(tmpdir(), 'import-')), name);
  writeFileSync(path, Buffer.concat(parts.map((part) => Buffer.from(part))));
  return path;
}

/** Deletes titles, copies, libraries and people. */
export const emptyDatabase = async (url: string): Promise<void> =>
  void (await runOn(
    url,
    'TRUNCATE importacao, importacao_arquivo, importacao_acervo, acervo, autoridade, palavra, biblioteca, campus, pessoa, tipo_emprestimo RESTART IDENTITY CASCADE',
  ));

export interface ImportRun {
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
