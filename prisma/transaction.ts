import type { ClientBase, Pool } from 'pg';

/** Runs the work in a new transaction; with a client, in the transaction that its owner has opened. */
export async function inTransaction<T>(db: Pool | ClientBase, work: (client: ClientBase) => Promise<T>): Promise<T> {
  if (!('totalCount' in db)) return work(db);
  const client = await db.connect();
  try {
    await client.query('BEGIN');
    const done = await work(client);
    await client.query('COMMIT');
    return done;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
