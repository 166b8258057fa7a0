import { randomBytes } from 'node:crypto';
import { runNode } from '@catalogue/command-kit/childProcess';
import { codeOf, Failure } from '@catalogue/command-kit/failure';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { openCluster, withDatabase } from '@catalogue/local-postgres/cluster';
import { takeLease } from '@catalogue/local-postgres/lease';
import { runOn } from '@catalogue/local-postgres/query';
import { hashOfFiles } from '@catalogue/command-kit/stamp';
import { inWorkspace } from '@catalogue/command-kit/workspace';

/** The fixed day of the seeded test database: use it as the clock of the server under test. */
export const TEST_TODAY = '2026-03-10';

/** In place of a day: migrated, not seeded. */
export const EMPTY = 'empty';
const SERVER_VARIABLE = 'TEST_SERVER_URL';

/** A PostgreSQL server for test databases: the embedded one in TEST_DATA_DIR (`.data/test`), or that of DATABASE_URL. */
export interface TestServer {
  adminUrl: string;
  stop(): Promise<void>;
}

/**
 * Opens it for this process and its children, with the templates ready to be copied. Several suites may have it open at
 * once; the last one stops it, also when it is interrupted.
 */
export async function openTestServer(today = TEST_TODAY): Promise<TestServer> {
  const given = process.env['DATABASE_URL'];
  const server = given === undefined ? await openEmbedded() : await openGiven(given);
  let stopped: Promise<void> | undefined;
  // Once: a second time would stop it for the suites that still use it.
  const stop = () => (stopped ??= server.stop());
  atShutdown(stop);
  process.env[SERVER_VARIABLE] = server.adminUrl;
  if (server.isFirst) await dropLeftOvers(server.adminUrl);
  const known = await runOn(server.adminUrl, `SELECT 1 FROM pg_database WHERE datname = '${templateName(today)}'`);
  if (known.length === 0) await buildTemplate(server.adminUrl, today);
  return { adminUrl: server.adminUrl, stop };
}

async function openEmbedded(): Promise<TestServer & { isFirst: boolean }> {
  const dataDir = process.env['TEST_DATA_DIR'] ?? inWorkspace('.data', 'test');
  return openCluster({ dataDir, durable: false, log: console.log });
}

async function openGiven(adminUrl: string): Promise<TestServer & { isFirst: boolean }> {
  const lease = await takeLease(adminUrl, false, () => '');
  return { adminUrl, isFirst: lease.isFirst, stop: async () => void (await lease.leave()) };
}

export interface TestDatabase {
  url: string;
  /** Restores its original data, by a connection of its own or a given one; false when that is not possible. */
  restore(run?: (sql: string) => Promise<unknown>): Promise<boolean>;
  drop(): Promise<void>;
}

/**
 * A new database, as `npm start` would create it: migrated and seeded, or migrated only. Copied from a template that is
 * reused while migrations, seed and domain are unchanged (0.1-0.3 s).
 */
export async function createTestDatabase({ seeded = true, today = TEST_TODAY } = {}): Promise<TestDatabase> {
  const adminUrl = process.env[SERVER_VARIABLE];
  if (adminUrl === undefined) {
    throw new Failure('No test server is open: add prisma/testing/setup.ts as globalSetup to this suite.');
  }
  const day = seeded ? today : EMPTY;
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const copy = (): Promise<object[]> =>
    runOn(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${templateName(day)} STRATEGY FILE_COPY`);
  await copy().catch(async (error: unknown) => {
    const isMissing = codeOf(error) === '3D000';
    if (!isMissing) throw error;
    await buildTemplate(adminUrl, day);
    await copy();
  });
  const url = withDatabase(adminUrl, name);
  return {
    url,
    restore: (run = (sql) => runOn(url, sql)) =>
      run('SELECT test_reset.restore()').then(
        () => true,
        () => false,
      ),
    drop: async () => void (await runOn(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  };
}

let hash: string | undefined;

/** The name contains a hash of all inputs. `day` is the seed's today, or EMPTY for no seed. */
function templateName(day: string): string {
  hash ??= hashOfFiles(['prisma', 'libs/domain/src', 'libs/api-contract/src'], (path) => !path.includes('.test.'));
  return `template_${hash.slice(0, 12)}_${day.replaceAll('-', '')}`;
}

async function buildTemplate(adminUrl: string, day: string): Promise<void> {
  const names = [templateName(EMPTY), ...(day === EMPTY ? [] : [templateName(day), day])];
  const { code, output } = await runNode([
    inWorkspace('node_modules', 'tsx', 'dist', 'cli.mjs'),
    '--tsconfig',
    inWorkspace('tsconfig.base.json'),
    inWorkspace('prisma', 'testing', 'template.ts'),
    adminUrl,
    ...names,
  ]);
  if (code === 0) return;
  const isUnknown = /(column|relation) "[^"]+".* does not exist/.test(output);
  const hint = isUnknown ? 'The seed uses what no migration makes: `npm run db:migration -- NAME` writes one.\n' : '';
  throw new Error(`The test database could not be created. ${hint}\n${output}`);
}

async function dropLeftOvers(adminUrl: string): Promise<void> {
  const leftOver = String.raw`SELECT datname FROM pg_database WHERE datname ~ '^test_\d+_[0-9a-f]{8}(_|$)'`;
  for (const { datname } of await runOn<{ datname: string }>(adminUrl, leftOver)) {
    await runOn(adminUrl, `DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`);
  }
}
