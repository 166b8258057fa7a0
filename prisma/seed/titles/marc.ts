import type { ControlField, DataField, MarcRecord } from '@catalogue/domain';

/** A data field: `field('245', '10', 'a', 'Título :', 'b', 'resto.')`. Subfields without value are left out; `#` is a blank indicator. */
export function field(tag: string, indicators: string, ...pairs: (string | null)[]): DataField {
  const subfields = [];
  for (let index = 0; index < pairs.length; index += 2) {
    const value = pairs[index + 1];
    if (value) subfields.push({ code: pairs[index] ?? '', value });
  }
  const [ind1 = ' ', ind2 = ' '] = indicators.replaceAll('#', ' ');
  return { tag, ind1, ind2, subfields };
}

const two = (number: number): string => String(number).padStart(2, '0');
/** A time in working hours, `hhmmss`, different for each record. */
const timeOf = (number: number): string => {
  const minutes = Math.floor(number / 60);
  return two(8 + (Math.floor(minutes / 60) % 10)) + two(minutes % 60) + two(number % 60);
};

export interface RecordFacts {
  number: number;
  /** ISO date. */
  created: string;
  /** Leader/06 and 07. */
  kind: string;
  /** Leader/08: `a` under archival control. */
  control?: 'a';
  /** The 17 characters of 008/18-34. */
  coded: string;
  /** 008/06 with 07-14: `s2010    `, `c19999999`, `nuuuuuuuu`. */
  dates: string;
  /** 008/15-17. */
  country?: string;
  language: string;
  /** 007, if the carrier has one. */
  carrier?: string;
}

/** A whole record: leader, control fields and the given fields sorted by tag; fields of one tag keep their order. */
export function record(facts: RecordFacts, fields: readonly (DataField | null)[]): MarcRecord {
  const { number, created, kind, coded, dates, country = 'bl ', language, carrier, control = ' ' } = facts;
  const fixed = `${created.slice(2).replaceAll('-', '')}${dates}${country}${coded}${language} d`;
  if (fixed.length !== 40) throw new Error(`008 has ${fixed.length} characters: ${fixed}`);
  const controlFields: ControlField[] = [
    { tag: '001', value: String(number).padStart(9, '0') },
    { tag: '003', value: 'BR-VaIU' },
    { tag: '005', value: `${created.replaceAll('-', '')}${timeOf(number)}.0` },
    ...(carrier ? [{ tag: '007', value: carrier }] : []),
    { tag: '008', value: fixed },
  ];
  const data = [
    field('040', '##', 'a', 'BR-VaIU', 'b', 'por', 'c', 'BR-VaIU'),
    ...fields.filter((entry) => entry !== null && entry.subfields.length > 0),
  ].filter((entry) => entry !== null);
  data.sort((left, right) => order(left.tag) - order(right.tag));
  return { leader: `00000n${kind}${control}a2200000 a 4500`, fields: [...controlFields, ...data] };
}

// Subjects and notes keep the cataloguer's order within their hundred.
const order = (tag: string): number => (/^[56]/.test(tag) ? Number(tag.charAt(0)) * 100 : Number(tag));

/** 008/06-14 of a single year, or of none. */
export const singleYear = (year: number | null): string => (year === null ? 'nuuuuuuuu' : `s${year}    `);

const ARTICLES = /^(O|A|Os|As|Um|Uma|The|An|El|La|Los|Las|Le|Les|Il|Der|Das|Die) /;
/** The number of characters to skip in filing: the article and its space. */
const skipped = (title: string): number => (ARTICLES.exec(title)?.[0] ?? '').length;

interface TitleStatement {
  title: string;
  rest?: string | null;
  part?: { number: string; name?: string };
  /** Statement of responsibility, in natural order. */
  by?: string | null;
  medium?: string;
  /** Whether an author is the main entry (indicator 1). */
  entry: boolean;
}

/** 245 with ISBD punctuation. */
export function titleField({ title, rest, part, by, medium, entry }: TitleStatement): DataField {
  const pieces: [string, string][] = [['a', title]];
  if (part) pieces.push(['n', part.number]);
  if (part?.name) pieces.push(['p', part.name]);
  if (medium) pieces.push(['h', `[${medium}]`]);
  if (rest) pieces.push(['b', rest]);
  if (by) pieces.push(['c', by]);
  const marks: Record<string, string> = { n: '.', p: ',', b: ' :', c: ' /', h: '' };
  const subfields = pieces.flatMap(([code, text], index) => {
    const next = pieces[index + 1]?.[0];
    const mark = next === undefined ? (/[.?!\]]$/.test(text) ? '' : '.') : (marks[next] ?? '');
    return [code, text + mark];
  });
  return field('245', `${entry ? 1 : 0}${skipped(title)}`, ...subfields);
}

