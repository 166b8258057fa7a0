import type { PrismaClient } from '@catalogue/database/generated/client';

/**
 * Whether a migration has been applied, or any, if none is named. A user who may not read which ones were is taken for one of a
 * database that is in order.
 */
export async function isMigrated(db: Pick<PrismaClient, '$queryRaw'>, migration: string | undefined): Promise<boolean> {
  const [list] = await db.$queryRaw<{ readable: boolean | null }[]>`
    SELECT has_table_privilege(to_regclass('_prisma_migrations'), 'SELECT') AS readable`;
  if (typeof list?.readable !== 'boolean') return false;
  if (!list.readable || migration === undefined) return true;
  const applied = await db.$queryRaw<object[]>`
    SELECT 1 FROM _prisma_migrations
     WHERE migration_name = ${migration} AND finished_at IS NOT NULL AND rolled_back_at IS NULL`;
  return applied.length > 0;
}
