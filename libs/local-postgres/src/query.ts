import { Client } from 'pg';

/** Works in a session of its own, which ends afterwards. */
export async function inSession<Answer>(url: string, work: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = new Client({ connectionString: url, keepAlive: true });
  // A connection that breaks fails the query that waits for it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs one statement in a new session. */
export const runOn = <Row extends object = object>(url: string, sql: string): Promise<Row[]> =>
  inSession(url, async (client) => (await client.query<Row>(sql)).rows);
