import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase } from 'pg';

// As Prisma makes it: the copy of a demo library may become the library itself, which Prisma migrates from then on.
// eslint-disable-next-line no-restricted-syntax -- The default is Prisma's; nothing here uses it.
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
 * Makes the tables in an empty database straight from the migrations of `folder`, in a fraction of the time that Prisma's own
 * command takes to start, and records each as Prisma does; `at`: when.
 */
export async function applyMigrations(client: ClientBase, folder: string, at: Date): Promise<void> {
  await client.query(record);
  for (const name of readdirSync(folder).sort()) {
    const file = join(folder, name, 'migration.sql');
    if (!existsSync(file)) continue;
    const sql = readFileSync(file, 'utf8');
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, $4, $4, 1)`,
      [randomUUID(), createHash('sha256').update(sql).digest('hex'), name, at],
    );
  }
}
