import { addDays } from '../dates';
import { daysOnHoldShelf } from './hold';

/** A copy that a hold can be met with. */
export interface AwaitedCopy {
  /** ISO date on which it is due; null while it is set aside for another reader. */
  due: string | null;
  /** Days for which it is lent. */
  loanDays: number;
  /** How copies that are lent for so many days came back in this library; undefined where too few did. */
  returns?: ReturnsShown | undefined;
}

/** What the last returned loans of a period show: how many they are, and by how many days after the due date (negative: before) they came back. */
export interface ReturnsShown {
  loans: number;
  /** Nine of ten came back on this day or later, and on the other or earlier. */
  early: number;
  late: number;
}

/** So few returned loans show nothing. */
const fewestLoans = 30;
/** What is read of them: the last of a year. */
export const returnsRead = { most: 500, days: 365, share: 0.1 } as const;

/** What returned loans show, if they are enough. */
export const shownBy = (returns: ReturnsShown | undefined): ReturnsShown | undefined =>
  returns && returns.loans >= fewestLoans ? returns : undefined;

/** What became of the last forecasts: how many they are, and in how many the copy was ready by the last day. */
export interface ForecastsShown {
  total: number;
  cameTrue: number;
}

/** So few forecasts show nothing. */
const fewestForecasts = 10;
/** What is read of them: the last of a year whose last day is over. */
export const forecastsRead = { most: 500, days: 365 } as const;

/** What the last forecasts show, if they are enough. */
export const shownByForecasts = (forecasts: ForecastsShown): ForecastsShown | undefined =>
  forecasts.total >= fewestForecasts ? forecasts : undefined;

/** Between which days (ISO) a hold will probably be ready. */
export interface HoldForecast {
  from: string;
  to: string;
}

/** Days by which readers are late, where they are and nothing is known of this library's. */
const usualDelay = 7;

interface Pace {
  /** Days by which each reader of a copy is late; negative for one who is early. */
  delay: (copy: AwaitedCopy) => number;
  /** Days from today after which a copy that is late already comes back. */
  overdue: (copy: AwaitedCopy) => number;
  /** Days for which each copy waits at the desk before it is fetched. */
  atDesk: number;
}

/** The day on which the hold at this place is served, if every reader keeps this pace. */
function servedOn(
  position: number,
  copies: readonly AwaitedCopy[],
  today: string,
  { delay, overdue, atDesk }: Pace,
): string {
  // When each copy is free next.
  const free = copies.map((copy) => {
    // Nobody brings a book back before they have it.
    const kept = atDesk + Math.max(1, copy.loanDays + delay(copy));
    const back =
      copy.due === null
        ? addDays(today, kept)
        : copy.due < today
          ? addDays(today, overdue(copy))
          : addDays(copy.due, delay(copy));
    return { kept, day: back > today ? back : today };
  });
  for (let ahead = 1; ; ahead += 1) {
    const [next] = free.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
    if (!next) throw new RangeError('No copy serves this hold.');
    if (ahead === position) return next.day;
    // Who waits for it keeps it for the whole period: it cannot be renewed while others wait (D1 §4).
    next.day = addDays(next.day, next.kept);
  }
}

/**
 * When a hold at this place in the queue (1 is next) will probably be ready: at best every reader brings the copy back as early
 * as one in ten of this library does and the next fetches it at once; at worst each is as late as one in ten, and leaves it at
 * the desk to the last day. Where too few loans show it: on its day, and a week late. Null where no copy serves it.
 */
export function holdForecast(position: number, copies: readonly AwaitedCopy[], today: string): HoldForecast | null {
  if (copies.length === 0 || position < 1) return null;
  const from = servedOn(position, copies, today, {
    delay: ({ returns }) => returns?.early ?? 0,
    overdue: () => 0,
    atDesk: 0,
  });
  const to = servedOn(position, copies, today, {
    delay: ({ returns }) => returns?.late ?? usualDelay,
    // It is late although most came back in time: what they did says nothing of it.
    overdue: ({ returns }) => Math.max(returns?.late ?? 0, usualDelay),
    atDesk: daysOnHoldShelf,
  });
  // A day alone would be more than can be known.
  return { from, to: to > from ? to : addDays(from, 1) };
}

/** The first day (ISO) on which one of the copies is due; null where none is, or all are late. */
export const nextReturn = (copies: readonly AwaitedCopy[], today: string): string | null =>
  copies.flatMap(({ due }) => (due !== null && due >= today ? [due] : [])).sort()[0] ?? null;
