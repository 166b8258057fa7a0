/** Where the whole server takes the time from. Lint forbids any other source. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The library's civil date as `YYYY-MM-DD` in its time zone. */
export const civilDate = (clock: Clock, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(clock.now());
