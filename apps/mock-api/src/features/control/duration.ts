const parts = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** Adds an ISO 8601 duration; months and years follow the calendar and stop at the last day of a shorter month. */
export function addDuration(from: Date, duration: string): Date {
  const [, ...texts] = parts.exec(duration) ?? [];
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = texts.map((text) =>
    Number(text ?? 0),
  );
  const time = new Date(from);
  const day = time.getUTCDate();
  time.setUTCDate(1);
  time.setUTCMonth(time.getUTCMonth() + years * 12 + months);
  const lastDay = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 0)).getUTCDate();
  time.setUTCDate(Math.min(day, lastDay));
  const elapsed = ((weeks * 7 + days) * 24 + hours) * 3600 + minutes * 60 + seconds;
  return new Date(time.getTime() + elapsed * 1000);
}
