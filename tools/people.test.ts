import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '@catalogue/command-kit/childProcess';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { isPassword } from '@catalogue/database/passwordHash';
import { createTestDatabase, type TestDatabase } from '@catalogue/database/testing/testDatabase';
import { runOn } from '@catalogue/local-postgres/query';
import { readTableFiles } from './people/peopleFiles';

jest.setTimeout(120_000);

const today = '2026-03-31';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const folder = mkdtempSync(join(tmpdir(), 'people-'));
const fileOf = (name: string, content: string | Buffer): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};
const people = async (...args: string[]) => {
  const { code, output } = await runNode([inWorkspace('tools', 'cli.mjs'), 'people', ...args], {
    DATABASE_URL: database.url,
    INIT_CWD: folder,
  });
  return { code, output: output.trim() };
};
const stored = <Row extends object>(sql: string) => runOn<Row>(database.url, sql);
const barcodes = async (situacao: string, count: number): Promise<string[]> =>
  (
    await stored<{ cod_exemplar: string }>(
      `SELECT cod_exemplar FROM exemplar x WHERE situacao = '${situacao}' AND NOT EXISTS
         (SELECT FROM emprestimo e WHERE e.cod_exemplar = x.cod_exemplar) ORDER BY 1 LIMIT ${count}`,
    )
  ).map(({ cod_exemplar }) => cod_exemplar);

describe('the errors of a table', () => {
  it.each([
    ['login;nome_pessoa\n', null],
    ['', /is empty\.\nNothing was stored\.$/],
    ['login,nome\n', /:1: column 2 \("nome"\) is not known here\. The columns are login, nome_pessoa, /],
    ['login,\u001b[2Jnome\u0007\n', /column 2 \("\[2Jnome"\) is not known here/],
    ['login,login\n', /:1: column 2 \("login"\) is there twice/],
    ['login\n', /:1: there is no column "nome_pessoa"/],
    ['login,nome_pessoa\nana.b\n', /:2: there are 1 values for 2 columns\.\nNothing was stored\.$/],
    ['login,nome_pessoa\n,Ana\n"a b",Bia', /:2: login must not be empty\.\n.*:3: login must have no spaces\./],
    ['login;nome_pessoa;email\n\na;Ana;ana', /:3: email must be an e-mail address\./],
    ['login;nome_pessoa;cpf\na;Ana;12345678900', /:2: cpf must be 11 digits with right check digits/],
    ['login;nome_pessoa;senha\na;Ana Prado;Prado-12345', /:2: senha must have 8 to 64 characters/],
    ['login;nome_pessoa\na;"Ana\nb;Bia\n', /: a quotation mark is not closed\.\nNothing was stored\.$/],
    ['login;nome_pessoa\na;"Ana\nPrado"\nb b;Bia', /:2: nome_pessoa must not have line .*\n.*:4: login must have no/],
  ])('%j: line, column and one sentence', async (text, error) => {
    const reading = readTableFiles(fileOf('wrong.csv', text), null, today);
    await (error === null ? expect(reading).resolves.toBeDefined() : expect(reading).rejects.toThrow(error));
  });

  it.each([
    ['32/03/2026,2026-04-10', /:2: data_saida must be a day such as 2026-03-31 or 31\/03\/2026\./],
    ['2026-02-29,2026-04-10', /:2: data_saida must be a day/],
    ['1/4/2026,10/04/2026', /:2: data_saida is after today, 2026-03-31\./],
    ['2026-03-30,2026-03-29', /:2: data_prevista is before data_saida\./],
  ])('the days %s', async (days, error) => {
    const file = fileOf('days.csv', `cod_exemplar,login,data_saida,data_prevista\nX,a,${days}`);
    await expect(readTableFiles(null, file, today)).rejects.toThrow(error);
  });

  test('of a file that is not UTF-8, or is not there', async () => {
    const file = fileOf('latin1.csv', Buffer.from('login;nome_pessoa\na;João\n', 'latin1'));
    await expect(readTableFiles(file, null, today)).rejects.toThrow(
      `${file} is not in UTF-8: in Excel, save it as "CSV UTF-8".`,
    );
    await expect(readTableFiles(join(folder, 'none.csv'), null, today)).rejects.toThrow(/cannot be read \(ENOENT\)/);
  });

  test('are listed as far as a reader wants to read them', async () => {
    const file = fileOf('many.csv', `login;nome_pessoa\n${'a a;A\n'.repeat(100)}`);
    const reading = readTableFiles(file, null, today);
    await expect(reading).rejects.toThrow(/:21: .*\nThere are more errors\.\nNothing was stored\.$/);
  });
});

