import { controlValue, dataFields, type DataField, type MarcRecord } from '../record';
import { imprintGroups } from '../describeImprint';
import { fieldText, plain } from '../describeText';
import { publicationDate } from './date';
import { imprintText } from './imprint';
import { month, monthAndYear } from './months';
import { joinNames, writtenEntry } from './names';
import { emphasise, plainPart, type Sentence } from './referenceParts';
import { capitalFirst } from './title';
import { heading, physical } from './work';
import type { WorkType } from '../workTypes';

const LABEL = /[\s,]*\(?\b(orgs?|eds?|coords?|comps?)\.?\)?\.?$/i;

/** The location of a part in its host, read from 773 $g, then $q. */
export interface Location {
  volume: string | null;
  number: string | null;
  pages: string | null;
}

const first = (text: string, ...patterns: RegExp[]): string | null => {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1];
    if (found) return found.replace(/\s*[-–]\s*/g, '-').trim();
  }
  return null;
};

/** Where the part is in its host, as a reference writes it: `v. 2`, `n. 3`; null for what neither 773 nor 300 tells. */
export const locationOf = (host: DataField | undefined, record: MarcRecord): Location => {
  const text = host ? fieldText(host, 'g') : '';
  const coded = host ? fieldText(host, 'q') : '';
  const extent = dataFields(record, '300')
    .map((field) => fieldText(field, 'a'))
    .join(' ');
  const volume =
    first(text, /\bv(?:ol)?(?:ume)?\.?\s*(\d[\w-]*|[ivxlc]+\b)/i, /^\s*(\d+)\s*\(\d/) ?? first(coded, /^(\d+)/);
  const year = first(text, /\b(?:ano|a\.)\s*(\d+|[ivxlc]+\b)/i);
  return {
    volume: volume !== null ? `v. ${volume}` : year !== null ? `ano ${year}` : null,
    number:
      first(
        text,
        /\b(?:n(?:o|um|úm)?\.?|n[º°]|fasc\.?|nr\.?)\s*(\d+(?:[-/]\d+)*)/i,
        /^\s*\d+\s*\((\d+(?:[-/]\d+)*)\)/,
      ) ?? first(coded, /^\d+:(\d+)/),
    pages:
      first(
        text,
        /\bp(?:p|[áa]gs?|[áa]ginas?)?\.?\s*(\d[\d.]*(?:\s*[-–]\s*\d[\d.]*)?)/i,
        /\)\s*:\s*(\d+\s*[-–]\s*\d+)/,
        /\b(e\d{3,})\b/,
      ) ??
      first(coded, /<(\d+)$/) ??
      first(extent, /\bp\.?\s*(\d+\s*[-–]\s*\d+)/i),
  };
};

/** `p. 7-16`; an article number (`e1234`) has no prefix. */
const pageRange = (pages: string | null): string | null =>
  pages === null ? null : pages.startsWith('e') ? pages : `p. ${pages.replace(/\.$/, '')}`;

/** The title of the host in one line. */
export const hostTitleText = (host: DataField | undefined): string =>
  host ? plain((fieldText(host, 't') || fieldText(host, 's')).split(/\s\/\s/)[0] ?? '').replace(/\s+:\s+/g, ': ') : '';

/** Title of the host, emphasised, without emphasis on its subtitle. */
const hostTitle = (host: DataField | undefined, entry: boolean): Sentence => {
  const text = hostTitleText(host);
  const colon = text.indexOf(': ');
  const head = colon === -1 ? text : text.slice(0, colon);
  return [
    ...(entry ? plainPart(capitalFirst(head)) : emphasise(head)),
    ...plainPart(colon === -1 ? '' : text.slice(colon)),
  ];
};

