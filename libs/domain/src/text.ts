import { normalized } from './normalized';

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

const folded = (text: string): string => normalized(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase();
const spelled = (text: string): string =>
  text.replace(/[æœøßđðłþ]/g, (letter) => SPELLINGS[letter] ?? letter).replace(/[^\p{L}\p{N}]+/gu, ' ');

const keyOf = (text: string): string => spelled(folded(text)).trim();

// Unicode classes and forms are slow, and sixty keys are made per record: of Latin letters each has its part of the key, undefined
// for the few whose part has spaces around it.
const latin = Array.from({ length: 0x180 }, (_, code): string | undefined => {
  const part = spelled(folded(String.fromCharCode(code)));
  return part === ' ' || part.trim() === part ? part : undefined;
});

const latinKeyOf = (text: string): string | undefined => {
  let key = '';
  let isGap = false;
  for (let at = 0; at < text.length; at += 1) {
    const part = latin[text.charCodeAt(at)];
    if (part === undefined) return undefined;
    if (part === ' ') {
      isGap = key !== '';
      continue;
    }
    key += isGap ? ` ${part}` : part;
    isGap = false;
  }
  return key;
};

/**
 * The comparison key of a text: lower case, no accents, punctuation collapsed to one space. `D. Casmurro: edição (2ª)`
 * -> `d casmurro edicao 2a`. Empty when the text has neither letter nor digit; at most 500 characters. Use it for every
 * comparison of titles, headings and typed terms.
 */
export const searchKey = (text: string): string => (latinKeyOf(text) ?? keyOf(text)).slice(0, LONGEST).trimEnd();
