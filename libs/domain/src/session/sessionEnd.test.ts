import { sessionEndsAt } from './sessionEnd';

describe('the end of a session that nobody uses', () => {
  it.each([
    [3600, 3_601_000],
    [0, 1000],
    [undefined, null],
  ])('is %s seconds after it was renewed', (seconds, expected) => {
    expect(sessionEndsAt(seconds, 1000)).toBe(expected);
  });
});
