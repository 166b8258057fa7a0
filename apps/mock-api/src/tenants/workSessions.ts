import type { Client } from 'pg';
import type { Databases } from './databases';

/** PostgreSQL's code for a session that somebody has ended. */
const terminated = '57P01';

/** Connections of their own to a database, for work that goes on after the call that asked for it. */
export interface WorkSession {
  db: Client;
  /** Reads while the other one is in a transaction. */
  reader: Client;
  end(): Promise<void>;
  /** Logs an error of the work, unless the session was ended. */
  report(error: unknown, text: string): void;
}

/** The sessions of this server: each ends with its work, with its database, or with the server. */
export class WorkSessions {
  readonly #open = new Set<WorkSession>();

  constructor(
    private readonly databases: Databases,
    private readonly onError: (error: unknown, text: string) => void,
  ) {}

  async open(database: string): Promise<WorkSession> {
    const [db, reader] = await Promise.all([this.databases.connect(database), this.databases.connect(database)]);
    let isEnded = false;
    for (const client of [db, reader]) client.once('end', () => (isEnded = true));
    const session: WorkSession = {
      db,
      reader,
      end: async () => {
        isEnded = true;
        this.#open.delete(session);
        await Promise.all([db.end(), reader.end()]);
      },
      report: (error, text) => {
        const isStopped = error instanceof Error && 'code' in error && error.code === terminated;
        if (!isEnded && !isStopped) this.onError(error, text);
      },
    };
    this.#open.add(session);
    return session;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open].map((session) => session.end()));
  }
}
