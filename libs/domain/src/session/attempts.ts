/** Wrong passwords of one login in a minute, after which the next attempt waits (ruling B13). */
const attemptsPerMinute = 5;
/** The same from one address: a whole reading room may sit behind it. */
const addressAttemptsPerMinute = 20;
/** Wrong passwords in a row that block an account (ruling B13). */
export const attemptsBeforeBlock = 10;
/** Over how many milliseconds attempts are counted. */
export const attemptWindow = 60_000;

/** Whether another attempt must wait (429, D1 §8), by the wrong ones of the last minute. */
export const mustWait = (wrong: { login: number; address: number }): boolean =>
  wrong.login >= attemptsPerMinute || wrong.address >= addressAttemptsPerMinute;
