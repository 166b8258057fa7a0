import { dueState } from './dueDate';

describe('how a due date is said on 20 November 2026', () => {
  it.each([
    ['19/11/2026', 'late', false],
    ['20/11/2026', 'dueToday', true],
    ['21/11/2026', 'dueTomorrow', true],
    ['23/11/2026', 'dueOn', true],
    ['24/11/2026', 'dueOn', false],
    ['01/01/2027', 'dueOn', false],
  ])('%s is %s', (due, state, soon) => {
    expect(dueState(due, '2026-11-20')).toEqual({ state, soon });
  });
});
