const CENTURY = /(?<![\p{L}\d])(s[eé]c(?:ulos?|\.)?\s+)(\d{1,2}|[ivx]+)(?![\p{L}\d])/giu;
const LAST = 21;
const TENS = ['', 'X', 'XX'];
const UNITS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
const ROMANS = Array.from({ length: LAST + 1 }, (_, at) => `${TENS[Math.floor(at / 10)]}${UNITS[at % 10]}`);

const other = (number: string): string | undefined =>
  /^\d/.test(number) ? ROMANS[Number(number)] : String(Math.max(0, ROMANS.indexOf(number.toUpperCase())) || '');

/**
 * A term with its centuries in the other figures, as records and readers write them: `século 19` and `século XIX`; null
 * without one.
 */
export function otherCentury(term: string): string | null {
  const changed = term.replace(CENTURY, (_typed, word: string, number: string) => word + (other(number) || number));
  return changed === term ? null : changed;
}
