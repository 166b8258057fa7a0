import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCluster } from '@catalogue/local-postgres/cluster';
import { findInstalledPostgres } from '@catalogue/local-postgres/installed';
import { runOn } from '@catalogue/local-postgres/query';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { runNx } from './testing/runNx';

export const usage = `Usage: npm run test:postgres
Runs the API tests on a server PostgreSQL: Debian's, or that of DATABASE_URL.`;

/** `npm run test:postgres`: the API tests on an installed PostgreSQL instead of the one from npm: that of DATABASE_URL, else Debian's. */
export async function run(): Promise<number> {
  process.env['DATABASE_URL'] ||= await startDebians();
  const [row] = await runOn<{ version: string }>(process.env['DATABASE_URL'], 'SELECT version()');
  console.log(row?.version);
  return runNx(['run', 'mock-api:test', '--skipNxCache']);
}

async function startDebians(): Promise<string> {
  const native = findInstalledPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'server-postgresql-'));
  atShutdown(() => rmSync(dataDir, { recursive: true, force: true }));
  chmodSync(dataDir, 0o755);
  const cluster = await openCluster({ dataDir, native, durable: false, log: console.log });
  atShutdown(() => cluster.stop());
  return cluster.adminUrl;
}
