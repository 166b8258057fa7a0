import { daysBetween } from '../dates';

/** Fine per day of delay, in reais, where the institution names no other (`multa_dia`). Not in the documents; defined only here. */
export const finePerDay = 1.5;

/** Without the errors of binary fractions. */
export const inCents = (amount: number): number => Math.round(amount * 100) / 100;

/** The fine in reais of a loan that was due on one ISO date and is still out, or was returned, on another, at so much a day. */
export const fineOn = (data_prevista: string, day: string, perDay: number): number =>
  inCents(Math.max(0, daysBetween(data_prevista, day)) * perDay);

/** The unpaid amount of a debt, in reais; never negative. */
export const amountOwed = (debt: { valor_multa: number; desconto: number; valor_pago: number }): number =>
  Math.max(0, inCents(debt.valor_multa - debt.desconto - debt.valor_pago));

/** The unpaid amount of all these debts together, in reais. */
export const totalOwed = (debts: readonly Parameters<typeof amountOwed>[0][]): number =>
  inCents(debts.reduce((sum, debt) => sum + amountOwed(debt), 0));
