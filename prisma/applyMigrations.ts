import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase } from 'pg';

/**
 * Makes the tables in an empty database, straight from the migrations of `folder`: for one that is thrown away again and that no
 * migration will ever be added to. A library that is kept is migrated by Prisma.
 */
export async function applyMigrations(client: ClientBase, folder: string): Promise<void> {
  const files = readdirSync(folder)
    .sort()
    .map((name) => join(folder, name, 'migration.sql'))
    .filter((file) => existsSync(file));
  for (const file of files) await client.query(readFileSync(file, 'utf8'));
}
