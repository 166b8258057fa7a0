/** Where the whole server takes the time from. Lint forbids any other source. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that is ahead of another one by so many milliseconds; it goes on at the same pace. */
export class ShiftedClock implements Clock {
  constructor(
    private readonly base: Clock,
    private offset: number,
  ) {}

  now(): Date {
    return new Date(this.base.now().getTime() + this.offset);
  }

  /** Sets it and returns how far it is now ahead, in milliseconds. */
  set(time: Date): number {
    this.offset = time.getTime() - this.base.now().getTime();
    return this.offset;
  }
}

/** The library's civil date of a moment as `YYYY-MM-DD` in its time zone. */
export const civilDate = (time: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(time);
