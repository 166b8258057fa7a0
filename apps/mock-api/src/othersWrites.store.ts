import type { PrismaClient } from '@catalogue/database/generated/client';

interface Seen {
  /** Which database it was: another one may have taken its place, or what it had may be lost. */
  database: string;
  snapshot: string;
  /** When, by the clock of the database, in seconds. */
  at: number;
}

// What is older is deleted: who has not looked for half as long may have missed some.
const kept = 10 * 60;

/**
 * Returns a function that reads which tables others have written since it was called last; null if that is not known.
 * @param program the name of this pool's connections, which no other program has; a pooler that hides it makes of its own
 * writes those of others, and never the reverse
 */
export function readerOfWrites(
  db: Pick<PrismaClient, '$queryRaw' | '$executeRaw'>,
  program: string,
): () => Promise<readonly string[] | null> {
  let seen: Seen | undefined;
  let lastDeletion: Seen | undefined;

  async function deleteOld(now: Seen): Promise<void> {
    const before = lastDeletion;
    if (before?.database === now.database && now.at - before.at < kept) return;
    lastDeletion = now;
    if (before?.database !== now.database) return;
    await db.$executeRaw`DELETE FROM escrita WHERE pg_visible_in_snapshot(written_in, ${before.snapshot}::pg_snapshot)`;
  }

  return async () => {
    const since = seen;
    const snapshot = since?.snapshot ?? null;
    // A number that is yet to come is of a database that was copied from elsewhere.
    const [row] = await db.$queryRaw<(Seen & { tables: string[] })[]>`
      SELECT concat_ws(' ', d.oid, 'escrita'::regclass::oid, pg_postmaster_start_time()) AS database,
             pg_current_snapshot()::text AS snapshot, extract(epoch FROM clock_timestamp())::float8 AS at,
             ARRAY(SELECT DISTINCT tabela FROM escrita
                    WHERE written_in >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
                      AND pg_visible_in_snapshot(written_in, pg_current_snapshot())
                      AND NOT pg_visible_in_snapshot(written_in, ${snapshot}::pg_snapshot)
                      AND program <> ${program}) AS tables
        FROM pg_database d WHERE d.datname = current_database()`;
    if (!row) throw new Error('The database does not say which one it is.');
    const { tables, ...now } = row;
    seen = now;
    await deleteOld(now);
    const isKnown = since?.database === now.database && now.at - since.at < kept / 2;
    return isKnown ? tables : null;
  };
}
