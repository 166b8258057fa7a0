/** How long a virtual loan token is good for. */
export const loanTokenMinutes = 15;
/** How many digits it has: short enough to be typed at the counter. */
export const loanTokenDigits = 8;

/** When a token made at `now` ends. */
export const loanTokenEnd = (now: Date): Date => new Date(now.getTime() + loanTokenMinutes * 60_000);

/** What is left of a token that ends at an ISO moment, at most its whole time, since two clocks differ; null when nothing is. */
export function loanTokenLeft(expira: string, now: number): { minutes: number; seconds: number } | null {
  const seconds = Math.min(Math.ceil((Date.parse(expira) - now) / 1000), loanTokenMinutes * 60);
  return seconds > 0 ? { minutes: Math.floor(seconds / 60), seconds: seconds % 60 } : null;
}
