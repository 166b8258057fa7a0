import type { Prisma, PrismaClient } from '@catalogue/database/generated/client';
import { addDays } from '@catalogue/domain';
import { civilDate } from './clock';

/** Something that happened because time passed: its time (a civil date, or a moment), its name, and its facts. */
export interface DueEvent {
  em: string;
  evento: string;
  [fact: string]: unknown;
}

/** What a rule needs to know to write mails. */
export interface Mailing {
  /** Where users reach the server; only the path under which it is served if it does not know. */
  publicUrl: string;
  sendsMail: boolean;
}

/** A rule that runs at the beginning of a civil day, inside the day's transaction; returns the facts of each case. */
export interface DailyRule {
  evento: string;
  /**
   * The first civil day from `from` on with an event of this rule, according to the stored data; null for none. Earlier
   * days are skipped unless another rule needs them.
   */
  next(db: Pick<PrismaClient, '$queryRaw' | '$queryRawUnsafe'>, from: string, timeZone: string): Promise<string | null>;
  apply(
    tx: Prisma.TransactionClient,
    day: string,
    timeZone: string,
    mailing: Mailing,
  ): Promise<Record<string, unknown>[]>;
}

/**
 * A rule whose work may take long, as its users choose: it runs before the day's transaction, in small ones of its own,
 * and ends by itself at `until` (of `performance.now()`). What it leaves is still due on the next day.
 */
export interface SlowRule extends Pick<DailyRule, 'evento' | 'next'> {
  apply(db: PrismaClient, day: string, until: number, timeZone: string): Promise<Record<string, unknown>[]>;
}

/** The moment at which a civil day begins. */
export async function startOfDay(tx: Pick<PrismaClient, '$queryRaw'>, day: string, timeZone: string): Promise<Date> {
  const [row] = await tx.$queryRaw<{ at: Date }[]>`
    SELECT (${day}::date + time '00:00') AT TIME ZONE ${timeZone} AS at`;
  if (!row) throw new Error('The database answered nothing.');
  return row.at;
}

/** Something that ends at a moment and is checked on use: reported, in order, when the clock passes it. */
export interface MomentRule {
  evento: string;
  find(db: Pick<PrismaClient, '$queryRaw'>, from: Date, to: Date): Promise<({ em: Date } & Record<string, unknown>)[]>;
}

/** Something that follows from what a call has changed, at once. What it misses, a daily rule does. */
export interface ActRule {
  isDue(db: Pick<PrismaClient, '$queryRaw'>): Promise<boolean>;
  apply(tx: Prisma.TransactionClient, at: Date, timeZone: string, mailing: Mailing): Promise<void>;
}

export interface DueRules {
  slow: readonly SlowRule[];
  daily: readonly DailyRule[];
  moments: readonly MomentRule[];
  acts: readonly ActRule[];
}

/**
 * Locks the civil day until the transaction ends, so that daily jobs and calls do not interleave. Take this lock before
 * any other.
 */
export const lockCivilDay = (tx: Pick<PrismaClient, '$queryRaw'>) => tx.$queryRaw`SELECT 1 FROM relogio FOR SHARE`;

/** Time up to which due jobs have been applied; a new tenant starts at `now`. */
export async function appliedUntil(db: Pick<PrismaClient, '$queryRaw'>, now: Date): Promise<Date> {
  const rows = await db.$queryRaw<{ applied_until: Date }[]>`
    INSERT INTO relogio (id, applied_until) VALUES (1, ${now})
    ON CONFLICT (id) DO UPDATE SET id = 1 RETURNING applied_until`;
  return rows[0]?.applied_until ?? now;
}

/** In milliseconds, what the slow rules may take each time that the clock passes midnight: writes wait for them. */
const slowTime = 10_000;

/**
 * Applies everything due up to `to`, one transaction per day, in the order of the rules; skips days without due jobs.
 * Jobs that another server on the same database has applied are not applied again. Returns the events in order of time.
 */
