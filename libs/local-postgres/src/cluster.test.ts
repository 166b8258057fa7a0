import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@catalogue/command-kit/port';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { openCluster, type Cluster } from './cluster';
import { checkGivenServer } from './givenServer';
import { place } from './placement';
import { runningPostmaster } from './postmaster';
import { runOn } from './query';

jest.setTimeout(30_000);

const dataDir = mkdtempSync(join(tmpdir(), 'cluster-test-'));
chmodSync(dataDir, 0o755);
const log = (): void => undefined;
const open: Cluster[] = [];
const pidFile = join(dataDir, 'postgres', 'cluster', 'data', 'postmaster.pid');

async function openHere(options: { exclusive?: boolean; port?: number } = {}): Promise<Cluster> {
  const cluster = await openCluster({ dataDir, log, ...options });
  open.push(cluster);
  return cluster;
}

/** Another program that uses the cluster until it is killed. */
async function openElsewhere(): Promise<ChildProcess> {
  const script = `require('./libs/local-postgres/src/cluster.ts')
    .openCluster({ dataDir: ${JSON.stringify(dataDir)}, log() {}, exclusive: true })
    .then(() => { console.log('open'); setInterval(() => {}, 1000); })`;
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', '-e', script], {
    cwd: inWorkspace(),
    env: { ...process.env, TSX_TSCONFIG_PATH: inWorkspace('tsconfig.base.json') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return child;
}

const ended = (child: ChildProcess): Promise<unknown> => new Promise((resolve) => child.once('exit', resolve));

afterEach(async () => {
  for (const cluster of open.splice(0)) await cluster.stop().catch(log);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('the database sorts, lowercases and stores Portuguese, and only its owner can read its password', async () => {
  const { url } = await openHere();
  const [row] = await runOn<{ lower: string; before: boolean }>(
    url,
    `SELECT lower('ÁÇÃO'), 'área' < 'zebra' AS before`,
  );
  expect(row).toEqual({ lower: 'áção', before: true });
  expect(statSync(join(dataDir, 'postgres', 'cluster', 'password')).mode & 0o777).toBe(0o600);
  const withoutPassword = new URL(url);
  withoutPassword.password = 'guess';
  await expect(runOn(withoutPassword.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
});

test('a second start on the same data is refused in one sentence and the first goes on', async () => {
  const { url } = await openHere({ exclusive: true });
  await expect(openHere({ exclusive: true })).rejects.toThrow(
    `The data folder ${dataDir} is in use by another process (${process.pid}): stop it first, or set DATA_DIR to another folder.`,
  );
  await expect(runOn(url, 'SELECT 1')).resolves.toHaveLength(1);
});

test('programs share a cluster and the last one stops the server', async () => {
  const first = await openHere();
  const second = await openHere();
  expect([first.startedByUs, second.startedByUs, first.isFirst, second.isFirst]).toEqual([true, false, true, false]);
  await first.stop();
  await expect(runOn(second.url, 'SELECT 1')).resolves.toHaveLength(1);
  await second.stop();
  expect(existsSync(pidFile)).toBe(false);
});

test('a server that a killed program left behind is used again with its data', async () => {
  const other = await openElsewhere();
  other.kill('SIGKILL');
  await ended(other);
  const cluster = await openHere({ exclusive: true });
  expect(cluster.startedByUs).toBe(false);
  await cluster.stop();
  expect(existsSync(pidFile)).toBe(false);
});

test('after kill -9 of the server its users are notified, and the next start has all committed data', async () => {
  const cluster = await openHere();
  await runOn(cluster.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
  await cluster.lost;
  const again = await openHere();
  await expect(runOn(again.url, 'SELECT answer FROM kept')).resolves.toEqual([{ answer: 42 }]);
});

test('a pid file whose number now belongs to another program does not stop the start', async () => {
  await (await openHere()).stop();
  writeFileSync(pidFile, `${process.pid}\n${dataDir}\n0\n5432\n\n127.0.0.1\n`);
  const cluster = await openHere();
  expect(cluster.startedByUs).toBe(true);
});

test('an empty pid file is of a server that starts, or of one that was killed then', async () => {
  await (await openHere()).stop();
  writeFileSync(pidFile, '');
  expect(runningPostmaster(place(dataDir, log))).toBeUndefined();
  expect(existsSync(pidFile)).toBe(true);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(pidFile, longAgo, longAgo);
  expect((await openHere()).startedByUs).toBe(true);
});

test('a busy port for PostgreSQL is refused in one sentence', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  try {
    await expect(openHere({ port })).rejects.toThrow(
      `Port ${port} for PostgreSQL is in use: choose another one, or leave it out.`,
    );
  } finally {
    // Otherwise the run of the tests would not end.
    other.close();
  }
});

test('it is reached by a Unix socket, or over TCP where there can be none', async () => {
  const cluster = join(dataDir, 'postgres', 'cluster');
  const bySocket = await openHere();
  expect(decodeURIComponent(new URL(bySocket.url).hostname)).toBe(cluster);
  await bySocket.stop();
  const port = await freePort();
  // In the place of the socket, so that it cannot be created.
  mkdirSync(join(cluster, `.s.PGSQL.${port}`));
  const overTcp = await openHere({ port });
  expect(new URL(overTcp.url).host).toBe(`127.0.0.1:${port}`);
  expect(await runOn(overTcp.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await overTcp.stop();

  const deep = mkdtempSync(join(dataDir, `${'deep-'.repeat(20)}-`));
  chmodSync(deep, 0o755);
  const far = await openCluster({ dataDir: deep, log });
  open.push(far);
  expect(new URL(far.url).hostname).toBe('127.0.0.1');
});

test('data that PostgreSQL cannot read stay unchanged, and the message names the log', async () => {
  const broken = mkdtempSync(join(tmpdir(), 'cluster-test-'));
  chmodSync(broken, 0o755);
  const cluster = await openCluster({ dataDir: broken, log });
  await cluster.stop();
  const version = join(broken, 'postgres', 'cluster', 'data', 'PG_VERSION');
  writeFileSync(version, '9\n');
  await expect(openCluster({ dataDir: broken, log })).rejects.toThrow(
    /PostgreSQL does not start on .*its log .*server\.log/,
  );
  expect(readFileSync(version, 'utf8')).toBe('9\n');
  rmSync(broken, { recursive: true });
});

test('a folder that cannot be written is refused in one sentence', async () => {
  const file = join(dataDir, 'a-file');
  writeFileSync(file, '');
  await expect(openCluster({ dataDir: file, log })).rejects.toThrow(
    `The data folder ${file} cannot be written (ENOTDIR): make it writable for this user, or set DATA_DIR to a folder that is.`,
  );
});

test('PostgreSQL runs as an unprivileged user on data that this user can reach', () => {
  const locked = mkdtempSync(join(tmpdir(), 'cluster-test-'));
  chmodSync(locked, 0o700);
  const said: string[] = [];
  const placement = place(locked, (line) => said.push(line));
  const isRoot = process.getuid?.() === 0;
  expect(placement.uid).toBe(isRoot ? 65_534 : undefined);
  expect(placement.home === join(locked, 'postgres')).toBe(!isRoot);
  expect(said).toHaveLength(isRoot ? 1 : 0);
  expect(place(locked, log).home).toBe(placement.home);
  for (const folder of [locked, placement.home]) rmSync(folder, { recursive: true, force: true });
});

test.each([
  [
    'postgresql://a:b@127.0.0.1:9/catalogue',
    /^PostgreSQL does not answer at 127\.0\.0\.1:9 \(ECONNREFUSED\): start it, correct DATABASE_URL, or unset/,
  ],
  ['postgresql://a:b@library.invalid/catalogue', /^PostgreSQL does not answer at library\.invalid \(\w+\): start it/],
  [
    'postgresql://a:p@ss/w#rd@127.0.0.1/catalogue',
    /answer at ss \(\w+\): .*percent-encode special characters in its password/,
  ],
])('a server that does not answer is named: %s', async (url, sentence) => {
  await expect(checkGivenServer(url)).rejects.toThrow(sentence);
});

test('a server that is too old, or lacks the user or the database, is reported with the next step', async () => {
  const { url } = await openHere();
  const changed = (change: (url: URL) => void): string => {
    const other = new URL(url);
    change(other);
    return other.href;
  };
  await expect(checkGivenServer(url)).resolves.toBeUndefined();
  await expect(checkGivenServer(url, 99)).rejects.toThrow(
    /points to PostgreSQL 18\.\d+, and 99 or newer is needed: upgrade it/,
  );
  await expect(checkGivenServer(changed((other) => (other.username = 'eve')))).rejects.toThrow(
    /rejected the user "eve": correct/,
  );
  await expect(checkGivenServer(changed((other) => (other.pathname = '/none')))).rejects.toThrow(
    /has no database "none": create it \("createdb none"\)/,
  );
});
