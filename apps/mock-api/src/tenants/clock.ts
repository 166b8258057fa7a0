/** The only source of the time on the server. Lint forbids any other. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that runs ahead of another one at the same pace, or is stopped. */
export class ShiftedClock implements Clock {
  /** In milliseconds. */
  ahead = 0;
  /** Null while it runs. */
  stoppedAt: Date | null = null;

  constructor(private readonly base: Clock) {}

  now(): Date {
    return new Date(this.stoppedAt ?? this.base.now().getTime() + this.ahead);
  }

  /** Sets the time. A stopped clock stays stopped at the new time. */
  set(time: Date): void {
    this.ahead = time.getTime() - this.base.now().getTime();
    if (this.stoppedAt) this.stoppedAt = time;
  }

  /** Stops it, or lets it run on from its time. */
  setStopped(isStopped: boolean): void {
    const time = this.now();
    this.stoppedAt = isStopped ? time : null;
    this.set(time);
  }
}

// Creating a format costs a hundred times as much as using it, and every call needs the day.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, made);
  return made;
}

/** The civil date of a moment as `YYYY-MM-DD` in a time zone. */
export const civilDate = (time: Date, timeZone: string): string => formatOf(timeZone).format(time);
