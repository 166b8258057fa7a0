import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { runNode } from '@catalogue/command-kit/childProcess';
import { Failure } from '@catalogue/command-kit/failure';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { migrate } from '@catalogue/database/migrate';
import { seedDatabase } from '@catalogue/database/seed';
import { withConnection } from '@catalogue/database/transaction';
import { openCluster } from '@catalogue/local-postgres/cluster';
import { findInstalledPostgres } from '@catalogue/local-postgres/installed';
import { openReplica } from '@catalogue/local-postgres/replica';
import type { Bench, BenchOptions, Measured } from '../bench';
import { startServer } from '../servers/serverProcesses';
import { percentile } from './median';

const defaultTitles = 20_000;
const clients = 16;
const warmUpSeconds = 2;
const seconds = 6;
const terms = [
  'história',
  'direito',
  'educação',
  'estatística',
  'cálculo',
  'saúde',
  'arquitetura',
  'química',
  'brasil',
];

/** With Debian's PostgreSQL, since that from npm has no replicas. All on this machine, the clients as well. */
async function run({ titles = defaultTitles }: BenchOptions): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-scale-'));
  chmodSync(folder, 0o755);
  const native = findInstalledPostgres();
  const common = { native, log: () => undefined };
  const { code, output } = await runNode([inWorkspace('apps', 'mock-api', 'build.mjs'), 'tests']);
  if (code !== 0) throw new Failure(`The server could not be bundled:\n${output}`);
  const primary = await openCluster({ ...common, dataDir: join(folder, 'primary') });
  const closers: (() => Promise<void>)[] = [() => primary.stop()];
  try {
    const pool = new Pool({ connectionString: primary.url });
    await withConnection(pool, (client) =>
      migrate(client, { folder: inWorkspace('prisma', 'migrations'), at: new Date() }),
    );
    await seedDatabase(pool, { today: new Date().toISOString().slice(0, 10), titles });
    await pool.end();
    const rows: Measured[] = [];
    const replicas: string[] = [];
    for (let count = 0; count <= 2; count += 1) {
      if (count > 0) {
        const replica = await openReplica({ ...common, of: primary.url, dataDir: join(folder, `replica-${count}`) });
        closers.unshift(() => replica.stop());
        replicas.push(replica.url);
      }
      for (const processes of [1, 2, 4]) {
        const row = await measure(primary.url, processes, replicas);
        // Shown at once: on a busy machine the whole takes long.
        console.log(`${row.value.toFixed(0)} ${row.unit}: ${row.note}`);
        rows.push(row);
      }
    }
    return rows.map((row) => ({ ...row, note: `${row.note}; ${titles} titles, ${availableParallelism()} processors` }));
  } finally {
    for (const close of closers) await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(url: string, processes: number, replicas: readonly string[]): Promise<Measured> {
  const server = await startServer(url, {
    PROCESSES: String(processes),
    DATABASE_REPLICA_URLS: replicas.join(),
    MOCK_CONTROLS: 'false',
  });
  try {
    await search(server.address, warmUpSeconds);
    const times = await search(server.address, seconds);
    const p95 = percentile(times, 0.95).toFixed(0);
    const { byReplicas, byBusiest } = await shares(server.address);
    return {
      value: times.length / seconds,
      unit: 'searches/s',
      note: `processes ${processes} (the busiest answered ${byBusiest}), replicas ${replicas.length} (read ${byReplicas}), p95 ${p95} ms`,
    };
  } finally {
    await server.stop();
  }
}

/** Which share of the reads replicas answered, and which share of the calls the busiest process: how far both are used at all. */
async function shares(address: string): Promise<{ byReplicas: string; byBusiest: string }> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const sums = (metric: string, label: string): Map<string, number> => {
    const sum = new Map<string, number>();
    for (const [, labels = '', value] of text.matchAll(new RegExp(`^${metric}\\{(.*)\\} (\\d+)$`, 'gm'))) {
      const name = new RegExp(`${label}="([^"]*)"`).exec(labels)?.[1] ?? '';
      sum.set(name, (sum.get(name) ?? 0) + Number(value));
    }
    return sum;
  };
  const total = (values: Iterable<number>): number => [...values].reduce((sum, value) => sum + value, 0);
  const percent = (part: number, whole: number): string => `${Math.round((100 * part) / (whole || 1))} %`;
  const reads = sums('catalogue_reads_total', 'database');
  const calls = [...sums('catalogue_calls_total', 'process').values()];
  return {
    byReplicas: percent(total(reads.values()) - (reads.get('primary') ?? 0), total(reads.values())),
    byBusiest: percent(Math.max(0, ...calls), total(calls)),
  };
}

// A number makes each address new, so that no reply comes from the cache.
let asked = 0;

/** How long each search took that so many clients made one after the other, in ms. */
async function search(address: string, duration: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + duration * 1000;
  const client = async () => {
    while (performance.now() < end) {
      asked += 1;
      const term = encodeURIComponent(terms[asked % terms.length] ?? '');
      const began = performance.now();
      const reply = await fetch(`${address}/api/v2/consulta/pesquisa_geral/${asked}?termo_pesquisa=${term}&perPage=20`);
      await reply.arrayBuffer();
      if (!reply.ok) throw new Failure(`A search was answered ${reply.status}.`);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return times;
}

const bench: Bench = {
  name: 'processes and replicas',
  goal: 'none on one machine',
  slow: 'replicas',
  run,
};

export default bench;