export async function applyDue(
  db: PrismaClient,
  { slow, daily, moments }: Omit<DueRules, 'acts'>,
  to: Date,
  timeZone: string,
  mailing: Mailing = { publicUrl: '', sendsMail: false },
): Promise<DueEvent[]> {
  const from = await appliedUntil(db, to);
  const events: DueEvent[] = [];
  // First: what is over for long is deleted by a daily rule.
  for (const { evento, find } of moments)
    for (const { em, ...facts } of await find(db, from, to)) events.push({ em: em.toISOString(), evento, ...facts });
  const last = civilDate(to, timeZone);
  const until = performance.now() + slowTime;
  for (let day = addDays(civilDate(from, timeZone), 1); day <= last; day = addDays(day, 1)) {
    day = await nextDue(db, [...slow, ...daily], day, last, timeZone);
    for (const { evento, apply } of slow)
      for (const facts of await apply(db, day, until, timeZone)) events.push({ em: day, evento, ...facts });
    events.push(...(await applyDay(db, daily, day, timeZone, mailing)));
  }
  await db.$executeRaw`UPDATE relogio SET applied_until = greatest(applied_until, ${to})`;
  // Events of the day itself come before those with a time.
  const timeOf = ({ em }: DueEvent) => (em.includes('T') ? `${civilDate(new Date(em), timeZone)} ${em}` : em);
  return events.sort((a, b) => (timeOf(a) < timeOf(b) ? -1 : timeOf(a) > timeOf(b) ? 1 : 0));
}

// Who has just written waits no longer for others to end: the next call or the day tells it.
const longestWaitOfAct = '300ms';

/** Does what follows at `at` from what calls have changed. It runs alone, as a day does: it changes what any call may. */
export async function applyActs(
  db: PrismaClient,
  acts: readonly ActRule[],
  at: Date,
  timeZone: string,
  mailing: Mailing,
): Promise<void> {
  for (const { isDue, apply } of acts)
    if (await isDue(db))
      await db.$transaction(async (tx) => {
        await tx.$executeRaw`SELECT set_config('lock_timeout', ${longestWaitOfAct}, true)`;
        await tx.$queryRaw`SELECT 1 FROM relogio FOR UPDATE`;
        await apply(tx, at, timeZone, mailing);
      });
}

/** The first day from `from` on at which a rule is due; `last` at the latest, which updates amounts that grow daily. */
async function nextDue(
  db: PrismaClient,
  rules: readonly Pick<DailyRule, 'next'>[],
  from: string,
  last: string,
  timeZone: string,
) {
  let earliest = last;
  for (const rule of rules) {
    const day = await rule.next(db, from, timeZone);
    if (day === null || day >= earliest) continue;
    earliest = day > from ? day : from;
    // No day can be earlier.
    if (earliest === from) break;
  }
  return earliest;
}

/** The day of a row; for rules whose next day comes from one query. */
export const dayOf = (rows: readonly { day: string | null }[]): string | null => rows[0]?.day ?? null;

const applyDay = (
  db: PrismaClient,
  daily: readonly DailyRule[],
  day: string,
  timeZone: string,
  mailing: Mailing,
): Promise<DueEvent[]> =>
  db.$transaction(
    async (tx) => {
      const [kept] = await tx.$queryRaw<{ applied_until: Date }[]>`SELECT applied_until FROM relogio FOR UPDATE`;
      if (kept && civilDate(kept.applied_until, timeZone) >= day) return [];
      const events: DueEvent[] = [];
      for (const { evento, apply } of daily)
        for (const facts of await apply(tx, day, timeZone, mailing)) events.push({ em: day, evento, ...facts });
      await tx.$executeRaw`UPDATE relogio SET applied_until = (${day}::date + time '00:00') AT TIME ZONE ${timeZone}`;
      return events;
    },
    { timeout: 60_000 },
  );
