import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@catalogue/database/testing/testDatabase';
import { runOn } from '@catalogue/local-postgres/query';
import { prepareDatabase } from '../demoDatabase';
import { readEnv } from '../env';
import { fileOf } from '@catalogue/marc-import/testing/files';
import { record } from '@catalogue/marc-import/testing/sampleRecord';
import { readOwnData } from './ownData';

jest.setTimeout(120_000);

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ seeded: false });
});
afterEach(() => database.drop());

const folder = mkdtempSync(join(tmpdir(), 'own-library-'));
const written = (name: string, content: string): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};
const library = written(
  'my-library.json',
  JSON.stringify({
    instituicao: { sigla: 'UN', nome: 'Universidade Nova', tema: '#0f5c3a' },
    campi: [{ cod_campus: 1, nome_campus: 'Campus Sul' }],
    bibliotecas: [{ sigla: 'BN', desc_biblioteca: 'Biblioteca Nova', cod_campus: 1 }],
  }),
);
const people = written('people.csv', 'login;nome_pessoa\nclara;Clara Nunes Prado\n');
const loans = written(
  'loans.csv',
  'cod_exemplar;login;data_saida;data_prevista\n0012345;clara;02/03/2026;16/03/2026\n',
);
const args = () => [
  ...['--library', library, '--people', people, '--loans', loans],
  ...['--records', fileOf([record('1', 'Um livro', '852  $bBN$h869.3$p0012345')])],
];
const start = async (env: Record<string, string>, files = args()) => {
  const variables = readEnv(env);
  const own = await readOwnData(files, variables);
  await prepareDatabase(database.url, variables);
  await own.store(database.url);
};
const stored = (sql: string) => runOn<Record<string, unknown>>(database.url, sql);

test('a new database without the demo has a library’s own titles, people and loans, and nothing of the demo library', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  await start({ DEMO: 'false' });
  expect(
    await stored(
      `SELECT titulo, desc_biblioteca, nome_campus, situacao, nome_pessoa, data_prevista::text
         FROM emprestimo JOIN exemplar USING (cod_exemplar) JOIN acervo USING (cod_acervo) JOIN biblioteca USING (cod_biblioteca)
         JOIN campus USING (cod_campus) JOIN pessoa USING (cod_pessoa)`,
    ),
  ).toEqual([
    {
      titulo: 'Um livro',
      desc_biblioteca: 'Biblioteca Nova',
      nome_campus: 'Campus Sul',
      situacao: 'emprestado',
      nome_pessoa: 'Clara Nunes Prado',
      data_prevista: '2026-03-16',
    },
  ]);

  const tables = await stored(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`);
  const ofTheDemo = await Promise.all(
    tables.map(async ({ name }) =>
      stored(`SELECT '${String(name)}' AS "table", r::text FROM "${String(name)}" r
               WHERE r::text ~* 'ufvi|Vale do Ip|Campus Centro|Biblioteca Central|Ana Beatriz'`),
    ),
  );
  expect(ofTheDemo.flat()).toEqual([]);

  log.mockClear();
  await start({ DEMO: 'false' });
  const said = log.mock.calls.join('\n');
  expect(said).toContain('Nothing to change.');
  expect(said).toContain('0 people new, 0 changed, 1 unchanged');
  expect(said).toContain('0 loans new, 0 changed, 1 unchanged');
  log.mockRestore();
});

test('with the demo people, own records are shown beside the demo titles that these people have borrowed', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  await start({ DEMO: 'true' });
  expect(await stored(`SELECT 1 FROM pessoa_login WHERE login IN ('ana', 'clara')`)).toHaveLength(2);
  expect(await stored(`SELECT 1 FROM acervo WHERE titulo = 'Um livro'`)).toHaveLength(1);
  expect(await stored('SELECT nome FROM instituicao WHERE active')).toEqual([{ nome: 'Universidade Nova' }]);
  log.mockRestore();
});

test('a wrong file or option is refused before anything is opened', async () => {
  const env = readEnv({});
  const wrong = written('wrong.csv', 'login\nclara\n');
  await expect(readOwnData(['--people', wrong], env)).rejects.toThrow(/wrong\.csv:1: there is no column/);
  await expect(readOwnData(['--records', join(folder, 'none.mrc')], env)).rejects.toThrow('none.mrc');
  await expect(readOwnData(['--port', '80'], env)).rejects.toThrow("Unknown option '--port'");
});
