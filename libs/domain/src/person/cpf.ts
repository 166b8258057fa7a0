/** Removes the punctuation of a typed CPF (ruling C24). */
export const cpfDigits = (typed: string): string => typed.replace(/[\s./-]/g, '');

/**
 * Formats up to 11 digits as a CPF, `529.982.247-25`; returns anything else unchanged, so that the error stays visible.
 */
export const cpfText = (digits: string): string => {
  if (!/^\d{0,11}$/.test(digits)) return digits;
  const [first, ...rest] = (/^(\d{0,3})(\d{0,3})(\d{0,3})(\d{0,2})$/.exec(digits) ?? []).slice(1).filter(Boolean);
  return rest.reduce((text, part, index) => text + (index === 2 ? '-' : '.') + part, first ?? '');
};

// Weights increase from 2 at the right; 10 counts as 0.
const checkDigit = (digits: string): number => {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (digits.length + 1 - index), 0);
  return ((sum * 10) % 11) % 10;
};

/** Appends the two check digits to nine digits. */
export function checkedCpf(nine: string): string {
  const ten = `${nine}${checkDigit(nine)}`;
  return `${ten}${checkDigit(ten)}`;
}

/**
 * Whether these are 11 digits with valid check digits. Eleven equal digits are invalid, though their check digits
 * match.
 */
export const isCpf = (digits: string): boolean =>
  /^\d{11}$/.test(digits) && !/^(\d)\1+$/.test(digits) && checkedCpf(digits.slice(0, 9)) === digits;
