import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { runNode } from './childProcess';
import { codeOf, Failure } from './failure';
import { inWorkspace } from './workspace';

/** Brings the database at `url` to this clone's migrations; asks Prisma only if one is missing. Throws a Failure that says what to do. */
export async function migrate(url: string, log: (line: string) => void): Promise<void> {
  const wanted = migrationNames();
  const recorded = await readRecord(url);
  const unknown = recorded.finished.find((name) => !wanted.includes(name));
  if (unknown !== undefined) {
    throw new Failure(
      `The database knows a migration that this clone does not (${unknown}): update the clone, or run "npm run db:reset", which deletes the data.`,
    );
  }
  // Each runs as one transaction, so what was interrupted has left nothing but its row in the record.
  for (const name of recorded.interrupted) await prisma(['migrate', 'resolve', '--rolled-back', name], url);
  const missing = wanted.filter((name) => !recorded.finished.includes(name));
  if (missing.length === 0) return;
  log(`Applying ${missing.length} migration(s) …`);
  await prisma(['migrate', 'deploy'], url);
}

export function migrationNames(): string[] {
  const folder = inWorkspace('prisma', 'migrations');
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'migration.sql')));
}

/** Every table that a migration of this clone ever made, and Prisma's own. */
export function tablesOfMigrations(): Set<string> {
  const made = migrationNames().flatMap((name) => {
    const sql = readFileSync(inWorkspace('prisma', 'migrations', name, 'migration.sql'), 'utf8');
    return [...sql.matchAll(/CREATE TABLE "?(\w+)"?/g)].map(([, table = '']) => table);
  });
  return new Set(['_prisma_migrations', ...made]);
}

/** Runs Prisma's own command line against the database at `url`. */
export async function prisma(args: string[], url: string): Promise<void> {
  const command = inWorkspace('node_modules', 'prisma', 'build', 'index.js');
  const { code, output } = await runNode([command, ...args], {
    DATABASE_URL: url,
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  });
  if (code !== 0) throw new Failure(`"prisma ${args.join(' ')}" failed:\n${output.trim()}`);
}

interface Recorded {
  finished: string[];
  interrupted: string[];
}

interface MigrationRow {
  migration_name: string;
  finished: boolean;
}

async function readRecord(url: string): Promise<Recorded> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<MigrationRow>(
      'SELECT migration_name, finished_at IS NOT NULL AS finished FROM _prisma_migrations WHERE rolled_back_at IS NULL',
    );
    const names = (finished: boolean): string[] =>
      rows.filter((row) => row.finished === finished).map((row) => row.migration_name);
    return { finished: names(true), interrupted: names(false) };
  } catch (error) {
    const isNew = codeOf(error) === '42P01';
    if (isNew) return { finished: [], interrupted: [] };
    throw error;
  } finally {
    await client.end();
  }
}
