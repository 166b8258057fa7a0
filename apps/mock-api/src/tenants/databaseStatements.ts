import type { ClientBase, QueryResult } from 'pg';

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Drops a database, with the sessions of whoever uses it. */
export const dropped = (client: ClientBase, name: string): Promise<QueryResult> =>
  client.query(`DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`);
