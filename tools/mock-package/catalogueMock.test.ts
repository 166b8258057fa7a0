import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runNode } from '@catalogue/command-kit/childProcess';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { createTestDatabase } from '@catalogue/database/testing/testDatabase';
import { runOn } from '@catalogue/local-postgres/query';
import { startMock } from '@catalogue/mock-api/client/startMock';
import { CommandVariables } from '../env';
import { makeProgram } from '../mock-pack';
import { settingsOf } from './settings';

jest.setTimeout(60_000);

// Within the clone, whose packages it finds.
const folder = inWorkspace('dist', `catalogue-mock-${process.pid}`);
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  await makeProgram(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const command = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  runNode([join(folder, 'catalogue-mock.cjs'), ...args], {
    DATABASE_URL: undefined,
    HOST: undefined,
    PORT: undefined,
    ...env,
  });

test('a mock on a busy port is refused in one sentence, before it opens a database', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const refused = await command(['--port', String(port), '--data', join(folder, 'data')]);
  other.close();
  expect(refused).toEqual({
    code: 1,
    output: `Port ${port} is in use by another program: stop it, or choose another port, as in "npx catalogue-mock --port ${port + 1}".\n`,
  });
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

test('--help lists the variables of the documents, each with its default and its meaning', async () => {
  const { code, output } = await command(['--help']);
  expect(code).toBe(0);
  expect(output).toContain(
    '\n  SANDBOX_LIMIT (100)\n      most sandboxes open at once; each has a database of its own\n',
  );
  expect(output).toContain('\n  LOG_LEVEL (warn)\n      silent, error, warn, info or debug\n');
  expect(output).toContain('\n  PATRON_CLIENT_ID, PATRON_CLIENT_SECRET (');
  expect(output).toContain('\n  PROCESSES (1)\n      the mock runs in one process\n');
  expect(output).toContain('CONTROL_KEY_FILE');
  expect(output).not.toMatch(/\.md|npm |`|\n {2}PORT /);
  const missing = Object.keys(CommandVariables.shape).filter((name) => !new RegExp(`\\b${name}\\b`).test(output));
  // The package brings its migrations, and has no pages.
  expect(missing.sort()).toEqual(['DEV_ADDRESS', 'MIGRATIONS_DIR']);
});

test('a variable that the documents lack is not left out of the list', () => {
  const documents = '## Server and commands\n\n| `LOG_LEVEL` | `warn` | how much is logged |\n';
  expect(settingsOf(documents, ['LOG_LEVEL'])).toMatch(/^ {2}LOG_LEVEL \(warn\)\n {6}how much is logged\n/);
  expect(() => settingsOf(documents, ['LOG_LEVEL', 'NEW_ONE'])).toThrow('NEW_ONE');
});

test('several processes are refused in one sentence', async () => {
  expect(await command([], { PROCESSES: '2', DATABASE_URL: 'postgresql://localhost/none' })).toEqual({
    code: 1,
    output: 'The mock runs in one process: leave PROCESSES out.\n',
  });
});

test('what cannot be used names nothing that the package does not have', async () => {
  const database = await createTestDatabase();
  const [wrong, demo] = await Promise.all([
    command([], { LOG_LEVEL: 'loud' }),
    command([], { DATABASE_URL: database.url, DEMO: 'false', PORT: '0' }),
  ]);
  await database.drop();
  expect(wrong.output).toMatch(
    /^The environment.* "loud" and takes .*\. "npx catalogue-mock --help" explains each\.\n$/,
  );
  expect(demo.output).toMatch(/^DEMO leaves out .* whose password is published\. Use an empty database\.\n$/);
});

test('a folder that cannot be used is changed by the option that was given', async () => {
  const file = join(folder, 'catalogue-mock.cjs');
  const refused = (setting: string) =>
    `The data folder ${file} cannot be written (ENOTDIR): make it writable for this user, or set ${setting} to a folder that is.\n`;
  expect((await command(['--port', '0', '--data', file])).output).toBe(refused('--data'));
  // What it prints is a test's own output.
  const started = await runNode(['-e', startFrom, file]);
  expect(started.output).toBe(refused('the option dataDir'));
});
// As startMock does.
const startFrom = `
  const [file] = process.argv.slice(1);
  const { PATH } = process.env;
  require('node:child_process').spawn(process.execPath, [file], {
    env: { PATH, PORT: '0', DATA_DIR: file },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });`;

test('startMock resolves when the first sandbox has what it is copied from', async () => {
  const database = await createTestDatabase();
  const name = new URL(database.url).pathname.slice(1);
  const mock = await startMock({ env: { DATABASE_URL: database.url }, program: [join(folder, 'catalogue-mock.cjs')] });
  const made = await runOn<{ datname: string }>(
    database.url,
    `SELECT datname FROM pg_database WHERE starts_with(datname, '${name}_fresh_')`,
  );
  await mock.stop();
  for (const { datname } of made) await runOn(database.url, `DROP DATABASE "${datname}"`);
  await database.drop();
  expect(made).toHaveLength(1);
});
