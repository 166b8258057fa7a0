import { addDays } from '../dates';

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

export interface Slip {
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
export function slipBarCode({ number, valor, cod_biblioteca, vencimento }: Slip): string {
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
