import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import { migrate } from '@catalogue/database/migrate';
import { seedDatabase } from '@catalogue/database/seed';
import { withConnection } from '@catalogue/database/transaction';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { freeStates } from '@catalogue/domain';
import { openCluster, type Cluster } from '@catalogue/local-postgres/cluster';
import { findInstalledPostgres } from '@catalogue/local-postgres/installed';
import { runOn } from '@catalogue/local-postgres/query';
import { openReplica, type Replica } from '@catalogue/local-postgres/replica';
import { createMockClient } from '@catalogue/mock-api/client/mockClient';
import { openDatabase } from '@catalogue/mock-api/database';
import { Replicas } from '@catalogue/mock-api/tenants/replicas';
import { startServer, type ServerProcess } from './servers/serverProcesses';

// Debian's PostgreSQL: the one from npm cannot copy a primary.
const native = findInstalledPostgres();
const folder = mkdtempSync(join(tmpdir(), 'replicas-'));
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date());

let primary: Cluster;
let replicas: Replica[];
let servers: ServerProcess[];
const openReplicaAt = (name: string, port?: number) =>
  openReplica({
    of: primary.url,
    dataDir: join(folder, name),
    native,
    log: () => undefined,
    ...(port !== undefined && { port }),
  });

beforeAll(async () => {
  chmodSync(folder, 0o755);
  primary = await openCluster({ dataDir: join(folder, 'primary'), native, durable: false, log: () => undefined });
  const pool = new Pool({ connectionString: primary.url });
  await withConnection(pool, (client) =>
    migrate(client, { folder: inWorkspace('prisma', 'migrations'), at: new Date() }),
  );
  await seedDatabase(pool, { today });
  await pool.end();
  replicas = [await openReplicaAt('one'), await openReplicaAt('two')];
  const settings = { DATABASE_REPLICA_URLS: replicas.map(({ url }) => url).join() };
  servers = await Promise.all([startServer(primary.url, settings), startServer(primary.url, settings)]);
});
afterAll(async () => {
  await Promise.all((servers as ServerProcess[] | undefined)?.map(({ stop }) => stop()) ?? []);
  for (const replica of (replicas as Replica[] | undefined) ?? []) await replica.stop();
  await (primary as Cluster | undefined)?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const read = async (server: number, path: string) => {
  const reply = await fetch(`${servers[server]?.address}${path}`, { headers: { lang: '1' } });
  return { status: reply.status, body: (await reply.json()) as { data?: { cod_acervo: string }[] } };
};

/** How many reads each database has answered for a server. */
async function readsOf(server: number): Promise<Record<string, number>> {
  const text = await (await fetch(`${servers[server]?.address}/metrics`)).text();
  const lines = text.matchAll(/^catalogue_reads_total\{database="([\w ]+)"\} (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, database, count]) => [database, Number(count)]));
}

/** The databases that answered while something was done. */
async function answering(server: number, work: () => Promise<unknown>): Promise<string[]> {
  const before = await readsOf(server);
  await work();
  const after = await readsOf(server);
  return Object.keys(after)
    .filter((database) => (after[database] ?? 0) > (before[database] ?? 0))
    .sort();
}

let searches = 0;
/** A search that nobody has made before: no reply to it is cached. */
const search = (server = 0) => read(server, `/api/consulta/pagina?termo_pesquisa=historia${(searches += 1)}`);
const someSearches = async (count = 6) => {
  for (let made = 0; made < count; made += 1) expect((await search()).status).toBe(200);
};

/** Resolves when the replicas answer again, each of them. */
async function untilAnswering(...names: string[]): Promise<void> {
  for (;;) {
    const who = await answering(0, () => someSearches());
    if (who.join() === names.join()) return;
  }
}

const pauseReplay = (replica: Replica) => runOn(replica.url, 'SELECT pg_wal_replay_pause()');
const resumeReplay = (replica: Replica) => runOn(replica.url, 'SELECT pg_wal_replay_resume()');

/** Titles whose only copy is free, so that they leave a search when it is lent. */
const loneCopies = (count: number) =>
  runOn<{ cod_acervo: number; cod_exemplar: string; titulo: string }>(
    primary.url,
    `SELECT cod_acervo, min(x.cod_exemplar) AS cod_exemplar, titulo
       FROM exemplar x JOIN acervo a USING (cod_acervo) JOIN tipo_emprestimo t USING (cod_tipo_emprestimo)
      WHERE x.situacao = ANY('{${freeStates.join()}}') AND t.permite_emprestimo GROUP BY cod_acervo, titulo HAVING count(*) = 1 LIMIT ${count}`,
  );

async function isOffered(server: number, title: { cod_acervo: number; titulo: string }): Promise<boolean> {
  const query = new URLSearchParams({ termo_pesquisa: title.titulo, filtro: 'DISP', por_pagina: '100' });
  const { body } = await read(server, `/api/consulta/pagina?${query}`);
  return body.data?.some(({ cod_acervo }) => cod_acervo === String(title.cod_acervo)) ?? false;
}

