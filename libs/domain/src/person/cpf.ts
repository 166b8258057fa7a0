/** What a CPF field keeps of what is typed: not its marks (ruling C24). */
export const cpfDigits = (typed: string): string => typed.replace(/[\s./-]/g, '');

/** Up to 11 digits with the marks of a CPF between them, `529.982.247-25`; anything else as it is, so that what is wrong in it is seen. */
export const cpfText = (digits: string): string => {
  if (!/^\d{0,11}$/.test(digits)) return digits;
  const [first, ...rest] = (/^(\d{0,3})(\d{0,3})(\d{0,3})(\d{0,2})$/.exec(digits) ?? []).slice(1).filter(Boolean);
  return rest.reduce((text, part, index) => text + (index === 2 ? '-' : '.') + part, first ?? '');
};

// Weights go up from 2 at the right; 10 counts as 0.
const checkDigit = (digits: string): number => {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (digits.length + 1 - index), 0);
  return ((sum * 10) % 11) % 10;
};

/** Nine digits with their two check digits: a whole CPF. */
export function checkedCpf(nine: string): string {
  const ten = `${nine}${checkDigit(nine)}`;
  return `${ten}${checkDigit(ten)}`;
}

/** Whether these are the 11 digits of a CPF with right check digits; one digit eleven times is none, though its sums are right. */
export const isCpf = (digits: string): boolean =>
  /^\d{11}$/.test(digits) && !/^(\d)\1+$/.test(digits) && checkedCpf(digits.slice(0, 9)) === digits;
