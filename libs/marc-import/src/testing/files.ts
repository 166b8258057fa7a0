import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@catalogue/database/testing/testDatabase';
import { runOn } from '@catalogue/local-postgres/query';

/** Writes a file of these parts into a new folder. */
export function fileOf(parts: readonly (Uint8Array | string)[], name = 'acervo.mrc'): string {
  const path = join(mkdtempSync(join(tmpdir(), 'import-')), name);
  writeFileSync(path, Buffer.concat(parts.map((part) => Buffer.from(part))));
  return path;
}

const emptied = `TRUNCATE importacao, importacao_arquivo, importacao_acervo, acervo, autoridade, palavra, biblioteca, campus, pessoa,
  tipo_emprestimo RESTART IDENTITY CASCADE`;

/** A database for the tests of a file, without titles, copies, libraries and people before each of them. */
export function emptyDatabaseForEach(): { readonly url: string } {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ seeded: false });
  }, 60_000);
  beforeEach(() => runOn(database.url, emptied).then(() => undefined));
  afterAll(() => database.drop());
  return {
    get url() {
      return database.url;
    },
  };
}

/** The names of its titles, by code. */
export const titlesIn = async (url: string): Promise<string[]> =>
  (await runOn<{ titulo: string }>(url, 'SELECT titulo FROM acervo ORDER BY cod_acervo')).map(({ titulo }) => titulo);
