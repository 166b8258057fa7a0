import { controlValue, dataFields, subfieldValues, type MarcRecord } from '../record';
import { imprintDate } from '../describeImprint';

const inBrackets = (text: string): string => `[${text.replace(/[[\]]/g, '').trim()}]`;

/** Normalises words of uncertainty to the norm's wording. */
const wording = (text: string): string =>
  text
    .replace(/\b(circa|cerca de|approximately|ca\.?|c\.)\s*(?=\d)/i, 'ca. ')
    .replace(/\bbetween\s+(.+?)\s+and\s+/i, 'entre $1 e ')
    .replace(/\s+or\s+/i, ' ou ')
    .replace(/\s+\?/, '?');

const UNCERTAIN =
  /\?|\bca\.?\s*\d|\bcirca\b|\bcerca de\b|\bc\.\s*\d|\bentre\b|\bbetween\b|\d\s+(ou|or)\s+\d|\b\d{2}--|\b\d{3}-(?!\d)/i;

// A longer text is no date, and what follows would look at it from each of its words on.
const maxDateLength = 200;

/** A catalogued date in the form of the norm; null when it has no usable year. */
const catalogued = (written: string): string | null => {
  const raw = written.slice(0, maxDateLength);
  // "1955-<1957>": a date in angle brackets may still change.
  const text = raw.replace(/\s*<[^>]*>/g, '').trim() || raw.replace(/[<>]/g, '').trim();
  if (UNCERTAIN.test(text)) return inBrackets(wording(text));
  const range = /(\d{4})\s*[-–/]\s*[cp©]?(\d{4})/.exec(text);
  if (range) return `${range[1]}-${range[2]}`;
  const open = /(\d{4})\s*[-–]\s*$/.exec(text);
  if (open) return `${open[1]}- `;
  // A year of publication takes precedence over a copyright year.
  const year = /(?<![\dcp©℗]\s?)\d{4}(?!\d)/.exec(text)?.[0] ?? /\d{4}(?!\d)/.exec(text)?.[0];
  if (!year) return null;
  return text.startsWith('[') ? `[${year}]` : year;
};

/** The date coded in 008: a year, or a decade or century with its unknown digits. */
const coded = (record: MarcRecord): string | null => {
  const fixed = controlValue(record, '008') ?? '';
  const [first, last] = [fixed.slice(7, 11), fixed.slice(11, 15)];
  if (/^[12]\d{3}$/.test(first))
    return fixed[6] === 'q' && /^[12]\d{3}$/.test(last) ? `[entre ${first} e ${last}]` : first;
  return /^[12]\d\du$/.test(first) || /^[12]\duu$/.test(first) ? `[${first.replaceAll('u', '-')}]` : null;
};

/** Without any date, the likely century: an ISBN of 13 digits or an online work belongs to the current one. */
const likely = (record: MarcRecord): string => {
  const numbers = dataFields(record, '020').flatMap((field) => subfieldValues(field, 'a'));
  const recent =
    numbers.some((number) => number.replace(/[\s-]/g, '').startsWith('97')) || dataFields(record, '856').length > 0;
  return recent ? '[20--?]' : '[19--?]';
};

/** The date of publication, never missing: certain, open, or probable in brackets (NBR 6023:2018, 8.6). */
export const publicationDate = (record: MarcRecord): string =>
  catalogued(imprintDate(record) ?? '') ?? coded(record) ?? likely(record);

/** `1939- ` for a current periodical, `1943-1978` for one that has ended. */
export const periodicalDates = (record: MarcRecord): string => {
  const fixed = controlValue(record, '008') ?? '';
  const [first, last] = [fixed.slice(7, 11), fixed.slice(11, 15)];
  const began = /^[12]\d{3}$/.test(first) ? first : publicationDate(record).replace(/-\s*$/, '');
  if (/^[12]\d{3}$/.test(last) && last !== first) return `${began}-${last}`;
  return /\d{4}-\d{4}$/.test(began) ? began : `${began}- `;
};
