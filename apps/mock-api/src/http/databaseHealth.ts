import type { PrismaClient } from '@catalogue/database/generated/client';
import type { FastifyBaseLogger } from 'fastify';
import { ping } from '../database';
import { isMigrated } from '../schema.store';

interface Options {
  db: Pick<PrismaClient, '$queryRaw'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** The last migration that this version has; undefined: any will do. */
  migration: string | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    databaseHealth: DatabaseHealth;
  }
}

// In milliseconds, how long after a failure it is tried again.
const retryTime = 1000;

const withoutTables =
  'the database has not the tables of this version: run its migrations, as "npm start" with the same DATABASE_URL does';

/** Whether the database can be used. Why not is logged, because it names hosts and users: once, and not for each who asks. */
export class DatabaseHealth {
  readonly #options: Options;
  #checking: Promise<boolean> | undefined;
  // It stays so, except for another database in its place.
  #isMigrated = false;
  #problem: string | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Work has found it out of reach. That it is away is logged for all calls together; what only one has met, in short.
   * `work`: what failed, where the log does not name the call.
   */
  async hasFailed(error: unknown, log: Pick<FastifyBaseLogger, 'warn'>, work?: string): Promise<void> {
    if (this.#problem === undefined && (await this.isWell()))
      log.warn({ reason: reasonOf(error), ...(work !== undefined && { work }) }, 'the database is not available');
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
  }

  /** Whether it replies and has our tables. All who ask at once share one look: they are not limited. */
  isWell(): Promise<boolean> {
    return (this.#checking ??= this.#check().finally(() => (this.#checking = undefined)));
  }

  async #check(): Promise<boolean> {
    const { db, migration } = this.#options;
    try {
      if (this.#isMigrated) await ping(db);
      else this.#isMigrated = await isMigrated(db, migration);
    } catch (error) {
      // An unreachable database is an expected result here, not an error.
      this.#isMigrated = false;
      this.#say('the database does not answer: calls that need it are answered with 503', { reason: reasonOf(error) });
      this.#tryAgain();
      return false;
    }
    if (!this.#isMigrated) this.#tryAgain();
    this.#say(this.#isMigrated ? undefined : withoutTables);
    return this.#isMigrated;
  }

  // Nobody need ask for the log to say that it is back.
  #tryAgain(): void {
    clearTimeout(this.#retry);
    if (!this.#isClosed) this.#retry = setTimeout(() => void this.isWell(), retryTime).unref();
  }

  #say(problem: string | undefined, facts: object = {}): void {
    if (problem === this.#problem) return;
    this.#problem = problem;
    this.#options.log.warn(facts, problem ?? 'the database can be used again');
  }
}

/** The last line of a message: those before it say which statement has failed. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).trim().split('\n').at(-1) ?? '';