const issueDate = (record: MarcRecord, host: DataField | undefined, language: string): string => {
  const written = host ? `${fieldText(host, 'g')} ; ${fieldText(host, 'd')}` : '';
  const imprint = dataFields(record, '260', '264')
    .map((field) => fieldText(field, 'c'))
    .join(' ');
  const dated = monthAndYear(written, language) ?? monthAndYear(imprint, language);
  if (dated !== null) return dated;
  const fixed = controlValue(record, '008') ?? '';
  const coded = fixed[6] === 'e' ? Number(fixed.slice(11, 13)) : 0;
  const year =
    /(?<!\d)[12]\d{3}(?!\d)(?![^(]*p\.)/.exec(host ? fieldText(host, 'd') : '')?.[0] ?? publicationDate(record);
  return [coded >= 1 && coded <= 12 ? month(coded, language) : '', year].filter(Boolean).join(' ');
};

// A longer text is no imprint, and what follows would look at it from each of its letters on.
const maxImprintLength = 500;
const imprintOfHost = (host: DataField | undefined): string =>
  (host ? fieldText(host, 'd') : '').slice(0, maxImprintLength);

const hostPlace = (record: MarcRecord, host: DataField | undefined): string => {
  const written = plain(imprintOfHost(host).split(/\s*:\s+/)[0] ?? '').replace(/,?\s*(\p{Ll}+\.?\s*)?\d{4}.*$/u, '');
  return written || imprintGroups(record)[0]?.places[0] || '[S. l.]';
};

/** An article: the periodical is emphasised, the article is not (NBR 6023:2018, 7.7.5). */
export const article = (record: MarcRecord, language: string): Sentence[] => {
  const host = dataFields(record, '773')[0];
  const { volume, number, pages } = locationOf(host, record);
  const rest = [
    hostPlace(record, host),
    volume,
    number && `n. ${number}`,
    pageRange(pages),
    issueDate(record, host, language),
  ];
  const periodical = hostTitle(host, false);
  const place = rest.filter(Boolean).join(', ');
  return [
    ...heading(record, periodical.length === 0),
    periodical.length === 0 ? plainPart(place) : [...periodical, ...plainPart(`, ${place}`)],
  ];
};

/** The names of the host as written in 773 $a, and their label. */
export const hostResponsibility = (host: DataField | undefined): { names: string[]; label: string } => {
  const text = host ? plain(fieldText(host, 'a')) : '';
  const label = LABEL.exec(text)?.[1]?.toLowerCase().replace(/s$/, '');
  const names = text
    .replace(label ? LABEL : /$^/, '')
    .split(/\s*;\s*/)
    .filter(Boolean);
  return { names, label: label ? `${label}.` : '' };
};

const hostNames = (host: DataField | undefined): string => {
  const { names, label } = hostResponsibility(host);
  return joinNames(names.map(writtenEntry), label);
};

/** Place, publisher and date as written in 773 $d. */
export const writtenImprint = (host: DataField | undefined) => {
  const written = plain(imprintOfHost(host)).replace(/\s+:\s+/g, ': ');
  const [, place, publisher, date] = /^(.+?): (.+?)(?:,\s*([^,]*\d[^,]*))?$/.exec(written) ?? [];
  return { place, publisher, date };
};

/** The host's imprint from 773 $d, or else the record's own. */
const hostImprint = (record: MarcRecord, host: DataField | undefined): string => {
  const { place, publisher, date } = writtenImprint(host);
  return place
    ? `${place}: ${publisher}, ${date?.replace(/^c(?=\d{4})/, '') ?? publicationDate(record)}`
    : `${imprintText(record)}, ${publicationDate(record)}`;
};

/** A chapter or another part of a monograph, followed by `In:` and the emphasised host (NBR 6023:2018, 7.3). */
export const chapter = (record: MarcRecord, type: WorkType): Sentence[] => {
  const host = dataFields(record, '773')[0];
  const { volume, pages } = locationOf(host, record);
  const names = hostNames(host);
  const title = hostTitle(host, names === '');
  const [opening, following] = names === '' ? [title, plainPart(null)] : [plainPart(names), title];
  return [
    ...heading(record, title.length === 0),
    ...(opening.length === 0 ? [] : [[...plainPart('In: '), ...opening], following]),
    plainPart(host ? plain(fieldText(host, 'b')) : null),
    plainPart(hostImprint(record, host)),
    plainPart([volume, pageRange(pages)].filter(Boolean).join(', ')),
    ...physical(record, type),
  ];
};
