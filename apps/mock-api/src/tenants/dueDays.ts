import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../deps';
import { civilDate } from './clock';
import { applyActs, applyDue, type DueEvent, type DueRules } from './due';

/** In milliseconds, how long after a failure a day is tried again. */
const pauseAfterFailure = 10_000;

interface Options {
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'sendsMail' | 'tenant'>;
  rules: DueRules;
  /** In milliseconds, how long who only reads waits for a day to begin. */
  readsWait: number;
  /** Runs it as a call of the tenant. */
  run(work: () => Promise<DueEvent[]>): Promise<DueEvent[]>;
  onFailure(error: unknown): void;
  /** What followed from a call could not be done: the next day does it. */
  onMissed(error: unknown): void;
}

/**
 * The civil day up to which a tenant has applied what is due. A day that takes long or fails holds up writes alone: whoever
 * reads is shown what was stored before it.
 */
export class DueDays {
  readonly #options: Options;
  #day = '';
  #applying: Promise<DueEvent[]> | undefined;
  /** Settles when reads need not wait for the work any longer. */
  #readable: Promise<unknown> | undefined;
  #failure: { error: unknown; at: number } | undefined;
  /** When acts are told again after a failure, as `performance.now()` has it. */
  #actsRestUntil = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Whether a day has begun: false before the first request. */
  get hasBegun(): boolean {
    return this.#day !== '';
  }

  /** Whether the last day could not begin: what is read is of the day before, and patrons' writes are refused. */
  get isBehind(): boolean {
    return this.#failure !== undefined;
  }

  /** Forgets what has been applied, when the data are replaced. */
  forget(): void {
    this.#day = '';
    this.#failure = undefined;
  }

  /** Resolves when all that is due until the day is applied; throws why it could not be. */
  async begun(today: string): Promise<void> {
    if (today === this.#day) return;
    if (this.#isTooEarly()) throw this.#failure?.error;
    await (this.#applying ?? this.#begin());
  }

  /** The same for who only reads: waits for a while, and not after a failure. */
  async readable(today: string): Promise<void> {
    if (today === this.#day) return;
    const isLate = this.#failure !== undefined;
    // Its failure is kept, and not that of a read.
    if (!this.#applying && !this.#isTooEarly()) this.#begin().catch(() => undefined);
    if (!isLate) await this.#readable;
  }

  /** Resolves when nothing is being applied. */
  async settled(): Promise<void> {
    while (this.#applying) await this.#applying;
  }

  /** Runs work that applies what is due, such as a move of the clock; others wait for all of it. */
  while(work: () => Promise<DueEvent[]>): Promise<DueEvent[]> {
    this.#applying = this.#options.run(work).finally(() => (this.#applying = undefined));
    this.#readable = this.#applying.catch(() => undefined);
    return this.#applying;
  }

  /** Applies all that is due; returns what happened. */
  async apply(): Promise<DueEvent[]> {
    const { deps, rules } = this.#options;
    const { db, clock, settings, sendsMail, tenant } = deps;
    const now = clock.now();
    const events = await applyDue(db, rules, now, settings.TIME_ZONE, { publicUrl: tenant.address, sendsMail });
    this.#day = civilDate(now, settings.TIME_ZONE);
    this.#failure = undefined;
    return events;
  }

  /** Does what follows from a call that has written; a failure is not the call's, which is done. */
  async followCall(): Promise<void> {
    const { deps, rules, onMissed } = this.#options;
    const { db, clock, settings, sendsMail, tenant } = deps;
    const mailing = { publicUrl: tenant.address, sendsMail };
    if (performance.now() < this.#actsRestUntil) return;
    await applyActs(db, rules.acts, clock.now(), settings.TIME_ZONE, mailing).catch((error: unknown) => {
      // Else each call would wait for what has just failed.
      this.#actsRestUntil = performance.now() + pauseAfterFailure;
      onMissed(error);
    });
  }

  #begin(): Promise<DueEvent[]> {
    const applying = this.while(() => this.#applyOrFail());
    const waited = new AbortController();
    const wait = pause(this.#options.readsWait, undefined, { ref: false, signal: waited.signal }).catch(
      () => undefined,
    );
    // A timer that went on would keep the whole tenant in memory.
    this.#readable = Promise.race([this.#readable, wait]).finally(() => waited.abort());
    return applying;
  }

  async #applyOrFail(): Promise<DueEvent[]> {
    try {
      return await this.apply();
    } catch (error) {
      this.#failure = { error, at: performance.now() };
      this.#options.onFailure(error);
      throw error;
    }
  }

  #isTooEarly(): boolean {
    return this.#failure !== undefined && performance.now() - this.#failure.at < pauseAfterFailure;
  }
}
