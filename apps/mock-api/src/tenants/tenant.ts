import { randomUUID } from 'node:crypto';
import { changesOf } from '../database';
import type { Deps } from '../deps';
import { ownAddress } from '../exposure';
import { CallLog } from './callLog';
import { civilDate, ShiftedClock, type Clock } from './clock';
import { appliedUntil, type DueEvent } from './due';
import { DueDays } from './dueDays';
import { Faults } from './faults';
import { OpenSessions } from './openSessions';
import type { Peers } from './peers';
import { Recording } from './recording';
import type { TenantOptions } from './tenantOptions';
import { WorkGate } from './workGate';

/** The id of the tenant used when a request names none. */
export const sharedTenant = 'demo';

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
  readonly recording: Recording;
  readonly log = new CallLog();
  readonly sessions = new OpenSessions();
  readonly #peers: Peers | undefined;
  // The database is not read before the first request.
  #controlsRead: Promise<void> | undefined;
  #readAfter = -1;
  #caughtUpAt = -Infinity;
  /** What is due in it, by days. */
  readonly days: DueDays;
  #advancing: Promise<unknown> = Promise.resolve();
  #moves = 0;
  #isMoving = false;
  readonly #gate = new WorkGate();

  constructor({ recordings, ...options }: TenantOptions) {
    const { id, database, db, baseClock, settings, passwordCost, rules, readsWait, signing, peers, onError } = options;
    this.id = id;
    this.database = database;
    this.baseClock = baseClock;
    this.clock = new ShiftedClock(baseClock);
    this.recording = new Recording(recordings);
    this.#peers = peers;
    this.deps = {
      db,
      clock: this.clock,
      today: () => civilDate(this.clock.now(), settings.TIME_ZONE),
      settings,
      passwordCost,
      signToken: (claims) => signing.sign({ ...claims, tenant: id, iss: tokenIssuer, jti: randomUUID() }),
      mac: (text) => signing.mac(`${id} ${text}`),
      // A sandbox is for trying out: nothing leaves it.
      sendsMail: settings.SMTP_URL !== undefined && id === sharedTenant,
      // Read by a handler, not before the first call.
      get documents() {
        return id === sharedTenant ? signing.documents : signing.trialDocuments;
      },
      sessionOf: (token) => signing.sessionOf(token, id, this.clock.now()),
      tenant: this,
    };
    this.days = new DueDays({
      deps: this.deps,
      rules,
      readsWait,
      run: (work) => this.#gate.run(work),
      onFailure: (error) => onError(error, `what is due could not be applied in tenant ${id}: writes are refused`),
      onMissed: (error) => onError(error, `what a call has changed is told in tenant ${id} with the next day`),
    });
  }

  get isSandbox(): boolean {
    return this.id !== sharedTenant;
  }

  /** Its address in what it sends, such as mails. */
  get address(): string {
    return ownAddress(this.deps.settings, this.isSandbox ? this.id : undefined);
  }

  /** The same as `readable`, for a call that has just come in: what other servers have done before it is known. */
  async current(): Promise<void> {
    if (await this.#peers?.wereThereSince(this.#caughtUpAt)) {
      await this.#gate.opened();
      await this.#gate.run(() => this.#catchUp());
    }
    await this.readable();
  }

  /** The same as `ready`, for who only reads: a day that takes long or fails does not hold them up. */
  async readable(): Promise<void> {
    await this.#controls();
    await this.days.readable(this.deps.today());
  }

  /** Resolves when no exclusive work runs and all jobs due since the last civil day are applied. */
  async ready(): Promise<void> {
    await this.#controls();
    await this.days.begun(this.deps.today());
  }

  async #controls(): Promise<void> {
    await this.#gate.opened();
    await (this.#controlsRead ??= this.#readControls());
  }

  /** Runs a call; `runExclusive` waits until it is done. One that changes what days change waits until `ready` before. */
  async runShared<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    // The tenant may have been replaced while waiting, so check again.
    do await this.readable();
    while (this.#gate.isClosed);
    return this.#gate.run(work);
  }

  /** Runs work on the database while no call of any server is connected to it; new calls wait. */
  async runExclusive(work: () => Promise<void>): Promise<void> {
    await this.#runAlone(() => this.#peers?.exclusively(this.database, work) ?? work());
  }

  /** Lets another server work exclusively on the database. */
  async pause(): Promise<void> {
    await this.#runAlone(async () => this.#peers?.untilFree(this.database));
  }

  #runAlone(work: () => Promise<void>): Promise<void> {
    return this.#gate.runAlone(async () => {
      await this.deps.db.$disconnect();
      try {
        await work();
      } finally {
        changesOf(this.deps.db).increment();
        this.#controlsRead = undefined;
        this.days.forget();
      }
    });
  }

  /**
   * Moves the clock forward to the result of `from`, and returns the events due in between, in order of time. Moves run
   * one after the other, each from the time of the last one. Throws RangeError for a past time, and whatever `from`
   * throws.
   */
  async advance(from: (now: Date) => Date): Promise<DueEvent[]> {
    return this.#afterOtherMoves(() => this.#advance(from));
  }

  /** Stops the clock, or lets it run on. It can be moved while it is stopped. */
  async setStopped(isStopped: boolean): Promise<void> {
    await this.#afterOtherMoves(async () => {
      if (this.#peers) await this.#readControls();
      this.#moves += 1;
      this.clock.setStopped(isStopped);
      await this.#storeClock();
    });
  }

  #afterOtherMoves<Answer>(move: () => Promise<Answer>): Promise<Answer> {
    const moved = this.#advancing.then(() => this.#peers?.movingClock(this.database, move) ?? move());
    this.#advancing = moved.catch(() => undefined);
    return moved;
  }

  async #storeClock(): Promise<void> {
    const { ahead, stoppedAt } = this.clock;
    await this.deps.db.$executeRaw`UPDATE relogio SET offset_ms = ${BigInt(ahead)}, stopped_at = ${stoppedAt}`;
  }

  async #advance(from: (now: Date) => Date): Promise<DueEvent[]> {
    const { db } = this.deps;
    await appliedUntil(db, this.clock.now());
    await this.days.settled();
    // Another server may have moved it while this one waited.
    if (this.#peers) await this.#readControls();
    const now = this.clock.now();
    const time = from(now);
    if (time < now) throw new RangeError('The clock of a tenant only moves forward.');
    // Synchronously with the clock, so that later requests wait for it.
    return this.days.while(() => this.#moveTo(time));
  }

  async #moveTo(time: Date): Promise<DueEvent[]> {
    this.#moves += 1;
    this.#isMoving = true;
    this.clock.set(time);
    try {
      // Stored when all is applied: another server that knew the new time before would apply a part, and this one not report it.
      const events = await this.days.apply();
      await this.#storeClock();
      return events;
    } finally {
      this.#moves += 1;
      this.#isMoving = false;
      // After a failure, the time is the stored one.
      this.#controlsRead = undefined;
    }
  }

  /** Reads what other servers have changed until now. */
  async #catchUp(): Promise<void> {
    const began = performance.now();
    const changes = changesOf(this.deps.db);
    await changes.catchUp();
    const { data, clock } = await changes.counts();
    const now = data + clock;
    if (now !== this.#readAfter) await this.#readControls();
    this.#readAfter = now;
    this.#caughtUpAt = began;
  }

  async #readControls(): Promise<void> {
    try {
      const { db } = this.deps;
      const moves = this.#moves;
      const [rows] = await Promise.all([
        db.$queryRaw<{ offset_ms: bigint; stopped_at: Date | null }[]>`SELECT offset_ms, stopped_at FROM relogio`,
        this.faults.read(db),
      ]);
      // The time of a move is not stored before it ends.
      if (moves !== this.#moves || this.#isMoving) return;
      this.clock.ahead = Number(rows[0]?.offset_ms ?? 0);
      this.clock.stoppedAt = rows[0]?.stopped_at ?? null;
    } catch (error) {
      // The next request tries again.
      this.#controlsRead = undefined;
      throw error;
    }
  }
}
