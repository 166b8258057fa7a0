import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dateOf } from '@catalogue/domain';
import type { Client, ClientBase, Pool } from 'pg';
import { migrate, migrationsHash } from '@catalogue/database/migrate';
import { seedDatabase } from '@catalogue/database/seed';
import { withConnection } from '@catalogue/database/transaction';
import type { Settings } from '../env';
import { dropped, quoted } from './databaseStatements';

// An advisory lock, with the name of a template as its second key.
const templateLock = 420_012;
// In milliseconds; longer than any template takes.
const lockTime = 60_000;

/** The PostgreSQL of a main database. */
interface Place {
  /** What the names of all databases next to the main one begin with. */
  main: string;
  /** A connection that creates, drops and lists databases. */
  admin<Answer>(work: (client: ClientBase) => Promise<Answer>): Promise<Answer>;
  connect(name: string): Promise<Client>;
  openPool(name: string, max: number): Pool;
  /** A new name for a database that is not complete; at a start, those that are left are dropped. */
  makingName(): string;
}

/**
 * The databases that new sandboxes are copied from, each seeded for a day. One is made by whichever server needs it first, and stays for
 * the next start on its day. Another version of the program or of its migrations has others, and so has another `DEMO`.
 */
export class FreshTemplates {
  readonly #underWay = new Map<string, Promise<string>>();
  readonly #unfinished = new Set<string>();
  readonly #sessions = new Set<Client>();
  #version: Promise<string> | undefined;
  #isClosed = false;

  constructor(
    private readonly place: Place,
    private readonly migrationsDir: string,
    private readonly demo: Settings['DEMO'],
  ) {}

  /** The one of a day, which is made if it is not there. */
  of(today: string): Promise<string> {
    const finding = this.#underWay.get(today) ?? this.#find(today, (made) => this.#seed(made, today));
    this.#underWay.set(today, finding);
    const forget = () => this.#underWay.delete(today);
    finding.then(forget, forget);
    return finding;
  }

  /** Makes the one of a day from a database that has just been seeded for it, and that no client uses. */
  takeFrom = (database: string, today: string): Promise<string> => this.#find(today, async () => undefined, database);

  /** Those of other versions. */
  async leftOvers(): Promise<string[]> {
    const own = await this.#ownVersion();
    return (await this.#names()).filter((name) => !name.endsWith(own));
  }

  /** Ends what is under way, and leaves nothing incomplete. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#sessions].map((session) => session.end()));
    await Promise.all([...this.#unfinished].map((name) => this.#drop(name)));
    await Promise.allSettled(this.#underWay.values());
  }

  // Under a lock: what several servers need at once is made once.
  async #find(today: string, fill: (made: string) => Promise<void>, from = 'template0'): Promise<string> {
    const name = `${this.#prefix}${today.replaceAll('-', '')}_${await this.#ownVersion()}`;
    if (await this.#isThere(name)) return name;
    const session = await this.place.connect('postgres');
    this.#sessions.add(session);
    try {
      await session.query(`SET lock_timeout = ${lockTime}`);
      await session.query(`SELECT pg_advisory_lock(${templateLock}, hashtext($1))`, [name]);
      if (!(await this.#isThere(name))) await this.#make(name, from, fill);
      return name;
    } finally {
      this.#sessions.delete(session);
      await session.end();
    }
  }

  /** It has its name once it is complete. */
  async #make(name: string, from: string, fill: (made: string) => Promise<void>): Promise<void> {
    const made = this.place.makingName();
    this.#unfinished.add(made);
    try {
      await this.place.admin((client) => client.query(`CREATE DATABASE ${quoted(made)} TEMPLATE ${quoted(from)}`));
      if (this.#isClosed) throw new Error('The server ends.');
      await fill(made);
      await this.place.admin((client) => client.query(`ALTER DATABASE ${quoted(made)} RENAME TO ${quoted(name)}`));
    } catch (error) {
      await this.#drop(made);
      throw error;
    } finally {
      this.#unfinished.delete(made);
    }
    await this.#dropBefore(name);
  }

  async #seed(made: string, today: string): Promise<void> {
    const pool = this.place.openPool(made, 2);
    try {
      await withConnection(pool, (client) => migrate(client, { folder: this.migrationsDir, at: dateOf(today) }));
      await seedDatabase(pool, { today, people: this.demo.people, catalogue: this.demo.titles });
    } finally {
      await pool.end();
    }
  }

  /** Those of earlier days are of no more use. */
  async #dropBefore(name: string): Promise<void> {
    const own = await this.#ownVersion();
    for (const other of await this.#names()) if (other.endsWith(own) && other < name) await this.#drop(other);
  }

  #isThere = async (name: string): Promise<boolean> => (await this.#names()).includes(name);

  async #names(): Promise<string[]> {
    const { rows } = await this.place.admin((client) =>
      client.query<{ datname: string }>('SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [
        this.#prefix,
      ]),
    );
    return rows.map(({ datname }) => datname);
  }

  // What stays after all is dropped at the next start.
  async #drop(made: string): Promise<void> {
    await this.place.admin((client) => dropped(client, made)).catch(() => undefined);
  }

  get #prefix(): string {
    return `${this.place.main}_fresh_`;
  }

  #ownVersion = (): Promise<string> => (this.#version ??= this.#hash());

  /** Of all that a template is made of: this file is the whole program once it is bundled. */
  async #hash(): Promise<string> {
    const hash = createHash('sha256').update(await readFile(__filename));
    hash.update(migrationsHash(this.migrationsDir)).update(JSON.stringify(this.demo));
    return hash.digest('hex').slice(0, 8);
  }
}
