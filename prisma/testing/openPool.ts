import { Pool } from 'pg';
import { createTestDatabase } from './testDatabase';

export interface TestPool {
  pool: Pool;
  rows<Row extends object = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** A test database of its own, and a connection pool for it. */
export async function openPool(options: Parameters<typeof createTestDatabase>[0] = {}): Promise<TestPool> {
  const database = await createTestDatabase(options);
  const pool = new Pool({ connectionString: database.url });
  // Dropping the database may end a connection that is just being closed.
  pool.on('error', () => undefined);
  return {
    pool,
    rows: async <Row extends object>(sql: string, values: unknown[] = []) => (await pool.query<Row>(sql, values)).rows,
    close: async () => {
      await pool.end();
      await database.drop();
    },
  };
}