test('the example can be stored, once, and its people sign in with their passwords', async () => {
  expect((await people('--example')).code).toBe(0);
  const text = readFileSync(join(folder, 'people.csv'), 'utf8');
  expect(text).toMatch(/^\uFEFFlogin;nome_pessoa;.*\r\n/);

  await stored('UPDATE tipo_emprestimo SET renovacoes = 3');
  const first = await people('people.csv', 'loans.csv');
  expect(first).toMatchObject({ code: 0 });
  expect(first.output).toMatch(/people\.csv: 3 people new, 0 changed, 0 unchanged\.\n.*loans\.csv: 3 loans new, 0 /);
  const again = await people('people.csv', 'loans.csv');
  expect(again.output).toMatch(
    /people\.csv: 0 people new, 0 changed, 3 unchanged\.\n.*: 0 loans new, 0 changed, 3 unch/,
  );

  const [clara, , iara] = await stored<{ nome_pessoa: string; password_hash: string }>(
    `SELECT nome_pessoa, cod_categoria, professor, email, password_hash, (SELECT count(*)::int FROM permissao_atividade a
       WHERE a.cod_pessoa = p.cod_pessoa) AS permissions
       FROM pessoa p JOIN pessoa_login USING (cod_pessoa) WHERE login IN ('clara.nunes', 'joao.reis', '2026001')
      ORDER BY cod_pessoa`,
  );
  expect(clara).toMatchObject({
    nome_pessoa: 'Clara Nunes Prado',
    cod_categoria: '04',
    professor: true,
    permissions: 3,
  });
  const [, , , , , password = ''] = text.split('\r\n')[1]?.split(';') ?? [];
  expect(await isPassword(password, clara?.password_hash ?? '')).toBe(true);
  expect(iara).toMatchObject({ nome_pessoa: 'Iara Conceição', cod_categoria: '01', professor: false });
  expect(await isPassword('', iara?.password_hash ?? '')).toBe(false);
  expect(
    await stored(`SELECT situacao, count(*)::int FROM emprestimo JOIN exemplar USING (cod_exemplar) JOIN pessoa_login USING (cod_pessoa)
      WHERE login IN ('clara.nunes', 'joao.reis') GROUP BY 1 ORDER BY 1`),
  ).toEqual([
    { situacao: 'disponivel', count: 1 },
    { situacao: 'emprestado', count: 2 },
  ]);
  expect(
    await stored(`SELECT DISTINCT limite_renovacoes FROM emprestimo JOIN pessoa_login USING (cod_pessoa)
      WHERE login IN ('clara.nunes', 'joao.reis')`),
  ).toEqual([{ limite_renovacoes: 3 }]);
});

test('the example replaces nothing, and says what to do', async () => {
  const other = mkdtempSync(join(tmpdir(), 'people-'));
  writeFileSync(join(other, 'loans.csv'), 'mine');
  const { code, output } = await runNode([inWorkspace('tools', 'cli.mjs'), 'people', '--example'], {
    DATABASE_URL: database.url,
    INIT_CWD: other,
  });
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `${join(other, 'loans.csv')} is there already, and nothing was written: move or rename it, or write the example in another folder.`,
  );
  expect(readdirSync(other)).toEqual(['loans.csv']);
  expect(readFileSync(join(other, 'loans.csv'), 'utf8')).toBe('mine');
});

