import { Pool } from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { changesOf, openReplica } from '../database';
import { isOfUser, isReadOnly, isUnavailable } from '../http/databaseErrors';
import { Refusal } from '../http/errors';

interface Replica {
  name: string;
  db: PrismaClient;
  /** A connection that does not wait for searches. */
  session: Pool;
  /** Up to where it has repeated the writes of the primary, as far as is known: bytes of PostgreSQL's log. */
  position: number;
  asking?: Promise<void> | undefined;
  /** Not asked again before this moment of `performance.now()`. */
  askAgainAt: number;
  /** Reports that it refuses its user. Called once: every read would say the same. */
  onRefused?: ((error: unknown) => void) | undefined;
}

// A call waits so long for a replica to report its position.
const answerTime = 500;
// One that is behind has caught up in less, unless something is wrong.
const behindTime = 20;
const awayTime = 2000;

/**
 * The replicas of the shared database. A read goes to one of them, in turn, if it has repeated all that the server knows to be
 * written; otherwise to the primary, which also answers when a replica fails.
 */
export class Replicas {
  readonly #replicas: Replica[];
  readonly #primary: PrismaClient;
  /** Reads that turned out to write something. */
  readonly #writing = new Set<string>();
  #wanted: { changes: number; position: Promise<number> } | undefined;
  #turn = 0;
  #onRead: (from: string) => void = () => undefined;

  constructor(primary: PrismaClient, urls: readonly string[], onError: (error: unknown, text: string) => void) {
    this.#primary = primary;
    this.#replicas = urls.map((url, index) => ({
      name: `replica ${index + 1}`,
      db: openReplica(url, primary),
      session: openSession(url),
      position: -1,
      askAgainAt: -Infinity,
      onRefused: (error) =>
        onError(error, `replica ${index + 1} of DATABASE_REPLICA_URLS refuses its user: the primary answers instead`),
    }));
  }

  /** Runs work that only reads. What it throws on a replica is not known to be right: it runs again on the primary. */
  async read<Answer>(call: string, work: (db: PrismaClient) => Promise<Answer>): Promise<Answer> {
    const replica = this.#replicas.length === 0 || this.#writing.has(call) ? undefined : await this.#chosen();
    if (replica)
      try {
        const answer = await work(replica.db);
        this.#onRead(replica.name);
        return answer;
      } catch (error) {
        if (error instanceof Refusal) throw error;
        if (isReadOnly(error)) this.#writing.add(call);
        else if (isUnavailable(error)) leaveOut(replica, awayTime);
        else reportRefusal(replica, error);
      }
    this.#onRead('primary');
    return work(this.#primary);
  }

  /** Tells how many reads who has answered, and how far the replicas are behind. */
  measure(registry: Registry): void {
    const registers = [registry];
    const reads = new Counter({
      name: 'catalogue_reads_total',
      help: 'Reads of public data by the database that answered them',
      labelNames: ['database'] as const,
      registers,
    });
    this.#onRead = (database) => reads.inc({ database });
    const behind = new Gauge({
      name: 'catalogue_replica_behind_bytes',
      help: 'How much a replica has yet to repeat of what was written; none while it does not answer',
      labelNames: ['database'] as const,
      registers,
      collect: async () => {
        behind.reset();
        if (this.#replicas.length === 0) return;
        const written = await positionOf(this.#primary).catch(() => undefined);
        if (written === undefined) return;
        for (const replica of this.#replicas) {
          await ask(replica);
          if (replica.position >= 0) behind.set({ database: replica.name }, Math.max(0, written - replica.position));
        }
      },
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#replicas.map(({ db, session }) => Promise.all([db.$disconnect(), session.end()])));
  }

  /** The next replica that has repeated all that is known to be written. */
  async #chosen(): Promise<Replica | undefined> {
    const wanted = await this.#wantedPosition();
    const first = this.#turn++;
    for (let step = 0; step < this.#replicas.length; step += 1) {
      const replica = this.#replicas[(first + step) % this.#replicas.length];
      if (replica && (await hasReached(replica, wanted))) return replica;
    }
    return undefined;
  }

  async #wantedPosition(): Promise<number> {
    const changes = await changesOf(this.#primary).count();
    // Read after the change was counted, so that it is in it.
    if (this.#wanted?.changes !== changes) this.#wanted = { changes, position: positionOf(this.#primary) };
    const { position } = this.#wanted;
    try {
      return await position;
    } catch (error) {
      this.#wanted = undefined;
      throw error;
    }
  }
}

async function hasReached(replica: Replica, wanted: number): Promise<boolean> {
  const isLeftOut = performance.now() < replica.askAgainAt;
  if (replica.position < wanted && !isLeftOut) {
    await ask(replica);
    if (replica.position >= 0 && replica.position < wanted) replica.askAgainAt = performance.now() + behindTime;
  }
  return replica.position >= wanted;
}

/** Nothing is known of it any more. */
function leaveOut(replica: Replica, time: number): void {
  replica.position = -1;
  replica.askAgainAt = performance.now() + time;
}

const ask = (replica: Replica): Promise<void> =>
  (replica.asking ??= askPosition(replica).finally(() => (replica.asking = undefined)));

async function askPosition(replica: Replica): Promise<void> {
  try {
    // One that has become a primary of its own repeats nothing.
    const { rows } = await replica.session.query<{ position: number | null }>(
      `SELECT CASE WHEN pg_is_in_recovery() THEN (pg_last_wal_replay_lsn() - '0/0')::float8 END AS position`,
    );
    const position = rows[0]?.position ?? undefined;
    if (position === undefined) leaveOut(replica, awayTime);
    else replica.position = position;
  } catch (error) {
    leaveOut(replica, awayTime);
    reportRefusal(replica, error);
  }
}

function reportRefusal(replica: Replica, error: unknown): void {
  if (!isOfUser(error)) return;
  replica.onRefused?.(error);
  replica.onRefused = undefined;
}

async function positionOf(primary: PrismaClient): Promise<number> {
  const [row] = await primary.$queryRaw<{ position: number }[]>`
    SELECT (pg_current_wal_insert_lsn() - '0/0')::float8 AS position`;
  return row?.position ?? Infinity;
}

function openSession(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    allowExitOnIdle: true,
    connectionTimeoutMillis: answerTime,
    query_timeout: answerTime,
    keepAlive: true,
  });
  // The next question reports that it is broken.
  pool.on('error', () => undefined);
  return pool;
}
