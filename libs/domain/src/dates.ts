const dayInMs = 24 * 60 * 60 * 1000;

/** `24/11/2026` -> `2026-11-24`. Throws on any other text. */
export function isoFromBrazilian(date: string): string {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(date);
  if (!parts) throw new Error(`${date} is not a date DD/MM/YYYY.`);
  return `${parts[3]}-${parts[2]}-${parts[1]}`;
}

/** `2026-11-24` -> `24/11/2026`. */
export const brazilianFromIso = (date: string): string => date.split('-').reverse().join('/');

/** Whether a text is an ISO date of a day that there is: `2026-02-30` is none. */
export function isCivilDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Midnight UTC of an ISO date. */
export const dateOf = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** The civil date `days` days after an ISO date (before it, when negative). */
export const addDays = (date: string, days: number): string =>
  new Date(dateOf(date).getTime() + days * dayInMs).toISOString().slice(0, 10);

/** The ISO date so many months later, or the last day of that month if it is shorter: 2026-05-31, -3 -> 2026-02-28. */
export function addMonths(date: string, months: number): string {
  const day = dateOf(date);
  const wanted = day.getUTCDate();
  day.setUTCMonth(day.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(wanted, last));
  return day.toISOString().slice(0, 10);
}

/** Whole days from one ISO date to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / dayInMs);