test('a changed table changes what it has, and neither passwords nor what it has not', async () => {
  fileOf('one.csv', 'login,nome_pessoa,email,senha\ncaio,Caio Braga,caio@example.org,Tijolo-4567\n');
  await people('one.csv');
  const hash = `SELECT password_hash FROM pessoa WHERE nome_pessoa LIKE 'Caio B%'`;
  const before = await stored(hash);
  fileOf('one.csv', 'login,nome_pessoa,senha\ncaio,Caio Brandão,Telhado-4567\n');
  expect((await people('one.csv', '--dry-run')).output).toMatch(/0 people new, 1 changed, .*\nThis was a dry run/);
  expect((await people('one.csv')).output).toMatch(/0 people new, 1 changed, 0 unchanged/);
  expect((await people('one.csv')).output).toMatch(/0 people new, 0 changed, 1 unchanged/);
  expect(await stored(hash)).toEqual(before);
  expect(
    await stored(`SELECT email, nome FROM pessoa JOIN pessoa_login USING (cod_pessoa) WHERE login = 'caio'`),
  ).toEqual([{ email: 'caio@example.org', nome: 'Caio Brandão' }]);
});

test('all or nothing: what the database does not have is named, and no line is stored', async () => {
  const [free = ''] = await barcodes('disponivel', 1);
  const [local = ''] = await barcodes('consulta_local', 1);
  const [lent] = await stored<{ cod_exemplar: string }>(
    'SELECT cod_exemplar FROM emprestimo WHERE data_devolucao IS NULL ORDER BY 1 LIMIT 1',
  );
  fileOf('new.csv', 'login,nome_pessoa\nnovo,Novo Leitor\n');
  fileOf(
    'bad.csv',
    [
      'cod_exemplar,login,data_saida,data_prevista',
      'NONE,novo,2025-01-02,2025-01-16',
      `${free},nobody,2025-01-02,2025-01-16`,
      `${free},novo,2025-01-03,2025-01-16`,
      `${local},novo,2025-01-02,2025-01-16`,
      `${lent?.cod_exemplar},novo,2025-01-02,2025-01-16`,
    ].join('\n'),
  );
  const { code, output } = await people('new.csv', 'bad.csv');
  expect(code).toBe(1);
  expect(output.replaceAll(join(folder, 'bad.csv'), '')).toBe(
    [
      ':2: cod_exemplar is not the barcode of a copy of the library.',
      ":3: login is nobody's: give this person in the table of people.",
      ':4: cod_exemplar is out already in line 3.',
      ':5: cod_exemplar cannot be out: its state is consulta_local.',
      ':6: cod_exemplar is on loan already.',
      'Nothing was stored.',
    ].join('\n'),
  );
  expect(await stored(`SELECT FROM pessoa_login WHERE login = 'novo'`)).toEqual([]);

  fileOf('demo.csv', 'login,nome_pessoa\nana,Ana Outra\nbis,Bis\nbis,Bis\n');
  expect((await people('demo.csv')).output).toMatch(
    /:2: login belongs to a demo person: .*\n.*:4: login is the same person as in line 3\.\nNothing was stored\.$/,
  );
});

test('ten thousand people without passwords are stored in seconds and in little memory', async () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => `leitor${at};Leitora ${at};Mestrado;l${at}@example.org`);
  fileOf('large.csv', `login;nome_pessoa;categoria;email\n${lines.join('\n')}`);
  const { code, output } = await people('large.csv');
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('10000 people new') as string });
});

test('wrong arguments are answered with the usage', async () => {
  expect((await people()).output).toMatch(/^Usage: npm run people/);
  expect((await people('a.csv', 'b.csv', 'c.csv')).output).toMatch(/^Usage: npm run people/);
});
