import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOn } from '@catalogue/local-postgres/query';

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
