import type { DataField } from './record';

/** Abbreviations whose full stop belongs to the word and is not punctuation between areas of the description. */
const ABBREVIATIONS = new Set(
  (
    'v vol p pp ed eds il ill illus n no nº t cm mm m s f fl ca col color graf tab map ports port mus min h son pt bl ' +
    'rev ampl atual aum corr reimpr enl jr sr dr dra st sta mr mrs prof etc org orgs coord comp trad dir impr ' +
    'ltda inc corp co cia bros ltd univ pub publ dept inst assoc al approx b.c d.c a.c ph.d cf fasc cap arr bras port.'
  ).split(' '),
);

const ISBD_MARK = /\s*(?:[:;/=+,]|\s[-–—]|--|\.\s*[-–—]{1,2})\s*$/;

const MAY_SPLIT = /[:;/=+,.\-–—]$/;

const endsInAbbreviation = (text: string): boolean => {
  const word = /([^\s.([,;-]*(?:\.[^\s.]+)*)\.$/.exec(text)?.[1] ?? '';
  // A lone letter is an initial; "[" and digits before the stop never are.
  return (
    (word.length === 1 && /\p{L}/u.test(word)) ||
    ABBREVIATIONS.has(word.toLowerCase()) ||
    /^\p{Lu}(\.\p{Lu})+$/u.test(word)
  );
};

/**
 * Splits the ISBD punctuation off the end of a subfield: `text + punctuation` is always the value that came in.
 * The stop of an abbreviation or of an initial stays with the text.
 */
export const splitPunctuation = (value: string): { text: string; punctuation: string } => {
  let text = value.trimEnd();
  // Most values end in a letter or a digit: nothing to split.
  if (!MAY_SPLIT.test(text)) return { text, punctuation: value.slice(text.length) };
  for (;;) {
    const mark = text.endsWith('.') ? null : ISBD_MARK.exec(text);
    if (mark && mark.index > 0) {
      const before = text.slice(0, mark.index);
      // ". -" after an abbreviation: the dash goes, the stop stays.
      const stop = mark[0].trimStart().startsWith('.') && endsInAbbreviation(`${before}.`);
      text = stop ? `${before}.` : before;
    } else if (/[^.]\.$/.test(text) && !endsInAbbreviation(text)) {
      text = text.slice(0, -1).trimEnd();
    } else {
      return { text, punctuation: value.slice(text.length) };
    }
  }
};

/** The text of a subfield without the ISBD punctuation at its end, inner runs of space made one. */
export const plain = (value: string): string =>
  splitPunctuation(value)
    .text.trim()
    .replace(/\s{2,}/g, ' ');

/** Running text as it was written, final stop kept, without the mark that only leads to the next area. */
export const running = (value: string): string => {
  const text = value.trim().replace(/\s{2,}/g, ' ');
  const mark = MAY_SPLIT.test(text) ? ISBD_MARK.exec(text) : null;
  return mark && mark.index > 0 ? text.slice(0, mark.index) + (mark[0].startsWith('.') ? '.' : '') : text;
};

const ASCII = /^[\x20-\x7e]*$/;

/** The same words whatever the case, the accents and the spacing: the key of a heading that has no code. */
export const headingKey = (text: string): string => {
  const folded = ASCII.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
  const words = ASCII.test(folded)
    ? folded.toLowerCase().replace(/[^a-z0-9]+/g, '-')
    : folded.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return words.replace(/^-|-$/g, '');
};

/** The texts that say something, each once, in order. */
export const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => text !== ''))];

/** The first text that says something. */
export const firstText = (texts: readonly string[]): string | null => texts.find((text) => text !== '') ?? null;

/** The values of some subfields of a field in one line, as they were catalogued. */
export const fieldText = (field: DataField, codes: string): string => {
  let text = '';
  for (const { code, value } of field.subfields) {
    if (codes.includes(code)) text = text === '' ? value.trim() : `${text} ${value.trim()}`;
  }
  return text;
};
