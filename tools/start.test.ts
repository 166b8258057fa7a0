import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '@catalogue/command-kit/childProcess';
import { Failure } from '@catalogue/command-kit/failure';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { run } from './start';

jest.setTimeout(60_000);

const start = (env: NodeJS.ProcessEnv) =>
  runNode([inWorkspace('tools', 'cli.mjs'), 'start'], { DATABASE_URL: '', PORT: '', HOST: '', DATA_DIR: '', ...env });

const broken: [what: string, env: Record<string, string>, sentence: string][] = [
  ['PORT', { PORT: 'http' }, 'PORT is "http" and takes a whole number from 1 to 65535'],
  [
    'DATABASE_URL',
    { DATABASE_URL: 'mysql://root@localhost/catalogue' },
    'DATABASE_URL is "mysql://…@localhost/catalogue"',
  ],
  ['what only the server reads', { SEARCH_LIMIT: 'all' }, 'SEARCH_LIMIT is "all" and takes a whole number'],
  [
    'a HOST that opens the control room to others',
    { HOST: '0.0.0.0' },
    'its control room could reset all data: set MOCK_',
  ],
  [
    'a mail server, by which demo people would write to others',
    {
      DATABASE_URL: 'postgresql://a:b@127.0.0.1:9/c',
      SMTP_URL: 'smtp://localhost',
      MAIL_FROM: 'library@example.org',
      PUBLIC_URL: 'https://library.example.org',
      MOCK_CONTROLS: 'false',
    },
    'whose password is published: set DEMO=false.',
  ],
  [
    'a mail server without a sender',
    { DATABASE_URL: 'postgresql://a:b@127.0.0.1:9/c', SMTP_URL: 'smtp://localhost' },
    'needs MAIL_FROM for its sender and PUBLIC_URL',
  ],
  [
    'the server of DATABASE_URL',
    { DATABASE_URL: 'postgresql://a:b@127.0.0.1:9/c' },
    'PostgreSQL does not answer at 127.0.0.1:9',
  ],
  ['the data folder', { DATA_DIR: inWorkspace('package.json') }, 'The data folder '],
];

describe('a start that cannot use', () => {
  const variables = { ...process.env };
  afterEach(() => {
    process.env = { ...variables };
  });

  test.each(broken)('%s is refused in one sentence', async (_what, env, sentence) => {
    Object.assign(process.env, { DATABASE_URL: '', PORT: '', HOST: '', DATA_DIR: '', ...env });
    const refusal: unknown = await run([]).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Failure);
    expect((refusal as Failure).message).toMatch(/^.+$/);
    expect((refusal as Failure).message).toContain(sentence);
  });

  test('a variable prints that sentence, without a stack, and fails', async () => {
    const { code, output } = await start({ PORT: 'http' });
    const lines = output.trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/PORT is "http" .*\. docs\/CONFIGURATION\.md explains each\.$/);
    expect(code).toBe(1);
  });
});

test('a start on a busy port is refused and leaves no database running', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'start-test-'));
  chmodSync(dataDir, 0o755);
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const { code, output } = await start({ DATA_DIR: dataDir, PORT: String(port) });
  other.close();
  expect(output.trim().split('\n').at(-1)).toBe(
    `Port ${port} is in use by another program: stop it, or choose another port, as in "PORT=${port + 1} npm start".`,
  );
  expect(code).toBe(1);
  expect(() => rmSync(join(dataDir, 'postgres', 'cluster', 'data', 'postmaster.pid'))).toThrow('ENOENT');
  rmSync(dataDir, { recursive: true, force: true });
});

const command = (...args: string[]) => runNode([inWorkspace('tools', 'cli.mjs'), ...args]);

test('an argument that a command does not know is refused with its usage, and --help shows that', async () => {
  const [port, title, help] = await Promise.all([
    command('build', '--port', '80'),
    command('db-seed', '--title', '5'),
    command('start', '--help'),
  ]);
  expect(port).toEqual({
    code: 1,
    output: expect.stringMatching(/^This command takes no arguments: --port 80\nUsage: npm run build/),
  });
  expect(title).toEqual({
    code: 1,
    output: expect.stringMatching(/^Unknown option '--title'[^]*Usage: npm run db:seed/),
  });
  expect(help).toEqual({ code: 0, output: expect.stringMatching(/^Usage: npm start\n/) });
});

test('a command that does not exist is refused', async () => {
  const { code, output } = await command('strat');
  expect({ code, output: output.trim() }).toEqual({
    code: 1,
    output: 'There is no command "strat": "npm run" lists them.',
  });
});
