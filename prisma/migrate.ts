import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClientBase } from 'pg';

/** The database has a migration that this version does not know. */
export class UnknownMigration extends Error {
  constructor(readonly migration: string) {
    super(`The database knows a migration that this clone does not: ${migration}.`);
  }
}

interface Options {
  /** The folder `prisma/migrations`. */
  folder: string;
  /** The time to record. */
  at: Date;
  onApply?: (count: number) => void;
  /** Called each time that a migration gives way to calls that use its tables. */
  onWait?: (migration: string) => void;
}

// While a migration waits for a table, all calls that need the table wait behind it. Less than PostgreSQL takes to look for
// deadlocks, so that the migration gives way, not a call.
const lockTime = 500;
const retryTime = 1000;
const maxWaits = 300;
const lockNotAvailable = '55P03';

// Prisma's own command takes the same lock, so that the two never migrate concurrently.
const PRISMAS_LOCK = 72_707_369;

// The same table as Prisma's: its own command is used on the same database. Nothing here uses the default of a column.
const record = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum VARCHAR(64) NOT NULL,
    finished_at TIMESTAMPTZ,
    migration_name VARCHAR(255) NOT NULL,
    logs TEXT,
    rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`;

/**
 * Applies the missing migrations, each in its own transaction, and records them as Prisma does. Used by every start,
 * every sandbox and every test database. A migration that does not get its tables at once begins again a second later, so that
 * servers can go on meanwhile. Throws UnknownMigration for a database that is ahead of `folder`.
 */
export async function migrate(client: ClientBase, { folder, at, onApply, onWait }: Options): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [PRISMAS_LOCK]);
  try {
    await client.query(record);
    // Prisma's own command may have been interrupted: its migration ran in one transaction, so only this row is left.
    await client.query(
      'UPDATE _prisma_migrations SET rolled_back_at = $1 WHERE finished_at IS NULL AND rolled_back_at IS NULL',
      [at],
    );
    const { rows } = await client.query<{ migration_name: string }>(
      'SELECT migration_name FROM _prisma_migrations WHERE rolled_back_at IS NULL',
    );
    const finished = rows.map(({ migration_name }) => migration_name);
    const wanted = migrationNames(folder);
    const unknown = finished.find((name) => !wanted.includes(name));
    if (unknown !== undefined) throw new UnknownMigration(unknown);
    const missing = wanted.filter((name) => !finished.includes(name));
    if (missing.length > 0) onApply?.(missing.length);
    for (const name of missing) {
      const sql = migrationSql(folder, name);
      for (let waits = 0; !(await isApplied(client, name, sql, at, waits < maxWaits)); waits += 1) {
        onWait?.(name);
        await pause(retryTime);
      }
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [PRISMAS_LOCK]);
  }
}

/** Applies a migration; false if it may give way and has done so. */
async function isApplied(client: ClientBase, name: string, sql: string, at: Date, mayWait: boolean): Promise<boolean> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = ${lockTime}`);
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, $4, $4, 1)`,
      [randomUUID(), createHash('sha256').update(sql).digest('hex'), name, at],
    );
    await client.query('COMMIT');
    return true;
  } catch (error) {
    await client.query('ROLLBACK');
    if (mayWait && error instanceof Error && 'code' in error && error.code === lockNotAvailable) return false;
    throw error;
  }
}

/** Every table that a migration of `folder` ever created, and Prisma's own. */
export function tablesOfMigrations(folder: string): Set<string> {
  const made = migrationNames(folder).flatMap((name) =>
    [...migrationSql(folder, name).matchAll(/CREATE TABLE "?(\w+)"?/g)].map(([, table = '']) => table),
  );
  return new Set(['_prisma_migrations', ...made]);
}

/** A hash of the names and texts of all migrations. */
export function migrationsHash(folder: string): string {
  const hash = createHash('sha256');
  for (const name of migrationNames(folder)) hash.update(name).update(migrationSql(folder, name));
  return hash.digest('hex');
}

export const migrationNames = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'migration.sql')))
    .sort();

/** Undefined where there are none. */
export const lastMigration = (folder: string): string | undefined =>
  existsSync(folder) ? migrationNames(folder).at(-1) : undefined;

const migrationSql = (folder: string, name: string): string =>
  readFileSync(join(folder, name, 'migration.sql'), 'utf8');
