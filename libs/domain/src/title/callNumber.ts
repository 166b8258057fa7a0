import { unaccented } from '../unaccented';

/**
 * A call number as text that sorts as the books stand on a shelf: the class as a decimal fraction, so that 869.12 is
 * before 869.3; then the author mark as it is written; then editions and volumes by their number. Letters before the
 * class, as in `R 030`, are shelves of their own after the others.
 */
export function callNumberKey(callNumber: string): string {
  const [first = '', ...rest] = unaccented(callNumber).trim().split(/\s+/);
  const isClass = /^\d/.test(first);
  const [mark = '', ...after] = isClass ? rest : rest.slice(1);
  const classText = isClass ? first : (rest[0] ?? '');
  const key = [padded(classText, /^\d+/), mark, ...after.map((part) => padded(part, /\d+/g))].filter(Boolean).join(' ');
  return isClass ? key : `${first} ${key}`.trim();
}

const padded = (text: string, numbers: RegExp) => text.replace(numbers, (number) => number.padStart(5, '0'));

/** Compares two call numbers as the books stand on a shelf; a title without one comes last. */
export function compareCallNumbers(a: string | null | undefined, b: string | null | undefined): number {
  if (!a || !b) return Number(!a) - Number(!b);
  const [first, second] = [callNumberKey(a), callNumberKey(b)];
  return first < second ? -1 : first > second ? 1 : 0;
}