/** 260 with ISBD punctuation; uses the standard's abbreviations for unknown values. */
export const imprint = (place: string | null, publisher: string | null, date: string): DataField =>
  field(
    '260',
    '##',
    'a',
    `${place ?? '[S.l.]'} :`,
    'b',
    `${publisher ?? '[s.n.]'},`,
    'c',
    date.endsWith(']') ? date : `${date}.`,
  );

/** 300 with ISBD punctuation. */
export const extent = (what: string, details: string | null, size: string | null, added?: string): DataField =>
  field(
    '300',
    '##',
    'a',
    what + (details ? ' :' : size ? ' ;' : ''),
    'b',
    details && details + (size ? ' ;' : ''),
    'c',
    size && size + (added ? ' +' : ''),
    'e',
    added ?? null,
  );

/** 856 of the work itself (`0`) or of a related resource (`2`); `provider` as described in decision 011. */
export const link = (
  relation: '0' | '2',
  url: string,
  words: string,
  note: string | null = null,
  type: string | null = null,
  provider: string | null = null,
) =>
  field(
    '856',
    `4${relation}`,
    '3',
    relation === '2' ? words : null,
    'q',
    type,
    'u',
    url,
    'x',
    provider,
    'y',
    relation === '0' ? words : null,
    'z',
    note,
  );

/** A cover picture. */
export const coverLink = (number: number) =>
  link('2', `https://capas.example.org/${String(number).padStart(9, '0')}.jpg`, 'Imagem da capa', null, 'image/jpeg');

const closed = (text: string): string => (/[.)-]$/.test(text) ? text : `${text}.`);
/** 651, 655, 648, 630 …: a single heading. */
export const heading = (tag: string, indicators: string, text: string): DataField =>
  field(tag, indicators, 'a', closed(text));

/** An ISBN-13 with its check digit, from the nine digits after 978. */
export function isbn13(nine: string): string {
  const twelve = `978${nine}`;
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}

/** An ISSN with its check character, from seven digits. */
export function issn(seven: string): string {
  const sum = [...seven].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0);
  const check = (11 - (sum % 11)) % 11;
  return `${seven.slice(0, 4)}-${seven.slice(4)}${check === 10 ? 'X' : check}`;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const letter = (text: string, index: number): number =>
  Math.max(
    0,
    LETTERS.indexOf(
      text
        .normalize('NFD')
        .replace(/\P{Letter}/gu, '')
        .toLowerCase()
        .charAt(index),
    ),
  );

/** An author mark like Cutter's: the surname's initial, three digits that follow the alphabet, the title's initial. */
export function authorMark(name: string, title: string): string {
  const initial =
    name
      .normalize('NFD')
      .replace(/\P{Letter}/gu, '')
      .charAt(0)
      .toUpperCase() || 'A';
  const digits = 100 + Math.floor(((letter(name, 1) * 26 + letter(name, 2)) / 676) * 900);
  const filed = title
    .slice(skipped(title))
    .normalize('NFD')
    .replace(/[^\p{Letter}\p{Number}]/gu, '');
  return `${initial}${digits}${filed.charAt(0).toLowerCase()}`;
}

/** 082 and 090. */
export const callNumber = (cdd: string, mark: string, more: string | null = null): DataField[] => [
  field('082', '04', 'a', cdd, '2', '23'),
  field('090', '##', 'a', cdd, 'b', mark, 'c', more),
];

interface BookCodes {
  illustrated?: boolean;
  /** 008/23: `o` online, `f` braille, `d` large print. */
  form?: string;
  /** 008/24-27: `m` thesis, `d` dictionary, `l` legislation, `v` cases, `u` standard. */
  contents?: string;
  conference?: boolean;
  /** 008/33: `0` not fiction, `1` fiction, `p` poetry, `d` drama. */
  literary?: string;
}

/** 008/18-34 of a book. */
export const bookCodes = ({
  illustrated = false,
  form = ' ',
  contents = '',
  conference = false,
  literary = '0',
}: BookCodes): string =>
  `${illustrated ? 'a' : ' '}    ${form}${contents.padEnd(4)} ${conference ? 1 : 0}00 ${literary} `;
