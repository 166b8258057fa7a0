import { summaryOf } from './summary';

const today = '2026-03-10';
const calm = {
  due: ['30/03/2026'],
  ready: 0,
  requested: 0,
  owed: 0,
  ending: 0,
  asked: 0,
  declared: 0,
  blocked: 0,
  away: 0,
};

describe('the sentence that the personal area begins with', () => {
  it.each([
    ['nothing is near', calm, []],
    [
      'one is due tomorrow and one hold is ready',
      { ...calm, due: ['11/03/2026'], ready: 1 },
      ['dueTomorrow 1', 'ready 1'],
    ],
    [
      'several are due today, others tomorrow',
      { ...calm, due: ['10/03/2026', '10/03/2026', '11/03/2026'] },
      ['dueToday 2'],
    ],
    [
      'some are late, one is due today',
      { ...calm, due: ['10/03/2026', '09/03/2026', '01/03/2026'] },
      ['late 2', 'dueToday 1'],
    ],
    ['some are due within three days', { ...calm, due: ['12/03/2026', '13/03/2026', '14/03/2026'] }, ['dueSoon 2']],
    ['a requested copy is ready', { ...calm, requested: 1 }, ['requested 1']],
    ['a topic ends soon', { ...calm, ending: 1 }, ['ending 1']],
    ['an address is to be confirmed', { ...calm, asked: 1 }, ['asked 1']],
    ['a declaration ends soon', { ...calm, declared: 1 }, ['declared 1']],
    ['the library has blocked the patron', { ...calm, blocked: 1 }, ['blocked 1']],
    ['it is not known whether the library has blocked the patron', { ...calm, blocked: undefined }, null],
    ['the requests are not known', { ...calm, requested: undefined }, null],
    ['a debt is left', { ...calm, owed: 7.5 }, ['owed 7.5']],
    ['the patron is away from a unit', { ...calm, away: 1 }, ['away 1']],
    ['all at once', { due: ['09/03/2026'], ready: 2, owed: 1.5, away: 1 }, ['late 1', 'ready 2', 'owed 1.5', 'away 1']],
    ['the debts are not known, but a hold is ready', { due: [], ready: 1 }, ['ready 1']],
    ['the debts are not known, and nothing else is to be said', { due: [], ready: 0, away: 0 }, null],
    ['the deviations are not known, and nothing else is to be said', { due: [], ready: 0, owed: 0 }, null],
  ])('when %s', (_, situation, expected) => {
    const said = summaryOf(situation, today);
    expect(said && said.map((part) => `${part.key} ${'count' in part ? part.count : part.amount}`)).toEqual(expected);
  });
});
