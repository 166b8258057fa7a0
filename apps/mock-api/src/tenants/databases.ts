import { randomBytes } from 'node:crypto';
import { Client, escapeLiteral, Pool, type ClientBase } from 'pg';
import { inTransaction, withConnection } from '@catalogue/database/transaction';
import { connectionTimeout } from '../database';
import type { Settings } from '../env';
import { dropped, quoted } from './databaseStatements';
import { databaseOf, withDatabase } from './databaseUrl';
import { FreshTemplates } from './freshTemplates';
import { sandboxDatabase } from './sandboxId';

// Connections that create, drop and list databases.
const maxAdmins = 4;
// A copy of a large database takes longer than any other statement.
const queryTimeout = 60_000;

const notAllowed = '42501';
const inUse = '55006';

/** The database's user may not create databases. */
export class MayNotCreate extends Error {}

/** Another client is connected to the database that is to be copied. */
export class DatabaseInUse extends Error {}

interface CopyOptions {
  /** The id of the sandbox that the copy is, or is dropped with. */
  owner?: string | undefined;
  /** Fills the copy, in one transaction. */
  fill?: ((client: ClientBase) => Promise<void>) | undefined;
  /** Changes the copy before it replaces what had its name; must leave no connection to it. */
  prepare?(url: string): Promise<void>;
}

/**
 * The databases next to the main one, all named after it: seeded templates to copy, sandboxes, snapshots. Each is
 * created by `CREATE DATABASE … TEMPLATE`, which PostgreSQL does in a fraction of a second.
 */
