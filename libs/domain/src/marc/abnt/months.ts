/** Month abbreviations of the norm, by the language of the publication (NBR 6023:2018, annex A). */
const MONTHS: Readonly<Record<string, readonly string[]>> = {
  por: ['jan.', 'fev.', 'mar.', 'abr.', 'maio', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.'],
  eng: ['Jan.', 'Feb.', 'Mar.', 'Apr.', 'May', 'June', 'July', 'Aug.', 'Sept.', 'Oct.', 'Nov.', 'Dec.'],
  spa: ['enero', 'feb.', 'marzo', 'abr.', 'mayo', 'jun.', 'jul.', 'agosto', 'sept.', 'oct.', 'nov.', 'dic.'],
};

const STEMS: readonly RegExp[] = [
  /^(jan|ene)/,
  /^f(ev|eb)/,
  /^mar/,
  /^a(br|pr)/,
  /^ma[iy]/,
  /^jun/,
  /^jul/,
  /^a(go|ug)/,
  /^se[tp]/,
  /^o[uc]t/,
  /^nov/,
  /^d(ez|ec|ic)/,
];

/** Month 1 to 12 in one of the three languages; Portuguese for any other. */
export const month = (number: number, language: string): string =>
  (MONTHS[language] ?? MONTHS['por'])?.[number - 1] ?? '';

const monthWord = (word: string, language: string): string => {
  const index = STEMS.findIndex((stem) => stem.test(word.toLowerCase()));
  return index < 0 ? word : month(index + 1, language);
};

const NAME = '(?:jan|ene|feb|fev|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec|dic)\\p{L}*';
const DATE = new RegExp(
  `(?:(\\d{1,2})\\s+(?:de\\s+)?)?\\b(${NAME})\\.?(?:\\s*[/–-]\\s*(${NAME})\\.?)?,?\\s*(?:de\\s+)?(\\d{4})`,
  'iu',
);

/** Finds a date with a month in a text: `set. 1997`, `jan./jun. 2005`, `12 maio 2001`; null when there is none. */
export const monthAndYear = (text: string, language: string): string | null => {
  const [, day, first, last, year] = DATE.exec(text) ?? [];
  if (!first || !year) return null;
  const months = [first, last].filter((word) => word !== undefined).map((word) => monthWord(word, language));
  return [day && String(Number(day)), months.join('/'), year].filter(Boolean).join(' ');
};

/** `2026-11-20` as `20 nov. 2026`. */
export const dayOf = (iso: string): string => {
  const [year = '', number = '', day = ''] = iso.split('-');
  return `${Number(day)} ${month(Number(number), 'por')} ${year}`;
};
