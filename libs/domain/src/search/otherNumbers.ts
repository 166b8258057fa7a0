import { searchKey } from '../text';
import { feminine, numberName } from './numberNames';

const LAST_ROMAN = 21;
const TENS = ['', 'X', 'XX'];
const UNITS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
const ROMANS = Array.from({ length: LAST_ROMAN + 1 }, (_, at) => `${TENS[Math.floor(at / 10)]}${UNITS[at % 10]}`);
const FIGURE = /(?<![\p{L}\d./-])\d{1,4}(?![\p{L}\d/-]|\.\d)/gu;
const ROMAN = /(?<![\p{L}\d])[ivx]+(?![\p{L}\d])/giu;
// Of "noites", "páginas", "canções", not of "anos".
const FEMININE = /^\s+\p{L}*(?:as?|ades?|[cç][aã]o|[cç][oõ]es|ites?|gens?)(?!\p{L})/iu;

/** The names of numbers, in the form of `searchKey`; made when they are first needed, which they are not in a browser. */
let known: { names: Map<string, number>; longest: number } | undefined;
function knownNames() {
  if (known) return known;
  const names = new Map<string, number>();
  for (let number = 2; numberName(number) !== undefined; number += 1) {
    const name = searchKey(numberName(number) ?? '');
    names.set(name, number).set(feminine(name), number);
  }
  known = { names, longest: Math.max(...[...names.keys()].map((name) => name.split(' ').length)) };
  return known;
}

const figureOf = (letters: string): string | undefined =>
  String(Math.max(0, ROMANS.indexOf(letters.toUpperCase())) || '') || undefined;

const inRoman = (term: string): string => term.replace(FIGURE, (figures) => ROMANS[Number(figures)] || figures);

const inFigures = (term: string): string =>
  term.replace(ROMAN, (letters, at: number) => {
    // A small letter is a word or an abbreviation, but for the last: `física i`.
    const isNumber = letters.length > 1 || letters !== letters.toLowerCase() || at + 1 === term.length;
    return (isNumber && figureOf(letters)) || letters;
  });

const inWords = (term: string): string =>
  term.replace(FIGURE, (figures, at: number) => {
    const name = numberName(Number(figures));
    if (name === undefined) return figures;
    return FEMININE.test(term.slice(at + figures.length)) ? feminine(name) : name;
  });

function wordsInFigures(term: string): string {
  const { names, longest } = knownNames();
  const words = searchKey(term).split(' ');
  const found: string[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(longest, words.length - at);
    while (length > 0 && !names.has(words.slice(at, at + length).join(' '))) length -= 1;
    const number = names.get(words.slice(at, at + length).join(' '));
    found.push(number === undefined ? (words[at] ?? '') : String(number));
    at += Math.max(1, length);
  }
  const isOther = found.some((word) => !words.includes(word)) && !/\d \d/.test(found.join(' '));
  return isOther ? found.join(' ') : term;
}

/**
 * A term with its numbers written otherwise, as records or readers may write them: `física III` for `física 3` and the
 * reverse, `século 19` for `século XIX`, `mil e uma noites` for `1001 noites` and the reverse. The likeliest first; empty
 * without a number.
 */
export const otherNumbers = (term: string): string[] => [
  ...new Set([inRoman, inFigures, inWords, wordsInFigures].map((write) => write(term)).filter((each) => each !== term)),
];
