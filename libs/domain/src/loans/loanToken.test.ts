import { loanTokenEnd, loanTokenLeft, loanTokenMinutes } from './loanToken';

const made = new Date('2026-03-10T12:00:00Z');
const end = loanTokenEnd(made).toISOString();
const after = (seconds: number) => loanTokenLeft(end, made.getTime() + seconds * 1000);

describe('a virtual loan token', () => {
  it.each([
    [-2, { minutes: loanTokenMinutes, seconds: 0 }],
    [0, { minutes: loanTokenMinutes, seconds: 0 }],
    [0.5, { minutes: loanTokenMinutes, seconds: 0 }],
    [1, { minutes: loanTokenMinutes - 1, seconds: 59 }],
    [loanTokenMinutes * 60 - 1, { minutes: 0, seconds: 1 }],
    [loanTokenMinutes * 60, null],
    [loanTokenMinutes * 60 + 5, null],
  ])('%s seconds after it was made has %j left', (seconds, expected) => {
    expect(after(seconds)).toEqual(expected);
  });
});
