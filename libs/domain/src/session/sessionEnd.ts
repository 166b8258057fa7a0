/** How many seconds before its end a session is said to end: WCAG 2.2.1 asks for at least 20. */
export const sessionWarningSeconds = 120;

/**
 * When a session ends if nobody uses it, in ms since 1970: it was renewed at `now`, and lasts this many seconds (D2 §4).
 * Null: the server does not say.
 */
export const sessionEndsAt = (seconds: number | undefined, now: number): number | null =>
  seconds === undefined ? null : now + seconds * 1000;
