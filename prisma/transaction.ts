import type { ClientBase, Pool } from 'pg';

const ignore = (): void => undefined;

/**
 * Lends a connection. One that breaks while it is lent reports that to the next query, not as an event that would end the
 * process.
 */
export async function withConnection<T>(pool: Pool, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  client.on('error', ignore);
  try {
    return await work(client);
  } finally {
    client.off('error', ignore);
    client.release();
  }
}

/** Runs the work in a new transaction; with a client, in the transaction that its owner has opened. */
export async function inTransaction<T>(db: Pool | ClientBase, work: (client: ClientBase) => Promise<T>): Promise<T> {
  if (!('totalCount' in db)) return work(db);
  return withConnection(db, async (client) => {
    try {
      await client.query('BEGIN');
      const done = await work(client);
      await client.query('COMMIT');
      return done;
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    }
  });
}
