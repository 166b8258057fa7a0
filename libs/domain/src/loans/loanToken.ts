/** Minutes for which a loan token is valid. */
export const loanTokenMinutes = 15;
/** Short enough to be typed at the counter. */
export const loanTokenDigits = 8;

/** When a token created at `now` expires. */
export const loanTokenEnd = (now: Date): Date => new Date(now.getTime() + loanTokenMinutes * 60_000);

/**
 * Time left until `expira` (ISO date-time), null once expired. Capped at the full lifetime, since client and server
 * clocks differ.
 */
export function loanTokenLeft(expira: string, now: number): { minutes: number; seconds: number } | null {
  const seconds = Math.min(Math.ceil((Date.parse(expira) - now) / 1000), loanTokenMinutes * 60);
  return seconds > 0 ? { minutes: Math.floor(seconds / 60), seconds: seconds % 60 } : null;
}
