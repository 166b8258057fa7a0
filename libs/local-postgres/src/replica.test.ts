import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@catalogue/command-kit/port';
import { initialise, SUPERUSER } from './initialise';
import { findInstalledPostgres } from './installed';
import { place } from './placement';
import { runningPostmaster, startPostmaster, stopPostmaster } from './postmaster';
import { runOn } from './query';
import { openReplica, type Replica } from './replica';

// Debian's PostgreSQL: the one from npm cannot copy a primary.
const native = findInstalledPostgres();
const folder = mkdtempSync(join(tmpdir(), 'replica-test-'));
chmodSync(folder, 0o755);
const log = (): void => undefined;
const primary = place(join(folder, 'primary'), log, { native });
const filesElsewhere = { config_file: join(folder, 'postgresql.conf'), hba_file: join(folder, 'pg_hba.conf') };
let url: string;
let replica: Replica | undefined;

async function startPrimary(settings: Record<string, string | number>): Promise<void> {
  const port = Number(new URL(url).port);
  await startPostmaster(primary, { durable: false, port, settings: { ...filesElsewhere, ...settings } });
  while (!runningPostmaster(primary)?.isReady) await pause(25);
}

const openIt = async () =>
  (replica = await openReplica({ of: url, dataDir: join(folder, 'replica'), native, log })).url;

/** Resolves when the replica has what the primary has written just now. */
async function untilItFollows(replicaUrl: string): Promise<void> {
  const [written] = await runOn<{ at: string }>(url, 'SELECT pg_current_wal_insert_lsn() AS at');
  const isThere = async () =>
    (await runOn<{ is: boolean }>(replicaUrl, `SELECT pg_last_wal_replay_lsn() >= '${written?.at}' AS is`))[0]?.is;
  while (!(await isThere())) await pause(25);
}

beforeAll(async () => {
  await initialise(primary);
  for (const file of Object.values(filesElsewhere))
    renameSync(join(primary.cluster, 'data', file.slice(folder.length)), file);
  const password = readFileSync(join(primary.cluster, 'password'), 'utf8');
  url = `postgresql://${SUPERUSER}:${password}@127.0.0.1:${await freePort()}/postgres`;
  mkdirSync(join(folder, 'replica'));
  await startPrimary({ max_connections: 450 });
});
afterAll(async () => {
  await replica?.stop();
  await stopPostmaster(primary);
  rmSync(folder, { recursive: true, force: true });
});

test('a primary whose settings are outside of its data, as Debian has it, gets a replica that follows', async () => {
  const replicaUrl = await openIt();
  await runOn(url, 'CREATE TABLE shelf (code int)');
  await untilItFollows(replicaUrl);
  expect(await runOn(replicaUrl, 'SELECT * FROM shelf')).toEqual([]);
  const withoutPassword = new URL(replicaUrl);
  withoutPassword.password = 'guess';
  await expect(runOn(withoutPassword.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
});

test('a replica has at least the connections of its primary, also if the primary got more while it was away', async () => {
  await replica?.stop();
  await stopPostmaster(primary);
  await startPrimary({ max_connections: 500, max_locks_per_transaction: 100 });
  const replicaUrl = await openIt();
  await runOn(url, 'CREATE TABLE lent (code int)');
  await untilItFollows(replicaUrl);
  expect(await runOn(replicaUrl, 'SHOW max_connections')).toEqual([{ max_connections: '500' }]);
});

test('a replica starts while its primary is away', async () => {
  await replica?.stop();
  await stopPostmaster(primary);
  expect(await runOn(await openIt(), 'SELECT * FROM shelf')).toEqual([]);
});
