/** Wrong passwords per login and minute after which the next attempt must wait (ruling B13). */
const attemptsPerMinute = 5;
/** The same per IP address: a whole reading room may share one. */
const addressAttemptsPerMinute = 20;
/** Wrong passwords in a row that block an account (ruling B13). */
export const attemptsBeforeBlock = 10;
/** Milliseconds over which attempts are counted. */
export const attemptWindow = 60_000;

/** Whether another attempt must wait (429, D1 §8), by the wrong attempts of the last minute. */
export const mustWait = (wrong: { login: number; address: number }): boolean =>
  wrong.login >= attemptsPerMinute || wrong.address >= addressAttemptsPerMinute;
