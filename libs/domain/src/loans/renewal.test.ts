import fc from 'fast-check';
import { addDays, brazilianFromIso } from '../dates';
import { betterRenewalDay, daysGained, isWorthRenewing, renewalBlock, renewalDays, renewedDueDate } from './renewal';

const today = '2026-11-20';
const loan = { dataDevolucaoPrevista: '24/11/2026', qtdeRenovacoes: '2', reservado: false, limiteRenovacoes: 5 };

describe('renewal of a loan', () => {
  it.each([
    ['a loan in time, under its limit, can be renewed', {}, null],
    ['a loan due today can be renewed', { dataDevolucaoPrevista: '20/11/2026' }, null],
    [
      'a loan overdue since yesterday cannot be renewed',
      { dataDevolucaoPrevista: '19/11/2026' },
      'emprestimo_em_atraso',
    ],
    ['a title reserved by another patron cannot be renewed', { reservado: true }, 'titulo_reservado'],
    ['the last renewal of the limit is still allowed', { qtdeRenovacoes: '4' }, null],
    ['a loan at its limit cannot be renewed', { qtdeRenovacoes: '5' }, 'limite_renovacoes_excedido'],
    ['a count of two digits is read as a number', { qtdeRenovacoes: '10', limiteRenovacoes: 12 }, null],
    [
      'without a limit from the server five renewals are allowed',
      { qtdeRenovacoes: '5', limiteRenovacoes: undefined },
      'limite_renovacoes_excedido',
    ],
    [
      'being overdue is reported before being reserved',
      { dataDevolucaoPrevista: '01/11/2026', reservado: true },
      'emprestimo_em_atraso',
    ],
    ['being reserved is reported before the limit', { reservado: true, qtdeRenovacoes: '5' }, 'titulo_reservado'],
  ])('%s', (_, change, expected) => {
    expect(renewalBlock({ ...loan, ...change }, today)).toBe(expected);
  });

  it('counts the loan days from today, over the end of a month and of a year', () => {
    expect(renewedDueDate({ dataDevolucaoPrevista: '24/11/2026', diasEmprestimo: 14 }, today)).toBe('04/12/2026');
    expect(renewedDueDate({ dataDevolucaoPrevista: '30/12/2026', diasEmprestimo: 3 }, '2026-12-30')).toBe('02/01/2027');
  });

  it.each([
    ['a loan that ends in four days gains ten of its fourteen', '24/11/2026', 14, 10],
    ['a loan of today gains nothing', '04/12/2026', 14, 0],
    ['neither does one that lasts longer than a new one', '31/12/2026', 7, 0],
    ['a loan of yesterday gains a day', '03/12/2026', 14, 1],
  ])('%s', (_, dataDevolucaoPrevista, diasEmprestimo, gained) => {
    expect(daysGained({ dataDevolucaoPrevista, diasEmprestimo }, today)).toBe(gained);
  });

  it('never brings the due date nearer', () => {
    expect(renewedDueDate({ dataDevolucaoPrevista: '31/12/2026', diasEmprestimo: 7 }, today)).toBe('31/12/2026');
  });
});

describe('what if it is renewed on another day', () => {
  const dueIn = (days: number, diasEmprestimo = 14) => ({
    dataDevolucaoPrevista: brazilianFromIso(addDays(today, days)),
    diasEmprestimo,
  });

  it('gains a day more each day, up to the due date', () => {
    expect(renewalDays(dueIn(2), today)).toEqual([
      { day: '2026-11-20', due: '2026-12-04', gain: 12 },
      { day: '2026-11-21', due: '2026-12-05', gain: 13 },
      { day: '2026-11-22', due: '2026-12-06', gain: 14 },
    ]);
    expect(renewalDays(dueIn(-1), today)).toEqual([]);
  });

  it('names a better day only where it gains two days more', () => {
    expect(betterRenewalDay(dueIn(1), today)).toBeNull();
    expect(betterRenewalDay(dueIn(2), today)).toMatchObject({ day: '2026-11-22', gain: 14 });
    expect(betterRenewalDay(dueIn(14), today)).toMatchObject({ gain: 14 });
    expect(betterRenewalDay(dueIn(-1), today)).toBeNull();
  });

  it.each([
    [7, 14, true],
    [8, 14, false],
    [14, 14, false],
    [3, 5, true],
    [3, 3, false],
  ])('due in %i days of loans of %i: worth it %s', (days, period, worth) => {
    expect(isWorthRenewing(dueIn(days, period), today)).toBe(worth);
  });

  it('no day gains more than the better one, and it is never one after the due date', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 60 }), fc.integer({ min: 1, max: 60 }), (days, period) => {
        const loan = dueIn(days, period);
        const better = betterRenewalDay(loan, today);
        const all = renewalDays(loan, today);
        for (const { day, gain, due } of all) {
          expect(gain).toBe(daysGained(loan, day));
          expect(due >= addDays(today, days)).toBe(true);
          if (better) expect(gain).toBeLessThanOrEqual(better.gain);
        }
        if (better) expect(better.day <= addDays(today, days) && better.day > today).toBe(true);
      }),
    );
  });
});
