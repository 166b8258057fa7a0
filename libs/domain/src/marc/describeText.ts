import type { DataField } from './record';

/** Abbreviations that keep their full stop: it is not punctuation between areas of the description. */
const ABBREVIATIONS = new Set(
  (
    'v vol p pp ed eds il ill illus n no nº t cm mm m s f fl ca col port ports mus pt bl ' +
    'rev ampl atual aum corr reimpr enl jr sr dr dra st sta mr mrs prof etc org orgs coord comp trad dir impr ' +
    'ltda inc corp co cia bros ltd univ pub publ dept inst assoc al approx b.c d.c a.c ph.d cf fasc cap arr'
  ).split(' '),
);

// Only the end of a text is examined, so the cost does not depend on its length.
const LONGEST_ABBREVIATION = 24;

const endsInAbbreviation = (text: string): boolean => {
  const word = /([^\s.([,;-]*(?:\.[^\s.]+)*)\.$/.exec(text.slice(-LONGEST_ABBREVIATION))?.[1] ?? '';
  // A single letter is an initial; "[" and digits before the stop never are.
  return (
    (word.length === 1 && /\p{L}/u.test(word)) ||
    ABBREVIATIONS.has(word.toLowerCase()) ||
    /^\p{Lu}(\.\p{Lu})+$/u.test(word)
  );
};

const isDash = (letter: string | undefined): boolean => letter === '-' || letter === '–' || letter === '—';

/**
 * The length of the ISBD mark at the end. A dash is a mark after a space or a stop; `1941-` and `19--` are dates. A
 * plus is a mark after a space; otherwise it belongs to the text, as in `C++`.
 */
const markLength = (text: string): number => {
  if (':;/=,'.includes(text.at(-1) ?? ' ')) return 1;
  if (text.endsWith('+')) return /\s/.test(text.at(-2) ?? ' ') ? 1 : 0;
  let dashes = 0;
  while (isDash(text.at(-1 - dashes))) dashes += 1;
  const before = text.at(-1 - dashes);
  if (dashes === 0 || before === undefined) return 0;
  return /[\s.]/.test(before) || (dashes > 1 && !/\d/.test(before)) ? dashes : 0;
};

/** Removes the mark that introduces the next area, if any. */
const withoutMark = (text: string): string => {
  const length = markLength(text);
  return (length > 0 && text.slice(0, -length).trimEnd()) || text;
};

/**
 * Splits the ISBD punctuation off the end of a subfield; `text + punctuation` always equals the input. The full stop of
 * an abbreviation or initial stays with the text.
 */
export const splitPunctuation = (value: string): { text: string; punctuation: string } => {
  let text = value.trimEnd();
  for (;;) {
    const before = text;
    text = withoutMark(text);
    if (text.length > 1 && text.endsWith('.') && !text.endsWith('..') && !endsInAbbreviation(text))
      text = text.slice(0, -1).trimEnd();
    if (text === before) return { text, punctuation: value.slice(text.length) };
  }
};

const singleSpaced = (text: string): string => (text.includes('  ') ? text.replace(/\s{2,}/g, ' ') : text);

/** The text of a subfield without final ISBD punctuation, white space collapsed. */
export const plain = (value: string): string => singleSpaced(splitPunctuation(value).text.trim());

const missingBrackets = (text: string): number =>
  text.includes('[') || text.includes(']') ? text.split('[').length - text.split(']').length : 0;

/** Adds the missing half of a pair of square brackets: `1883]` ends a longer text in brackets. */
export const bracketed = (text: string): string => {
  const missing = missingBrackets(text);
  return missing > 0 ? `${text}]` : missing < 0 ? `[${text}` : text;
};

/** Removes a square bracket whose other half is missing. */
export const withoutLoneBracket = (text: string): string =>
  missingBrackets(text) === 0
    ? text
    : text.replace(/(\[[^[\]]*\])|[[\]]/g, (_, pair: string | undefined) => pair ?? '').trim();

/** Running text as written: keeps the final stop, removes a mark that only introduces the next area. */
export const running = (value: string): string => singleSpaced(withoutMark(value.trim()));

/** The non-empty texts without duplicates, in order. */
export const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => text !== ''))];

/** The first non-empty text. */
export const firstText = (texts: readonly string[]): string | null => texts.find((text) => text !== '') ?? null;

/** The values of some subfields in one line, as catalogued. */
export const fieldText = (field: DataField, codes: string): string => {
  let text = '';
  for (const { code, value } of field.subfields) {
    if (codes.includes(code)) text = text === '' ? value.trim() : `${text} ${value.trim()}`;
  }
  return text;
};
