import { amountOwed, finePerDay, fineOn, totalOwed } from './fine';
import { loanTokenEnd, loanTokenMinutes } from './loanToken';

describe('the fine of a loan due on 10 March', () => {
  it.each([
    ['2026-03-09', 0],
    ['2026-03-10', 0],
    ['2026-03-11', finePerDay],
    ['2026-04-10', 31 * finePerDay],
  ])('on %s is R$ %s', (day, fine) => {
    expect(fineOn('2026-03-10', day, finePerDay)).toBe(fine);
  });
});

describe('what is owed', () => {
  it.each([
    [10.1, 0, 0, 10.1],
    [10.1, 0.1, 4, 6],
    [0.3, 0.1, 0.2, 0],
    [5, 3, 4, 0],
  ])('of %s with a discount of %s and %s paid is %s', (valor_multa, desconto, valor_pago, owed) => {
    expect(amountOwed({ valor_multa, desconto, valor_pago })).toBe(owed);
  });

  it('of several debts is their sum', () => {
    const debt = { valor_multa: 0.1, desconto: 0, valor_pago: 0 };
    expect(totalOwed([debt, debt, debt])).toBe(0.3);
  });
});

describe('a loan token', () => {
  it('is good for its minutes', () => {
    const made = new Date('2026-03-10T12:00:00Z');
    expect(loanTokenEnd(made).getTime() - made.getTime()).toBe(loanTokenMinutes * 60_000);
  });
});
