import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '@catalogue/database/generated/client';
import type { PasswordCost } from '@catalogue/database/passwordHash';
import { changesOf } from '../database';
import type { Deps } from '../deps';
import type { Settings } from '../env';
import type { Signing } from '../http/signing';
import { CallLog } from './callLog';
import { civilDate, ShiftedClock, type Clock } from './clock';
import { appliedUntil, applyDue, type DueEvent, type DueRules } from './due';
import { Faults } from './faults';
import { OpenSessions } from './openSessions';
import { Recording } from './recording';

/** The id of the tenant used when a request names none. */
export const sharedTenant = 'demo';

interface TenantOptions {
  id: string;
  /** The name of its database. */
  database: string;
  db: PrismaClient;
  baseClock: Clock;
  settings: Settings;
  passwordCost: PasswordCost;
  rules: DueRules;
  signing: Signing;
}

/** Names this server in its tokens. */
export const tokenIssuer = 'catalogue';

/** A tenant with its own data and time: the shared demo, or a sandbox. */
export class Tenant {
  readonly id: string;
  readonly database: string;
  readonly deps: Deps;
  readonly clock: ShiftedClock;
  readonly baseClock: Clock;
  readonly faults = new Faults();
  readonly recording = new Recording();
  readonly log = new CallLog();
  readonly sessions = new OpenSessions();
  readonly #rules: DueRules;
  // The database is not read before the first request.
  #clockRead: Promise<void> | undefined;
  #appliedDay = '';
  #applying: Promise<DueEvent[]> | undefined;
  #advancing: Promise<unknown> = Promise.resolve();
  #exclusiveWork: Promise<unknown> | undefined;
  #activeCount = 0;
  #onIdle: (() => void) | undefined;

  constructor({ id, database, db, baseClock, settings, passwordCost, rules, signing }: TenantOptions) {
    this.id = id;
    this.database = database;
    this.baseClock = baseClock;
    this.clock = new ShiftedClock(baseClock);
    this.#rules = rules;
    this.deps = {
      db,
      clock: this.clock,
      today: () => civilDate(this.clock.now(), settings.TIME_ZONE),
      settings,
      passwordCost,
      signToken: (claims) => signing.sign({ ...claims, tenant: id, iss: tokenIssuer, jti: randomUUID() }),
      mac: (text) => signing.mac(`${id} ${text}`),
      // Read by a handler, not before the first call.
      get documents() {
        return signing.documents;
      },
      sessionOf: (token) => signing.sessionOf(token, id, this.clock.now()),
      tenant: this,
    };
  }

  get isSandbox(): boolean {
    return this.id !== sharedTenant;
  }

  /** Whether the clock has been read: false before the first request. */
  get isReady(): boolean {
    return this.#appliedDay !== '';
  }

  /** Resolves when no exclusive work runs and all jobs due since the last civil day are applied. */
  async ready(): Promise<void> {
    while (this.#exclusiveWork) await this.#exclusiveWork.catch(() => undefined);
    await (this.#clockRead ??= this.#readClock());
    if (this.deps.today() !== this.#appliedDay) await (this.#applying ??= this.#tracked(() => this.#apply()));
  }

  /** Runs a call; `runExclusive` waits until it is done. */
  async runShared<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    // The tenant may have been replaced while waiting, so check again.
    do await this.ready();
    while (this.#exclusiveWork);
    return this.#tracked(work);
  }

  /** Runs work on the database while no call is connected to it; new calls wait. */
  async runExclusive(work: () => Promise<void>): Promise<void> {
    while (this.#exclusiveWork) await this.#exclusiveWork.catch(() => undefined);
    const done = this.#drainAndRun(work);
    this.#exclusiveWork = done;
    try {
      await done;
    } finally {
      this.#exclusiveWork = undefined;
    }
  }

  /**
   * Moves the clock forward to the result of `from`, and returns the events due in between, in order of time. Moves run
   * one after the other, each from the time of the last one. Throws RangeError for a past time, and whatever `from`
   * throws.
   */
  async advance(from: (now: Date) => Date): Promise<DueEvent[]> {
    const moved = this.#advancing.then(() => this.#advance(from));
    this.#advancing = moved.catch(() => undefined);
    return moved;
  }

  async #advance(from: (now: Date) => Date): Promise<DueEvent[]> {
    const { db } = this.deps;
    await appliedUntil(db, this.clock.now());
    while (this.#applying) await this.#applying;
    const now = this.clock.now();
    const time = from(now);
    if (time < now) throw new RangeError('The clock of a tenant only moves forward.');
    const offset = this.clock.set(time);
    const applied = this.#tracked(async () => {
      await db.$executeRaw`UPDATE relogio SET offset_ms = ${BigInt(offset)}`;
      return this.#apply();
    });
    // Assigned synchronously with the clock, so that later requests wait for it.
    this.#applying = applied;
    return applied;
  }

  async #tracked<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    this.#activeCount += 1;
    try {
      return await work();
    } finally {
      this.#activeCount -= 1;
      if (this.#activeCount === 0) this.#onIdle?.();
    }
  }

  async #drainAndRun(work: () => Promise<void>): Promise<void> {
    if (this.#activeCount > 0) await new Promise<void>((resolve) => (this.#onIdle = resolve));
    this.#onIdle = undefined;
    await this.deps.db.$disconnect();
    try {
      await work();
    } finally {
      changesOf(this.deps.db).increment();
      this.#clockRead = undefined;
    }
  }

  async #readClock(): Promise<void> {
    try {
      const rows = await this.deps.db.$queryRaw<{ offset_ms: bigint }[]>`SELECT offset_ms FROM relogio`;
      this.clock.ahead = Number(rows[0]?.offset_ms ?? 0);
      this.#appliedDay = '';
    } catch (error) {
      // The next request tries again.
      this.#clockRead = undefined;
      throw error;
    }
  }

  async #apply(): Promise<DueEvent[]> {
    try {
      const { db, clock, settings } = this.deps;
      const now = clock.now();
      const publicUrl = settings.PUBLIC_URL && settings.PUBLIC_URL + settings.BASE_PATH;
      const events = await applyDue(db, this.#rules, now, settings.TIME_ZONE, publicUrl);
      this.#appliedDay = civilDate(now, settings.TIME_ZONE);
      return events;
    } finally {
      this.#applying = undefined;
    }
  }
}
