import type { MarcRecord } from '../record';
import { editionOf } from '../describeImprint';

const ORDINALS: Readonly<Record<string, readonly string[]>> = {
  por: ['primeira', 'segunda', 'terceira', 'quarta', 'quinta', 'sexta', 'sétima', 'oitava', 'nona', 'décima'],
  spa: ['primera', 'segunda', 'tercera', 'cuarta', 'quinta', 'sexta', 'séptima', 'octava', 'novena', 'décima'],
  eng: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
};

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bedi(?:ção|cao|ción|tion)\b\.?/gi, 'ed.'],
  [/\b(?:revista|revisada|revised)\b\.?/gi, 'rev.'],
  [/\bampliada\b\.?/gi, 'ampl.'],
  [/\baumentada\b\.?/gi, 'aum.'],
  [/\batualizada\b\.?/gi, 'atual.'],
  [/\bcorrigida\b\.?/gi, 'corr.'],
  [/\benlarged\b\.?/gi, 'enl.'],
];

const englishOrdinal = (number: number): string => {
  const suffix = number % 100 >= 11 && number % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${suffix} ed.`;
};

const numbered = (text: string, language: string): string => {
  for (const words of Object.values(ORDINALS)) {
    const index = words.findIndex((word) => text.toLowerCase().startsWith(`${word} `));
    if (index >= 0) return `${index + 1} ${text.slice((words[index] ?? '').length + 1)}`;
  }
  return language === 'eng' ? text.replace(/^(\d+)(?:st|nd|rd|th)\b\s*/i, '$1 ') : text;
};

/** The edition, abbreviated in the language of the item: `2. ed. rev. e ampl.`, `2nd ed.` (NBR 6023:2018, 8.3). */
export const edition = (record: MarcRecord, language: string): string | null => {
  const stated = editionOf(record)?.replace(/^\[|\]$/g, '');
  // A bare "ed." carries no information.
  if (!stated || /^(ed|aufl)\.?$/i.test(stated)) return null;
  const abbreviated = WORDS.reduce((text, [words, short]) => text.replace(words, short), numbered(stated, language));
  const [, number, rest = ''] = /^(\d+)\s?[.aªº°o]*\s*(?:ed\b\.?(.*))?$/i.exec(abbreviated) ?? [];
  if (number === undefined)
    return abbreviated.charAt(0) === stated.charAt(0).toLowerCase()
      ? stated.charAt(0) + abbreviated.slice(1)
      : abbreviated;
  const head = language === 'eng' ? englishOrdinal(Number(number)) : `${number}. ed.`;
  return head + rest.replace(/^\s*[,;]?\s*(?=\S)/, ' ').trimEnd();
};
