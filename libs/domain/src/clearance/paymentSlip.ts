import { DebtService, type Debt, type PendingTitle } from '@catalogue/api-contract';
import { addDays, isoFromBrazilian } from '../dates';
import { amountOwed, inCents, totalOwed } from '../loans/fine';

/** Days until a slip is due. */
const slipDays = 5;

/** The last day (ISO) on which a slip issued on `day` can be paid. */
export const slipDueDate = (day: string): string => addDays(day, slipDays);

/** Why a slip cannot be issued; also the text key that explains it. */
type SlipBlock = 'valor_invalido' | 'valor_acima_do_devido';

/** Why a slip of `valor` reais cannot be issued when the person owes `owed`, or null. */
export function slipBlock(valor: number, owed: number): SlipBlock | null {
  if (valor <= 0 || Math.round(valor * 100) / 100 !== valor) return 'valor_invalido';
  return valor > owed ? 'valor_acima_do_devido' : null;
}

/** The facts in the bar code of a slip. */
export interface BarCodeFacts {
  /** At most 12 digits. */
  number: number;
  /** Reais. */
  valor: number;
  cod_biblioteca: number;
  /** ISO date. */
  vencimento: string;
}

// FEBRABAN's bar code of collections: product 8, segment 5 (government), 8 = the amount in reais with check digits modulo 11.
const kind = '858';
// Not a real collector number: the demo collects no money.
const collector = '0000';

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

/** FEBRABAN's check digit modulo 11 of collections: weights 2 to 9 from the right; remainders 0 and 1 give 0, 10 gives 1. */
export function checkDigit11(text: string): number {
  const sum = [...text].reverse().reduce((total, digit, index) => total + Number(digit) * (2 + (index % 8)), 0);
  const remainder = sum % 11;
  if (remainder < 2) return 0;
  return remainder === 10 ? 1 : 11 - remainder;
}

/** The 44 digits of a slip's bar code; the fourth is the check digit of all others. */
export function slipBarCode({ number, valor, cod_biblioteca, vencimento }: BarCodeFacts): string {
  const rest =
    digits(Math.round(valor * 100), 11) +
    collector +
    vencimento.replaceAll('-', '') +
    digits(cod_biblioteca, 5) +
    digits(number, 12);
  return kind + checkDigit11(kind + rest) + rest;
}

/** The 48 digits to type (linha digitável) for a bar code of 44: four fields of eleven, each with its own check digit. */
export const typedLine = (barCode: string): string =>
  [0, 11, 22, 33]
    .map((start) => barCode.slice(start, start + 11))
    .map((field) => field + checkDigit11(field))
    .join('');

/** Digits of a slip's number: the year and six more. */
const slipNumberLength = 6;

/** The number that people see: `2026000417`. */
export const slipNumber = (id: number, issuedOn: string): string => issuedOn.slice(0, 4) + digits(id, slipNumberLength);

/** What a slip pays: the debt, in words, and the amount in reais when the slip was issued. */
export interface SlipItem {
  cod_debito: string;
  descricao: string;
  valor: number;
}

/** Open, paid, past its due date, or cancelled. */
export type SlipStatus = 'aberta' | 'paga' | 'vencida' | 'cancelada';

interface SlipFacts {
  cod_biblioteca: number;
  /** Reais. */
  valor: number;
  vencimento: string;
  /** ISO date of its payment. */
  paga_em: string | null;
  /** None for a slip that was issued for an amount alone. */
  itens: readonly SlipItem[];
}

/**
 * What has become of a slip on `today` (ISO date). One of an item that has since been paid in another way, or has
 * another amount, is cancelled, and so is one for an amount alone that its library is no longer owed: who pays it would
 * pay something else than what is owed.
 */
export function slipStatus(
  { cod_biblioteca, valor, vencimento, paga_em, itens }: SlipFacts,
  debts: readonly (DebtFacts & Pick<Debt, 'cod_biblioteca'>)[],
  today: string,
): SlipStatus {
  if (paga_em !== null) return 'paga';
  const isOwed = (item: SlipItem) =>
    debts.some((debt) => debt.cod_debito === item.cod_debito && amountOwed(debt) === item.valor);
  const owed = () => totalOwed(debts.filter((debt) => debt.cod_biblioteca === String(cod_biblioteca)));
  if (itens.length > 0 ? !itens.every(isOwed) : valor > owed()) return 'cancelada';
  return vencimento < today ? 'vencida' : 'aberta';
}

type DebtFacts = Parameters<typeof amountOwed>[0] & Pick<Debt, 'cod_debito'>;
type FineFacts = Pick<Debt, 'tipo_servico' | 'cod_acervo' | 'data_prevista'>;

/**
 * Whether a debt is the fine of a book that is still out: it grows every day, so a slip for it would be too low
 * tomorrow. The wire does not mark it; a loan of the same title with the same due date does.
 */
export const isRunningFine = (
  { tipo_servico, cod_acervo, data_prevista }: FineFacts,
  loans: readonly Pick<PendingTitle, 'cod_acervo' | 'dataDevolucaoPrevista'>[],
): boolean =>
  tipo_servico === DebtService.overdue &&
  data_prevista !== null &&
  loans.some(
    (loan) => loan.cod_acervo === cod_acervo && isoFromBrazilian(loan.dataDevolucaoPrevista) === data_prevista,
  );

/** Whether a slip is for exactly these debts. */
export const isForSameDebts = (itens: readonly SlipItem[], debts: readonly { cod_debito: string }[]): boolean =>
  itens.length === debts.length &&
  debts.every(({ cod_debito }) => itens.some((item) => item.cod_debito === cod_debito));

/**
 * What a paid slip pays of these debts (those of its library, oldest first): its items, or, for an amount alone, the
 * oldest ones until it is used up. Null: more was paid than is owed.
 */
export function paymentsOf(
  { valor, itens }: Pick<SlipFacts, 'itens' | 'valor'>,
  debts: readonly DebtFacts[],
): { cod_debito: string; valor: number }[] | null {
  if (itens.length > 0) return itens.map(({ cod_debito, valor: paid }) => ({ cod_debito, valor: paid }));
  let rest = valor;
  const payments = debts.flatMap((debt) => {
    const paid = Math.min(rest, amountOwed(debt));
    rest = inCents(rest - paid);
    return paid > 0 ? [{ cod_debito: debt.cod_debito, valor: paid }] : [];
  });
  return rest > 0 ? null : payments;
}

/** The typed line in four groups of twelve, each with its check digit at the end, as banks print it. */
export const groupedLine = (line: string): string => line.replace(/(\d{11})(\d)/g, '$1-$2 ').trim();

/** The 44 digits of the bars, from the 48 to type. */
export const barCodeOf = (line: string): string => line.replace(/(\d{11})\d/g, '$1');
