import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { mayNotConnect } from '@catalogue/database/mayNotConnect';
import { inTurn } from '@catalogue/web-host/inTurn';
import type { Passed } from '@catalogue/web-host/requestRate';
import { connectionTimeout } from '../database';
import { databaseOf, withDatabase } from './databaseUrl';
import { untilLeft } from './untilLeft';

/** A message of a server to the others. */
interface Message {
  /** The database of a tenant that is about to be copied, replaced or dropped: finish its calls and leave it. */
  pause?: string;
  /** The sandboxes that had requests since the last message. */
  used?: string[];
  /** Requests of an address that it has let pass. */
  passed?: Passed;
  /** It has just come. */
  came?: true;
}

interface Listener {
  message(message: Message): void;
  /** Messages may have been missed. */
  gap?(): void;
}

// Advisory locks, each with a name as its second key.
const [presenceLock, exclusiveLock, clockLock] = [420_007, 420_008, 420_009];
const channel = 'catalogue_servers';

/** For so many milliseconds a server counts on being alone; a new one waits longer before it serves. */
const lease = 250;
const joinTime = 300;
// All servers lose their sessions at once when the database restarts, and come back one after the other.
const returnTime = 5000;
const retryTime = 1000;
// The first call after a failure waits so long for an answer of the database.
const answerTime = 2000;
// Messages that wait for their turn.
const maxWaiting = 1000;
// Longer than any work under a lock. A server that hangs keeps its locks: the calls of others then fail as if the database were away.
const maxWorkTime = 120_000;

/**
 * The other servers on the same database: whether there are any, messages to them, and work that only one of them may
 * do at a time. It has one session, in the database `postgres`: one in the shared database would prevent copies of it.
 */
