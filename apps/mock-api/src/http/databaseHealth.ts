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

const withoutTables =
  'the database has not the tables of this version: run its migrations, as "npm start" with the same DATABASE_URL does';

/** Whether the database can be used. Why not is logged, because it names hosts and users: once, and not for each who asks. */
export class DatabaseHealth {
  readonly #options: Options;
  #checking: Promise<boolean> | undefined;
  // It stays so, except for another database in its place.
  #isMigrated = false;
  #problem: string | undefined;

  constructor(options: Options) {
    this.#options = options;
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
      this.#say('the database does not answer', { reason: error instanceof Error ? error.message : 'unknown' });
      return false;
    }
    this.#say(this.#isMigrated ? undefined : withoutTables);
    return this.#isMigrated;
  }

  #say(problem: string | undefined, facts: object = {}): void {
    if (problem === this.#problem) return;
    this.#problem = problem;
    this.#options.log.warn(facts, problem ?? 'the database can be used again');
  }
}
