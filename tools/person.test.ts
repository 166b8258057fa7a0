import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '@catalogue/command-kit/childProcess';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { createTestDatabase, type TestDatabase } from '@catalogue/database/testing/testDatabase';
import { runOn } from '@catalogue/local-postgres/query';

jest.setTimeout(120_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const folder = mkdtempSync(join(tmpdir(), 'person-'));
const person = async (...args: string[]) => {
  const { code, output } = await runNode([inWorkspace('tools', 'cli.mjs'), 'person', ...args], {
    DATABASE_URL: database.url,
    INIT_CWD: folder,
  });
  return { code, output: output.trim() };
};

test('a person’s data are written to a new private file, and the person can see that', async () => {
  const file = join(folder, 'ana.json');
  expect(await person('export', 'ana', 'ana.json')).toEqual({
    code: 0,
    output: `All that is stored of "ana" is in ${file}.`,
  });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pessoa_login: [{ login: 'ana' }] });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await runOn(database.url, 'SELECT quem, acao, dados FROM acesso_dados')).toEqual([
    { quem: 'comando', acao: 'levou', dados: 'tudo' },
  ]);
  expect(await person('export', 'ana', 'ana.json')).toEqual({
    code: 1,
    output: `${file} is there already, and nothing was written: move or rename it, or name another file.`,
  });
});

test('a person is erased once they have and owe nothing', async () => {
  expect(await person('erase', 'ana')).toEqual({
    code: 1,
    output: expect.stringMatching(/^"ana" still has .*loans.*: settle them first\.$/),
  });
  expect(await person('erase', 'nada-consta')).toEqual({ code: 0, output: '"nada-consta" is erased.' });
  expect(await runOn(database.url, `SELECT 1 FROM pessoa_login WHERE login = 'nada-consta'`)).toEqual([]);
  expect((await person('erase', 'nada-consta')).output).toMatch(/^Nobody in .* has the login "nada-consta"\.$/);
  expect((await person('export', 'ana')).output).toMatch(/^Usage: npm run person/);
});