export class Peers {
  /** Whether there was no other server when this one came. */
  readonly isFirst: Promise<boolean>;
  #setFirst: (isFirst: boolean) => void = () => undefined;
  readonly #id = randomUUID();
  readonly #name: string;
  readonly #adminUrl: string;
  readonly #listeners: Listener[] = [];
  #session: Client | undefined;
  readonly #inTurn = inTurn(1, maxWaiting);
  #others = 0;
  #askedAt = -Infinity;
  #cautiousUntil = -Infinity;
  // When others were there last, as far as is known.
  #lastThere = -Infinity;
  #asking: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  /**
   * @param url of the database that the servers share
   * @param lockTime for so many milliseconds it waits for the work of another server
   */
  constructor(
    url: string,
    private readonly lockTime = maxWorkTime,
  ) {
    this.#name = databaseOf(url);
    this.#adminUrl = withDatabase(url, 'postgres');
    this.isFirst = new Promise((resolve) => (this.#setFirst = resolve));
  }

  /** Makes this server known to the others; resolves when none of them counts on being alone any more. */
  async join(): Promise<void> {
    await this.#connect();
    if (this.#session) await pause(joinTime);
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** Whether another server may have changed what this one remembers. */
  async areThere(): Promise<boolean> {
    const others = await this.count();
    const now = performance.now();
    return others > 0 || now - this.#askedAt > lease || now < this.#cautiousUntil;
  }

  /** The same of what it knew at a moment of `performance.now()`: those who changed it since may be gone. */
  async wereThereSince(moment: number): Promise<boolean> {
    return (await this.areThere()) || Math.max(this.#lastThere, this.#cautiousUntil) >= moment;
  }

  /** How many others there are, as far as is known. */
  async count(): Promise<number> {
    if (this.#session && performance.now() - this.#askedAt > lease) await (this.#asking ??= this.#ask(this.#session));
    return this.#others;
  }

  /** Tells the others; those without a session do not hear it. */
  async send(message: Message, session = this.#session): Promise<void> {
    const envelope = { ...message, from: this.#id, of: this.#name };
    if (!session) return;
    const values = [channel, JSON.stringify(envelope)];
    await this.#inTurn(() => session.query('SELECT pg_notify($1, $2)', values)).catch((error: unknown) => {
      this.#leave(session);
      throw error;
    });
  }

  /** The same where it does not matter if a server that has just come does not hear it: costs nothing for one alone. */
  async tell(message: Message): Promise<void> {
    if ((await this.count()) > 0) await this.send(message);
  }

  /** Runs work on a tenant's database while no other server is connected to it; their calls wait. */
  exclusively(database: string, work: () => Promise<void>): Promise<void> {
    return this.#locked(exclusiveLock, database, async (session) => {
      if (session && (await this.areThere())) {
        await this.send({ pause: database });
        await untilLeft(session, database);
      }
      await work();
    });
  }

  /** Resolves when no server works exclusively on a tenant's database. */
  untilFree = (database: string): Promise<void> => this.#locked(exclusiveLock, database, async () => undefined);

  /** Runs work that moves a tenant's clock while no other server moves it. */
  movingClock = <Answer>(database: string, work: () => Promise<Answer>): Promise<Answer> =>
    this.#locked(clockLock, database, work);

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#session?.end();
  }

  async #connect(): Promise<void> {
    const session = this.#openClient(answerTime);
    session.on('notification', ({ payload = '{}' }) => {
      const { from, of, ...message } = JSON.parse(payload) as Message & { from?: string; of?: string };
      // Servers on other databases of the same PostgreSQL use the channel, too.
      if (from === this.#id || of !== this.#name) return;
      this.#lastThere = performance.now();
      if (!message.came) this.#listeners.forEach((listener) => listener.message(message));
    });
    session.once('end', () => this.#lose(session));
    try {
      await session.connect();
      await session.query(`SELECT pg_advisory_lock_shared(${presenceLock}, hashtext($1))`, [this.#name]);
      await session.query(`LISTEN ${channel}`);
      await this.send({ came: true }, session);
      this.#session = session;
      this.#cautiousUntil = performance.now() + returnTime;
      this.#listeners.forEach((listener) => listener.gap?.());
      this.#setFirst((await this.count()) === 0);
    } catch (error) {
      await session.end().catch(() => undefined);
      if (mayNotConnect(error)) this.#setFirst(true);
      else this.#connectLater();
    }
  }

  #connectLater(): void {
    if (!this.#isClosed) this.#retry = setTimeout(() => void this.#connect(), retryTime).unref();
  }

  #lose(session: Client): void {
    if (this.#session !== session) return;
    this.#session = undefined;
    this.#askedAt = -Infinity;
    this.#connectLater();
  }

  /** A session that does not answer is as good as none; what waits for its turn fails at once. */
  #leave(session: Client): void {
    this.#lose(session);
    void session.end().catch(() => undefined);
  }

  async #ask(session: Client): Promise<void> {
    const askedAt = performance.now();
    try {
      const asked = await this.#inTurn(() =>
        session.query<{ others: number }>(
          `SELECT count(*)::int AS others FROM pg_locks
            WHERE locktype = 'advisory' AND classid = ${presenceLock} AND objid = hashtext($1)::oid AND granted
              AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
              AND pid <> pg_backend_pid()`,
          [this.#name],
        ),
      );
      const others = asked?.rows[0]?.others ?? this.#others;
      if (this.#others > 0 || others > 0) this.#lastThere = performance.now();
      this.#others = others;
      this.#askedAt = askedAt;
    } catch {
      this.#leave(session);
    } finally {
      this.#asking = undefined;
    }
  }

  /** Holds a lock in a session of its own, which ends with this process; a user without one is alone. Rejects when it waited for too long. */
  async #locked<Answer>(
    lock: number,
    database: string,
    work: (session: Client | undefined) => Promise<Answer>,
  ): Promise<Answer> {
    const session = this.#openClient();
    try {
      await session.connect();
    } catch (error) {
      if (mayNotConnect(error)) return work(undefined);
      throw error;
    }
    try {
      await session.query(`SET lock_timeout = ${this.lockTime}`);
      await session.query(`SELECT pg_advisory_lock(${lock}, hashtext($1))`, [database]);
      return await work(session);
    } finally {
      await session.end();
    }
  }

  #openClient(query_timeout?: number): Client {
    const client = new Client({
      connectionString: this.#adminUrl,
      connectionTimeoutMillis: connectionTimeout,
      keepAlive: true,
      query_timeout,
    });
    // A session that breaks reports that to its next query.
    client.on('error', () => undefined);
    return client;
  }
}
