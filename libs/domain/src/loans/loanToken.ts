/** How long a virtual loan token is good for. */
export const loanTokenMinutes = 15;
/** How many digits it has: short enough to be typed at the counter. */
export const loanTokenDigits = 8;

/** When a token made at `now` ends. */
export const loanTokenEnd = (now: Date): Date => new Date(now.getTime() + loanTokenMinutes * 60_000);
