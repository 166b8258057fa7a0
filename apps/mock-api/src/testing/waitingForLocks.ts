import { runOn } from '@catalogue/local-postgres/query';
import type { TestApp } from './app';

/** How many connections to the server's database wait for a lock. */
export const waitingForLocks = async ({ database }: TestApp): Promise<number> =>
  (
    await runOn<{ pid: number }>(
      database.url,
      `SELECT DISTINCT pid FROM pg_locks JOIN pg_stat_activity USING (pid)
        WHERE NOT granted AND datname = current_database()`,
    )
  ).length;
