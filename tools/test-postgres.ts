import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from './failure';
import { openCluster } from './postgres/cluster';
import { OLDEST_MAJOR } from './postgres/givenServer';
import { runOn } from './postgres/query';
import { atShutdown } from './shutdown';
import { jestSuite } from './testing/jestSuite';
import { runSuites, summary } from './testing/schedule';

const DEBIAN = '/usr/lib/postgresql';

/** `npm run test:postgres`: the API suite on a server PostgreSQL instead of the embedded one; Debian's, started for it, unless DATABASE_URL names one. */
export async function run(): Promise<number> {
  process.env['DATABASE_URL'] ||= await startDebians();
  const [row] = await runOn<{ version: string }>(process.env['DATABASE_URL'], 'SELECT version()');
  console.log(row?.version);
  const [tally] = await runSuites([jestSuite('API tests', ['mock-api'])]);
  if (tally === undefined) return 1;
  console.log(`\n${summary(tally.passed, tally.failed, tally.skipped)}`);
  return tally.failed === 0 ? 0 : 1;
}

async function startDebians(): Promise<string> {
  const majors = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const usable = majors.filter(
    (major) => major >= OLDEST_MAJOR && existsSync(join(DEBIAN, String(major), 'bin', 'initdb')),
  );
  if (usable.length === 0) {
    throw new Failure(
      `No server PostgreSQL is here: install the package postgresql (${OLDEST_MAJOR} or newer), or set DATABASE_URL to one that runs.`,
    );
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'server-postgresql-'));
  atShutdown(() => rmSync(dataDir, { recursive: true, force: true }));
  chmodSync(dataDir, 0o755);
  const native = join(DEBIAN, String(Math.max(...usable)));
  const cluster = await openCluster({ dataDir, native, durable: false, log: console.log });
  atShutdown(() => cluster.stop());
  return cluster.adminUrl;
}
