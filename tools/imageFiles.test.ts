import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '@catalogue/command-kit/childProcess';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { createTestDatabase } from '@catalogue/database/testing/testDatabase';
import { inSession, runOn } from '@catalogue/local-postgres/query';
import { fileOf } from '@catalogue/marc-import/testing/files';
import { record } from '@catalogue/marc-import/testing/sampleRecord';
import { bundle, describe as packageOf } from './bundle';
import { shareContentLock } from './databaseLocks';

jest.setTimeout(120_000);

let folder: string;
const imported: Record<string, string[]> = {};
beforeAll(async () => {
  // Inside of the clone, where the packages are found.
  mkdirSync(inWorkspace('dist'), { recursive: true });
  folder = mkdtempSync(inWorkspace('dist', 'image-test-'));
  cpSync(inWorkspace('prisma', 'migrations'), join(folder, 'prisma', 'migrations'), { recursive: true });
  for (const name of ['server', 'web'])
    imported[name] = await bundle(inWorkspace('tools', 'image', `${name}.ts`), join(folder, `${name}.cjs`));
});
afterAll(() => rmSync(folder, { recursive: true }));

const runImage = (name: string, args: string[], env: Record<string, string>) =>
  runNode([join(folder, `${name}.cjs`), ...args], { INIT_CWD: folder, ...env });

test.each(['server', 'web'])('%s.cjs imports only packages that package.json has', async (name) => {
  expect(Object.keys((await packageOf(imported[name] ?? [])).dependencies)).toContain('fastify');
});

test('the versions of packages of packages that are tested stand in package.json as well', async () => {
  expect((await packageOf(imported['server'] ?? [])).overrides).toMatchObject({
    'light-my-request': { cookie: expect.any(String) as string },
  });
});

test.each([
  ['server', [], { DATABASE_URL: '' }, 'Set DATABASE_URL: the image brings no PostgreSQL of its own.\n'],
  ['server', [], { PORT: 'x' }, /PORT is "x" and takes a whole number/],
  ['server', ['db-reset'], {}, 'There is no command "db-reset" here, but import, library, people, person.\n'],
  [
    'server',
    ['people', '--all'],
    { DATABASE_URL: 'postgresql://localhost/none' },
    /^Unknown option '--all'.*\nUsage: people PEOPLE\.csv/s,
  ],
  ['server', ['person'], { DATABASE_URL: 'postgresql://localhost/none' }, /^Usage: person export LOGIN FILE/],
  ['web', [], {}, /^Usage: node web\.cjs --api /],
])('%s.cjs %j refuses with a sentence: %j', async (name, args, env, sentence) => {
  const { code, output } = await runImage(name, args, env);
  expect(output).toMatch(sentence);
  expect(code).toBe(1);
});

test.each([
  ['--help', 'Usage: server.cjs [COMMAND …]'],
  ['-h', 'Usage: server.cjs [COMMAND …]'],
  ['library --help', 'Usage: library export FILE'],
])('server.cjs %s prints a usage without npm', async (words, usage) => {
  const { code, output } = await runImage('server', words.split(' '), { DATABASE_URL: 'postgresql://localhost/none' });
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining(usage) });
  expect(output).not.toContain('npm');
});

test('a command of the image that is interrupted ends with 130', async () => {
  const database = await createTestDatabase({ seeded: false });
  await inSession(database.url, async (session) => {
    // What the command waits for.
    await shareContentLock(session);
    const command = spawn(process.execPath, [join(folder, 'server.cjs'), 'library', 'export', 'never.json'], {
      env: { ...process.env, DATABASE_URL: database.url, INIT_CWD: folder },
    });
    command.stdout.on('data', (said: Buffer) => void (said.includes('Waiting') && command.kill('SIGINT')));
    expect(await once(command, 'close')).toEqual([130, null]);
  });
  await database.drop();
});

test('the image applies a library’s own file, imports its records and stores its people', async () => {
  const database = await createTestDatabase({ seeded: false });
  const env = { DATABASE_URL: database.url, DEMO: 'false' };
  const written = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return name;
  };
  const library = {
    instituicao: { nome: 'Universidade Nova' },
    campi: [{ cod_campus: 1, nome_campus: 'Campus Sul' }],
    bibliotecas: [{ sigla: 'BN', desc_biblioteca: 'Biblioteca Nova', cod_campus: 1 }],
  };
  for (const args of [
    ['library', 'apply', written('my-library.json', JSON.stringify(library))],
    ['import', fileOf([record('1', 'Um livro', '852  $bBN$h869.3$p0012345')])],
    ['people', written('people.csv', 'login;nome_pessoa\nclara;Clara Nunes Prado\n')],
  ]) {
    const { code, output } = await runImage('server', args, env);
    expect([code, output]).toEqual([0, expect.not.stringContaining('npm')]);
    if (args[0] === 'import') expect(output).toContain('"import --undo 1" undoes it');
  }
  expect(
    await runOn(
      database.url,
      `SELECT nome, titulo, desc_biblioteca, nome_pessoa
         FROM instituicao, acervo JOIN exemplar USING (cod_acervo) JOIN biblioteca USING (cod_biblioteca), pessoa WHERE active`,
    ),
  ).toEqual([
    {
      nome: 'Universidade Nova',
      titulo: 'Um livro',
      desc_biblioteca: 'Biblioteca Nova',
      nome_pessoa: 'Clara Nunes Prado',
    },
  ]);
  await database.drop();
});
