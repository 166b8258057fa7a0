const DOTTED = /(?<![\d.])\d{1,3}(?:\.\d{3})+(?![\d.]*\d)/g;
const SPACED = /(?<![\p{L}\d])(\p{Lu}{2,5})[ -](\d{2,6})(?![\p{L}\d])/gu;
const JOINED = /(?<![\p{L}\d])(\p{Lu}{2,5})(\d{2,6})(?![\p{L}\d])/gu;

// `9394/96`, `CF/88`; not a date, nor a call number.
const YEAR_OF_TWO = /(?<![\p{L}\d/,-])((?:\d{1,3}(?:\.\d{3})+|\d{3,}|\p{L}{2,5})\/)(\d\d)(?![\p{L}\d/])/gu;
const EDITION =
  /(?<![\p{L}\d])(\d{1,3})\s?(?:\.|[ªºao]|st|nd|rd|th)?\s?(?:ed|edição|edicao|edición|edicion|edition)(?![\p{L}\d])/giu;
/** With a year of two digits, it is of this century up to here. */
const LAST_OF_THIS_CENTURY = 40;
const wholeYear = (year: string): string => (Number(year) <= LAST_OF_THIS_CENTURY ? '20' : '19') + year;

/** A term with its numbers as titles are found by: `Lei 9394/1996` for `Lei 9394/96`, `4 ed` for `4th edition`. */
export const indexedNumbers = (term: string): string =>
  term
    .replace(YEAR_OF_TWO, (_, before: string, year: string) => before + wholeYear(year))
    .replace(EDITION, (_, number: string) => `${number} ed`);

// Fast: most titles have no such number.
const MAY_HAVE = /\d\.\d{3}|\p{Lu}[ -]?\d{2}|\d.{0,4}[eE][dD]|\/\d\d/u;

/**
 * Other ways of typing the numbers in a title: `13709` for `Lei 13.709`, `NBR6023` for `NBR 6023` and the reverse, and
 * those of `indexedNumbers`.
 */
export const otherForms = (title: string): string[] =>
  /\d/.test(title) && MAY_HAVE.test(title)
    ? [
        ...Array.from(title.matchAll(DOTTED), ([number]) => number.replaceAll('.', '')),
        ...Array.from(title.matchAll(SPACED), ([, letters = '', number = '']) => letters + number),
        ...Array.from(title.matchAll(JOINED), ([, letters = '', number = '']) => `${letters} ${number}`),
        ...Array.from(
          title.matchAll(YEAR_OF_TWO),
          ([, before = '', year = '']) => before.replaceAll('.', '') + wholeYear(year),
        ),
        ...Array.from(title.matchAll(EDITION), ([, number = '']) => `${number} ed`),
      ]
    : [];

// A loop, for speed: an import reads two of them in each record.
const weighted = (digits: string, weight: (index: number) => number): number => {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) sum += Number(digits[index]) * weight(index);
  return sum;
};

/** The ISBN of ten digits as one of thirteen, or the reverse; null where there is none. */
export const otherIsbn = (isbn: string): string | null => {
  if (/^\d{9}[\dX]$/.test(isbn)) {
    const digits = `978${isbn.slice(0, 9)}`;
    return `${digits}${(10 - (weighted(digits, (index) => (index % 2 === 0 ? 1 : 3)) % 10)) % 10}`;
  }
  if (!/^978\d{10}$/.test(isbn)) return null;
  const digits = isbn.slice(3, 12);
  const check = (11 - (weighted(digits, (index) => 10 - index) % 11)) % 11;
  return digits + (check === 10 ? 'X' : String(check));
};
