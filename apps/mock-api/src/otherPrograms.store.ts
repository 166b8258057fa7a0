import type { PrismaClient } from '@catalogue/database/generated/client';

interface OwnPool {
  db: Pick<PrismaClient, '$queryRaw'>;
  /** The name of its connections, which no other program has. */
  name: string;
  /** How many connections it has opened so far. */
  opened: number;
}

/**
 * A text that is another one after another program has written into the database of this pool; what the pool itself writes
 * leaves it as it is. It has the sessions of others so far, and PostgreSQL's transactions while one of them is connected.
 */
export async function findOtherPrograms({ db, name, opened }: OwnPool): Promise<string> {
  const [row] = await db.$queryRaw<{ database: string; sessions: number; snapshot: string | null }[]>`
    SELECT concat_ws(' ', d.datid, d.stats_reset, pg_postmaster_start_time()) AS database,
           d.sessions::float8 AS sessions,
           CASE WHEN EXISTS (SELECT 1 FROM pg_stat_activity a
                              WHERE a.datid = d.datid AND a.application_name IS DISTINCT FROM ${name})
                THEN pg_current_snapshot()::text END AS snapshot
      FROM pg_stat_database d WHERE d.datname = current_database()`;
  if (!row) throw new Error('The database answered nothing.');
  return [row.database, row.sessions - opened, row.snapshot].join(' ');
}
