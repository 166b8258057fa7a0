// Keys are indexed, and an index entry has at most 2.7 kB.
const LONGEST = 500;

const SPELLINGS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
};

/**
 * A text as it is compared: lower case, no accents, punctuation made one space. `D. Casmurro: edição (2ª)` -> `d casmurro edicao
 * 2a`. Empty when the text has neither letter nor digit, at most 500
 * characters. Titles, headings and typed terms are compared by this function only.
 */
export const searchKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æœøßđðłþ]/g, (letter) => SPELLINGS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .trimEnd();
