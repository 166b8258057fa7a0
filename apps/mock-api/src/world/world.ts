import type { PrismaClient } from '@catalogue/database/generated/client';
import type { Deps, TokenClaims } from '../deps';
import type { Settings } from '../env';
import { appliedUntil, applyDue, type DueEvent, type DueRules } from './due';
import { civilDate, ShiftedClock, type Clock } from './clock';

interface Options {
  id: string;
  db: PrismaClient;
  baseClock: Clock;
  settings: Settings;
  rules: DueRules;
  signToken(claims: TokenClaims): string;
}

/** One library with its own state and its own time: the shared demo world, or a sandbox. */
export class World {
  readonly id: string;
  readonly deps: Deps;
  readonly clock: ShiftedClock;
  readonly #rules: DueRules;
  #appliedDay = '';
  #catchingUp: Promise<DueEvent[]> | undefined;

  private constructor({ id, db, settings, rules, signToken }: Options, clock: ShiftedClock) {
    this.id = id;
    this.clock = clock;
    this.#rules = rules;
    this.deps = {
      db,
      clock,
      today: () => civilDate(clock.now(), settings.TIME_ZONE),
      settings,
      signToken: (claims) => signToken({ ...claims, world: id }),
      world: this,
    };
  }

  /** Opens it at the time that its database keeps. */
  static async open(options: Options): Promise<World> {
    const [kept] = await options.db.$queryRaw<{ offset_ms: bigint }[]>`SELECT offset_ms FROM relogio`;
    return new World(options, new ShiftedClock(options.baseClock, Number(kept?.offset_ms ?? 0)));
  }

  /** Applies what fell due since the last call, once a civil day. */
  async catchUp(): Promise<void> {
    const today = this.deps.today();
    if (today === this.#appliedDay) return;
    await (this.#catchingUp ??= this.#apply());
  }

  /** Moves the clock forward and returns what fell due on the way, in order of time. Throws RangeError for a time that is past. */
  async advanceTo(time: Date): Promise<DueEvent[]> {
    if (time < this.clock.now()) throw new RangeError('The clock of a library goes forward only.');
    await this.#catchingUp;
    await appliedUntil(this.deps.db, this.clock.now());
    const offset = this.clock.set(time);
    await this.deps.db.$executeRaw`UPDATE relogio SET offset_ms = ${BigInt(offset)}`;
    return (this.#catchingUp = this.#apply());
  }

  async #apply(): Promise<DueEvent[]> {
    try {
      const { db, clock, settings } = this.deps;
      const now = clock.now();
      const events = await applyDue(db, this.#rules, now, settings.TIME_ZONE);
      this.#appliedDay = civilDate(now, settings.TIME_ZONE);
      return events;
    } finally {
      this.#catchingUp = undefined;
    }
  }
}
