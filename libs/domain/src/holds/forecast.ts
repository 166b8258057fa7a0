import { addDays } from '../dates';
import { daysOnHoldShelf } from './hold';

/** A copy that a hold can be met with. */
export interface AwaitedCopy {
  /** ISO date on which it is due; null while it is set aside for another reader. */
  due: string | null;
  /** Days for which it is lent. */
  loanDays: number;
}

/** Between which days (ISO) a hold will probably be ready. */
export interface HoldForecast {
  from: string;
  to: string;
}

/** Days by which readers are late, where they are. */
const usualDelay = 7;

interface Pace {
  /** Days by which each reader is late. */
  delay: number;
  /** Days for which each copy waits at the desk before it is fetched. */
  atDesk: number;
}

/** The day on which the hold at this place is served, if every reader keeps this pace. */
function servedOn(position: number, copies: readonly AwaitedCopy[], today: string, { delay, atDesk }: Pace): string {
  // When each copy is free next. A book that is late already may come today.
  const free = copies.map(({ due, loanDays }) => ({
    loanDays,
    day: due === null ? addDays(today, atDesk + loanDays + delay) : addDays(due > today ? due : today, delay),
  }));
  for (let ahead = 1; ; ahead += 1) {
    const [next] = free.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
    if (!next) throw new RangeError('No copy serves this hold.');
    if (ahead === position) return next.day;
    // Who waits for it keeps it for the whole period: it cannot be renewed while others wait (D1 §4).
    next.day = addDays(next.day, atDesk + next.loanDays + delay);
  }
}

/**
 * When a hold at this place in the queue (1 is next) will probably be ready: at best every reader brings the copy back on
 * its day and the next fetches it at once; at worst each is a week late and leaves it at the desk to the last day. Null
 * where no copy serves it.
 */
export function holdForecast(position: number, copies: readonly AwaitedCopy[], today: string): HoldForecast | null {
  if (copies.length === 0 || position < 1) return null;
  return {
    from: servedOn(position, copies, today, { delay: 0, atDesk: 0 }),
    to: servedOn(position, copies, today, { delay: usualDelay, atDesk: daysOnHoldShelf }),
  };
}

/** The first day (ISO) on which one of the copies is due; null where none is, or all are late. */
export const nextReturn = (copies: readonly AwaitedCopy[], today: string): string | null =>
  copies.flatMap(({ due }) => (due !== null && due >= today ? [due] : [])).sort()[0] ?? null;
