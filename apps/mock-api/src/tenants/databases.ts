import { dateOf } from '@catalogue/domain';
import { randomBytes } from 'node:crypto';
import { Client, Pool } from 'pg';
import { migrate } from '@catalogue/database/migrate';
import { seedDatabase } from '@catalogue/database/seed';

const notAllowed = '42501';
const inUse = '55006';

/** The database's user may not create databases. */
export class MayNotCreate extends Error {}

/** Another client is connected to the database that is to be copied. */
export class DatabaseInUse extends Error {}

/**
 * The databases next to the main one, all named after it: seeded templates to copy, sandboxes, snapshots. Each is
 * created by `CREATE DATABASE … TEMPLATE`, which PostgreSQL does in a fraction of a second.
 */
export class Databases {
  readonly #fresh = new Map<string, Promise<string>>();
  readonly #main: string;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly mainUrl: string,
    private readonly migrationsDir: string,
  ) {
    this.#main = decodeURIComponent(new URL(mainUrl).pathname.slice(1));
  }

  /** The URL of one of them, or of the main one. */
  urlOf(name: string): string {
    const url = new URL(this.mainUrl);
    url.pathname = `/${encodeURIComponent(name)}`;
    return url.href;
  }

  get main(): string {
    return this.#main;
  }
  sandbox = (id: string): string => `${this.#main}_sandbox_${id}`;
  snapshot = (name: string): string => `${this.#main}_snapshot_${name}`;

  /** A database seeded for `today`, created once and copied from then on. */
  fresh(today: string): Promise<string> {
    const made = this.#fresh.get(today) ?? this.#makeFresh(today);
    this.#fresh.set(today, made);
    made.catch(() => this.#fresh.delete(today));
    return made;
  }

  /**
   * Creates `name` as a copy of `from`. No client may be connected to `from`; clients of `name` are disconnected. When
   * it fails, `name` is unchanged.
   */
  async copy(from: string, name: string): Promise<void> {
    const made = this.#makingName(randomBytes(4).toString('hex'));
    await this.#inTurn(async (client) => {
      await client.query(`CREATE DATABASE ${quoted(made)} TEMPLATE ${quoted(from)}`);
      await client.query(`DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`);
      await client.query(`ALTER DATABASE ${quoted(made)} RENAME TO ${quoted(name)}`);
    });
  }

  async drop(name: string): Promise<void> {
    await this.#inTurn((client) => client.query(`DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`));
  }

  /** The names of the snapshots. */
  async snapshots(): Promise<string[]> {
    const prefix = this.snapshot('');
    return (await this.#named(prefix)).map((name) => name.slice(prefix.length)).sort();
  }

  /** Drops the sandboxes and seeded templates left behind by an earlier server. */
  async dropLeftOvers(): Promise<void> {
    for (const prefix of [this.sandbox(''), this.#freshName(''), this.#makingName('')])
      for (const name of await this.#named(prefix)) await this.drop(name);
  }

  async #makeFresh(today: string): Promise<string> {
    const name = this.#freshName(`${today.replaceAll('-', '')}_${randomBytes(3).toString('hex')}`);
    await this.#admin((client) => client.query(`CREATE DATABASE ${quoted(name)} TEMPLATE template0`));
    const pool = new Pool({ connectionString: this.urlOf(name), max: 2 });
    try {
      const client = await pool.connect();
      try {
        await migrate(client, { folder: this.migrationsDir, at: dateOf(today) });
      } finally {
        client.release();
      }
      await seedDatabase(pool, { today });
    } finally {
      await pool.end();
    }
    return name;
  }

  #freshName = (rest: string): string => `${this.#main}_fresh_${rest}`;
  #makingName = (rest: string): string => `${this.#main}_making_${rest}`;

  async #named(prefix: string): Promise<string[]> {
    return this.#admin(async (client) => {
      const { rows } = await client.query<{ datname: string }>(
        'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
        [prefix],
      );
      return rows.map(({ datname }) => datname);
    });
  }

  // One at a time: a database cannot be copied while it is being replaced.
  #inTurn<Answer>(work: (client: Client) => Promise<Answer>): Promise<Answer> {
    const done = this.#last.then(() => this.#admin(work));
    this.#last = done.catch(() => undefined);
    return done;
  }

  // Every server has this database, and no other client works in it.
  async #admin<Answer>(work: (client: Client) => Promise<Answer>): Promise<Answer> {
    const client = new Client({ connectionString: this.urlOf('postgres') });
    await client.connect();
    try {
      return await work(client);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === notAllowed) throw new MayNotCreate();
      if (code === inUse) throw new DatabaseInUse();
      throw error;
    } finally {
      await client.end();
    }
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
