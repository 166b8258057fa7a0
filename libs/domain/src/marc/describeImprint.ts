import { controlValue, dataFields, subfieldValues, type DataField, type MarcRecord } from './record';
import { bracketed, fieldText, firstText, plain } from './describeText';

/**
 * One place with its publishers, as paired in the imprint. Texts as catalogued, brackets kept; unknown values are left
 * out.
 */
export interface ImprintGroup {
  places: string[];
  publishers: string[];
}

const UNKNOWN_WORDS = [
  's\\.?\\s*[lni1]\\.?',
  's/[lni]\\.?',
  'n\\.?\\s*p\\.?',
  'sine (loco|nomine)',
  '\\d{4}',
  '(place of publication|publisher|date of publication) not identified',
  'lugar de publicaci[oó]n no identificado',
  '(local|editora?|data) n[aã]o identificad[oa]',
];
const UNKNOWN = new RegExp(`^\\[?\\s*(${UNKNOWN_WORDS.join('|')})\\s*\\]?$`, 'i');

/** The imprint fields: 260, and 264 for publication, or else production, distribution, manufacture. */
const imprintFields = (record: MarcRecord): DataField[] => {
  const fields = dataFields(record, '260', '264').filter(({ subfields }) =>
    subfields.some(({ code }) => 'abc'.includes(code)),
  );
  const publication = fields.filter(({ tag, ind2 }) => tag === '260' || ind2 === '1' || ind2 === ' ');
  if (publication.length > 0) return publication;
  return (
    ['0', '2', '3', '4'].map((kind) => fields.filter(({ ind2 }) => ind2 === kind)).find(({ length }) => length > 0) ??
    []
  );
};

const catalogued = (value: string): string => {
  const text = plain(value);
  // ", Mo." at the end is an abbreviated state: keep its full stop.
  const whole = bracketed(
    /, \p{Lu}[\p{L}.]{0,4}\.\s*[:;,]?\s*$/u.test(value) && !text.endsWith('.') ? `${text}.` : text,
  );
  return UNKNOWN.test(whole) ? '' : whole;
};

const withoutBrackets = (text: string): string => (/^\[[^[\]]*\]$/.test(text) ? text.slice(1, -1) : text);

/** Splits place and publisher, which some records have in one subfield. */
const places = (value: string): string[] => value.replace(/\s:\s*$/, '').split(/\s:\s/);

/** Places and publishers of the first imprint field with known values. */
export const imprintGroups = (record: MarcRecord): ImprintGroup[] => {
  for (const field of imprintFields(record)) {
    const groups: ImprintGroup[] = [];
    let last = '';
    for (const { code, value } of field.subfields) {
      if (code !== 'a' && code !== 'b') continue;
      if (groups.length === 0 || (code === 'a' && last === 'b')) groups.push({ places: [], publishers: [] });
      last = code;
      const group = groups.at(-1);
      const [first = '', ...rest] = code === 'a' ? places(value) : [value];
      group?.[code === 'a' ? 'places' : 'publishers'].push(catalogued(first));
      group?.publishers.push(...rest.map(catalogued));
    }
    const known = groups
      .map((group) => ({ places: group.places.filter(Boolean), publishers: group.publishers.filter(Boolean) }))
      .filter((group) => group.places.length + group.publishers.length > 0);
    if (known.length > 0) return known;
  }
  return [];
};

/** The date as catalogued, without ISBD punctuation: publication first, copyright only if there is no other. */
export const imprintDate = (record: MarcRecord): string | null => {
  const own = imprintFields(record).flatMap((field) => subfieldValues(field, 'c'));
  const copyright = dataFields(record, '264').filter(({ ind2 }) => ind2 === '4');
  return firstText(
    [...own, ...copyright.flatMap((field) => subfieldValues(field, 'c'))]
      .map((text) => bracketed(plain(text)))
      .filter((text) => !/^\[?(s|n)[./]?\s*d\.?\]?$/i.test(text)),
  );
};

const YEAR = /^[12]\d{3}$/;

/** Finds a year in a text: the first four digits that can be one. */
export const yearIn = (text: string): number | null => {
  const found = /(?<!\d)[12]\d{3}(?!\d)/.exec(text)?.[0];
  return found && found !== '9999' ? Number(found) : null;
};

/**
 * The year of publication from 008/07-10, or else from the imprint; null when neither has four digits. Old records code
 * a whole century as 1900, so the imprint takes precedence over years ending in 00.
 */
export const publicationYear = (record: MarcRecord): number | null => {
  const coded = (controlValue(record, '008') ?? '').slice(7, 11);
  if (YEAR.test(coded) && !coded.endsWith('00')) return Number(coded);
  const written = yearIn(imprintDate(record) ?? '');
  if (!YEAR.test(coded)) return written;
  const isOfCentury = written !== null && String(written).startsWith(coded.slice(0, 2));
  return isOfCentury ? written : Number(coded);
};

/** The edition statement as catalogued. */
export const editionOf = (record: MarcRecord): string | null =>
  firstText(dataFields(record, '250').map((field) => bracketed(plain(fieldText(field, 'ab')))));

/** The first place and the first publisher, without the cataloguer's brackets. */
export const placeAndPublisher = (record: MarcRecord): { local: string | null; editora: string | null } => {
  const groups = imprintGroups(record);
  return {
    local: firstText(groups.flatMap((group) => group.places).map(withoutBrackets)),
    editora: firstText(groups.flatMap((group) => group.publishers).map(withoutBrackets)),
  };
};
