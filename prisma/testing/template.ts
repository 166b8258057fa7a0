import { readFileSync } from 'node:fs';
import { Client, Pool } from 'pg';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { withDatabase } from '@catalogue/local-postgres/cluster';
import { inSession, runOn } from '@catalogue/local-postgres/query';
import { migrate } from '../migrate';
import { seedDatabase } from '../seed';

const BUILDING = 420_003;
const UNFINISHED = 'template_in_the_making';
const KEPT = 6;

interface TemplateBuild {
  admin: Client;
  adminUrl: string;
}

/**
 * Creates the migrated database `empty` and, from it, the one seeded for `today`, if they are missing; concurrent
 * callers wait for the first.
 */
async function run([adminUrl = '', empty = '', seeded, today = '']: string[]): Promise<void> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`SELECT pg_advisory_lock(${BUILDING})`);
  const build = { admin, adminUrl };
  await make(build, empty, 'template0', () => fillEmpty(withDatabase(adminUrl, UNFINISHED)));
  if (seeded) await make(build, seeded, empty, () => seed(withDatabase(adminUrl, UNFINISHED), today));
  await dropOld(admin);
  await admin.end();
}

async function make(
  { admin, adminUrl }: TemplateBuild,
  name: string,
  from: string,
  fill: () => Promise<void>,
): Promise<void> {
  const known = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (known.rowCount) return;
  await admin.query(`DROP DATABASE IF EXISTS ${UNFINISHED} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${UNFINISHED} TEMPLATE ${from}`);
  await fill();
  await runOn(
    withDatabase(adminUrl, UNFINISHED),
    readFileSync(inWorkspace('prisma', 'testing', 'testReset.sql'), 'utf8'),
  );
  await admin.query(`ALTER DATABASE ${UNFINISHED} RENAME TO ${name}`);
}

const fillEmpty = (url: string): Promise<void> =>
  inSession(url, (client) => migrate(client, { folder: inWorkspace('prisma', 'migrations'), at: new Date(0) }));

async function seed(url: string, today: string): Promise<void> {
  const pool = new Pool({ connectionString: url });
  await seedDatabase(pool, { today });
  await pool.end();
}

async function dropOld(admin: Client): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    String.raw`SELECT datname FROM pg_database WHERE datname ~ '^template_[0-9a-f]{12}_' ORDER BY oid DESC OFFSET $1`,
    [KEPT],
  );
  for (const { datname } of rows) await admin.query(`DROP DATABASE IF EXISTS ${datname}`);
}

// Run as a separate command by testDatabase.ts: test runners compile and resolve modules differently.
run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
