// Keys are indexed, and an index entry is limited to 2.7 kB.
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

// Unicode classes are slow and most text does not need them; sixty keys are made per record.
const ASCII = /^[\x20-\x7e]*$/;
const folded = (text: string): string =>
  ASCII.test(text) ? text.toLowerCase() : text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const spelled = (text: string): string =>
  ASCII.test(text)
    ? text.replace(/[^a-z0-9]+/g, ' ')
    : text.replace(/[æœøßđðłþ]/g, (letter) => SPELLINGS[letter] ?? letter).replace(/[^\p{L}\p{N}]+/gu, ' ');

/**
 * The comparison key of a text: lower case, no accents, punctuation collapsed to one space. `D. Casmurro: edição (2ª)`
 * -> `d casmurro edicao 2a`. Empty when the text has neither letter nor digit; at most 500 characters. Use it for every
 * comparison of titles, headings and typed terms.
 */
export const searchKey = (text: string): string => spelled(folded(text)).trim().slice(0, LONGEST).trimEnd();