it('the replicas answer searches in turn, and the primary none of them', async () => {
  await untilAnswering('replica 1', 'replica 2');
});

it('what was written at one server is in the next read of every server', async () => {
  const copies = await loneCopies(20);
  expect(copies.length).toBeGreaterThan(3);
  for (const copy of copies) {
    expect(await Promise.all([0, 1].map((server) => isOffered(server, copy)))).toEqual([true, true]);
    await createMockClient(servers[0]?.address ?? '').copies.lend(copy.cod_exemplar, 'ana', { force: true });
    expect(await Promise.all([0, 1].map((server) => isOffered(server, copy)))).toEqual([false, false]);
  }
});

it('a replica that lags is left out until it has caught up, and with it nothing old is read', async () => {
  await untilAnswering('replica 1', 'replica 2');
  const [first, second] = replicas;
  if (!first || !second) throw new Error('There are two.');
  const [one, two] = await loneCopies(2);
  if (!one || !two) throw new Error('There are more.');
  const mock = createMockClient(servers[0]?.address ?? '');
  await pauseReplay(first);
  await mock.copies.lend(one.cod_exemplar, 'ana', { force: true });
  expect(await isOffered(0, one)).toBe(false);
  await untilAnswering('replica 2');
  await pauseReplay(second);
  await mock.copies.lend(two.cod_exemplar, 'ana', { force: true });
  expect(await answering(0, async () => expect(await isOffered(0, two)).toBe(false))).toEqual(['primary']);
  expect(await answering(0, () => someSearches())).toEqual(['primary']);
  await Promise.all([resumeReplay(first), resumeReplay(second)]);
  await untilAnswering('replica 1', 'replica 2');
});

it('no read fails when a replica is killed, and it answers again when it is back', async () => {
  const killed = replicas[0];
  if (!killed) throw new Error('There are two.');
  const statuses: number[] = [];
  let isOver = false;
  const load = Array.from({ length: 4 }, async () => {
    while (!isOver) statuses.push((await search()).status);
  });
  const untilRead = async (count: number) => {
    while (statuses.length < count) await pause(10);
  };
  await untilRead(20);
  process.kill(killed.pid, 'SIGKILL');
  await untilRead(statuses.length + 40);
  isOver = true;
  await Promise.all(load);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(await answering(0, () => someSearches())).toEqual(['replica 2']);
  replicas[0] = await openReplicaAt('one', Number(new URL(killed.url).port));
  await untilAnswering('replica 1', 'replica 2');
});

it('a replica whose user may not read or sign in is reported once, and the primary answers', async () => {
  await runOn(primary.url, "CREATE ROLE copier LOGIN REPLICATION PASSWORD 'copies'");
  const urls = replicas.map((replica, index) => {
    const url = new URL(replica.url);
    [url.username, url.password] = ['copier', ['copies', 'wrong'][index] ?? ''];
    return url.href;
  });
  const isKnown = () =>
    runOn(urls[0] ?? '', 'SELECT 1').then(
      () => true,
      () => false,
    );
  while (!(await isKnown())) await pause(25);
  const db = openDatabase(primary.url);
  const reports: string[] = [];
  const reader = new Replicas(db, urls, (error, text) => reports.push(`${text}: ${(error as Error).message}`));
  const count = (from: typeof db) => from.title.count();
  const reads = async () => expect(await reader.read('countTitles', count)).toBe(await count(db));
  while (reports.length < 2) await reads();
  for (let made = 0; made < 6; made += 1) await reads();
  await reader.close();
  await db.$disconnect();
  expect(reports.sort()).toEqual([
    expect.stringMatching(/^replica 1 .*permission denied for/s),
    expect.stringMatching(/^replica 2 .*password authentication failed for user "copier"/),
  ]);
});

it('npm run replica runs until it is interrupted, and ends its server then', async () => {
  const command = spawn(process.execPath, [inWorkspace('tools', 'cli.mjs'), 'replica', join(folder, 'by-command')], {
    env: { ...process.env, DATABASE_URL: primary.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(command, 'exit');
  let output = '';
  for await (const text of command.stdout.setEncoding('utf8')) {
    output += String(text);
    if (output.includes('DATABASE_REPLICA_URLS')) break;
  }
  // Who copies may not read: the server has its own user.
  const shown = new URL(/The replica runs at (\S+)/.exec(output)?.[1] ?? '');
  expect([shown.username, shown.password]).toEqual(['', '']);
  [shown.username, shown.password] = [new URL(primary.url).username, new URL(primary.url).password];
  expect(await runOn(shown.href, 'SELECT pg_is_in_recovery() AS copies')).toEqual([{ copies: true }]);
  expect(command.exitCode).toBeNull();
  command.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  await expect(runOn(shown.href, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
});