export class Databases {
  readonly #fresh: FreshTemplates;
  readonly #main: string;
  // Every server has this database, and no other client works in it.
  readonly #pool: Pool;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly mainUrl: string,
    migrationsDir: string,
    demo: Settings['DEMO'],
  ) {
    this.#main = databaseOf(mainUrl);
    this.#pool = this.#openPool('postgres', maxAdmins);
    const place = {
      main: this.#main,
      admin: <Answer>(work: (client: ClientBase) => Promise<Answer>) => this.#admin(work),
      connect: (name: string) => this.connect(name),
      openPool: (name: string, max: number) => this.#openPool(name, max),
      makingName: () => this.#makingName(),
    };
    this.#fresh = new FreshTemplates(place, migrationsDir, demo);
  }

  /** The URL of one of them, or of the main one. */
  urlOf(name: string): string {
    return withDatabase(this.mainUrl, name);
  }

  get main(): string {
    return this.#main;
  }
  sandbox = (id: string): string => sandboxDatabase(this.#main, id);
  snapshot = (name: string): string => `${this.#main}_snapshot_${name}`;

  /** A database seeded for `today`, made once and copied from then on. */
  fresh = (today: string): Promise<string> => this.#fresh.of(today);

  /** Makes it of the main database, which has just been seeded for `today` and has no clients. */
  freshFromMain = (today: string): Promise<string> => this.#fresh.takeFrom(this.#main, today);

  /**
   * Creates `name` as a copy of `from`. No client may be connected to `from`; clients of `name` are disconnected. When
   * it fails or the process is killed, `name` is unchanged.
   */
  async copy(from: string, name: string, { owner, fill, prepare }: CopyOptions = {}): Promise<void> {
    const made = this.#makingName();
    await this.#inTurn(async (client) => {
      await client.query(`CREATE DATABASE ${quoted(made)} TEMPLATE ${quoted(from)}`);
      try {
        if (owner !== undefined) await client.query(`COMMENT ON DATABASE ${quoted(made)} IS ${escapeLiteral(owner)}`);
        if (fill) await this.inTransaction(made, fill);
        await prepare?.(this.urlOf(made));
        await this.#replace(client, name, made);
      } catch (error) {
        // What stays after all is dropped at the next start.
        await dropped(client, made).catch(() => undefined);
        throw error;
      }
    });
  }

  async drop(name: string): Promise<void> {
    await this.#inTurn((client) => dropped(client, name));
  }

  /** The snapshots by name, each with the sandbox that it belongs to. */
  async snapshots(): Promise<{ name: string; owner: string | null }[]> {
    const prefix = this.snapshot('');
    return (await this.#startingWith(prefix))
      .map(({ datname, owner }) => ({ name: datname.slice(prefix.length), owner }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** The ids of the sandboxes of every server. */
  async sandboxes(): Promise<string[]> {
    return (await this.#startingWith(this.sandbox(''))).flatMap(({ owner }) => owner ?? []);
  }

  /** Drops what an earlier server left behind: sandboxes, what belongs to them, and the seeded templates of another version. */
  async dropLeftOvers(): Promise<void> {
    const ofSandboxes = this.#startingWith(this.snapshot('')).then((all) => all.filter(({ owner }) => owner !== null));
    const found = await Promise.all([
      this.#startingWith(this.sandbox('')),
      this.#startingWith(this.#unfinished),
      ofSandboxes,
    ]);
    const names = found.flat().map(({ datname }) => datname);
    for (const name of [...names, ...(await this.#fresh.leftOvers())]) await this.drop(name);
  }

  /** Runs the work in a transaction on one of them, with a connection of its own that is closed afterwards. */
  async inTransaction<Answer>(name: string, work: (client: ClientBase) => Promise<Answer>): Promise<Answer> {
    const pool = this.#openPool(name, 1);
    try {
      return await inTransaction(pool, work);
    } finally {
      await pool.end();
    }
  }

  /** A connection to one of them, for long work. */
  async connect(name: string): Promise<Client> {
    const client = new Client({
      connectionString: this.urlOf(name),
      keepAlive: true,
      connectionTimeoutMillis: connectionTimeout,
    });
    // A connection that breaks fails the query that waits for it.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /** How many connections the database server takes. */
  async maxConnections(): Promise<number> {
    return this.#admin(async (client) => {
      const { rows } = await client.query<{ max_connections: string }>('SHOW max_connections');
      return Number(rows[0]?.max_connections);
    });
  }

  async close(): Promise<void> {
    await this.#fresh.close();
    await this.#pool.end();
  }

  get #unfinished(): string {
    return `${this.#main}_making_`;
  }
  #makingName = (): string => this.#unfinished + randomBytes(4).toString('hex');

  async #startingWith(prefix: string): Promise<{ datname: string; owner: string | null }[]> {
    return this.#admin(async (client) => {
      const { rows } = await client.query<{ datname: string; owner: string | null }>(
        `SELECT datname, shobj_description(oid, 'pg_database') AS owner
           FROM pg_database WHERE starts_with(datname, $1)`,
        [prefix],
      );
      return rows;
    });
  }

  // Both names change in one transaction: a process that is killed leaves the one or the other database, never none.
  async #replace(client: ClientBase, name: string, made: string): Promise<void> {
    const replaced = this.#makingName();
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    await client.query(
      `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
        WHERE datname = $1 AND backend_type = 'client backend'`,
      [name],
    );
    try {
      await client.query('BEGIN');
      if (rowCount) await client.query(`ALTER DATABASE ${quoted(name)} RENAME TO ${quoted(replaced)}`);
      await client.query(`ALTER DATABASE ${quoted(made)} RENAME TO ${quoted(name)}`);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    }
    await dropped(client, replaced);
  }

  // One at a time: a database cannot be copied while it is being replaced.
  #inTurn<Answer>(work: (client: ClientBase) => Promise<Answer>): Promise<Answer> {
    const done = this.#last.then(() => this.#admin(work));
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #admin<Answer>(work: (client: ClientBase) => Promise<Answer>): Promise<Answer> {
    try {
      return await withConnection(this.#pool, work);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === notAllowed) throw new MayNotCreate();
      if (code === inUse) throw new DatabaseInUse();
      throw error;
    }
  }

  #openPool(database: string, max: number): Pool {
    const pool = new Pool({
      connectionString: this.urlOf(database),
      max,
      allowExitOnIdle: true,
      connectionTimeoutMillis: connectionTimeout,
      query_timeout: queryTimeout,
    });
    // An idle connection that breaks is not used again; a call that needs one reports the failure.
    pool.on('error', () => undefined);
    // Nor does one end the process that breaks between two statements of its work: the next one fails.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  }
}
