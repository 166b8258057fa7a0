import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
}

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
 * every sandbox and every test database. Throws UnknownMigration for a database that is ahead of `folder`.
 */
export async function migrate(client: ClientBase, { folder, at, onApply }: Options): Promise<void> {
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
    for (const name of missing) await apply(client, name, migrationSql(folder, name), at);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [PRISMAS_LOCK]);
  }
}

async function apply(client: ClientBase, name: string, sql: string, at: Date): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, $4, $4, 1)`,
      [randomUUID(), createHash('sha256').update(sql).digest('hex'), name, at],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
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

export const migrationNames = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'migration.sql')))
    .sort();

const migrationSql = (folder: string, name: string): string =>
  readFileSync(join(folder, name, 'migration.sql'), 'utf8');
