import { dataFields, subfieldValues, type MarcRecord } from '../record';
import { yearIn } from '../describeImprint';
import { distinct, fieldText, plain } from '../describeText';
import { WorkType } from '../workTypes';
import { publicationDate } from './date';
import { imprintText, placeOf } from './imprint';
import { plainPart, type Sentence } from './referenceParts';
import { heading } from './work';

const KINDS: Readonly<Record<number, string>> = {
  [WorkType.thesis.cod_tipo_obra]: 'Tese',
  [WorkType.dissertation.cod_tipo_obra]: 'Dissertação',
  [WorkType.courseWork.cod_tipo_obra]: 'Trabalho de Conclusão de Curso',
};

/** `(mestrado em …)` as the norm writes it: `(Mestrado em …)`. */
const withCapital = (kind: string): string =>
  kind.replace(/\((\p{Ll})/u, (_, letter: string) => `(${letter.toUpperCase()}`);

interface Defence {
  kind: string;
  institution: string;
  place: string;
}

/** Parses a note in one text: `Dissertação (Mestrado em X) – Universidade Y, Local, 2007`. */
const fromText = (note: string): Defence => {
  const [kind = '', ...rest] = note.split(note.includes('--') ? /\s*--\s*/ : /\s+[-–—]\s+|\.\s+[-–—]\s*/);
  const words = plain(rest.join(' - ').replace(/,?\s*\[?\d{4}\??\]?\.?\s*$/, ''));
  // The place follows the last comma, unless that part is a unit of the institution.
  const comma = words.lastIndexOf(',');
  const tail = comma === -1 ? '' : words.slice(comma + 1).trim();
  const isPlace =
    tail !== '' &&
    !/universidade|faculdade|instituto|escola|centro|departamento|programa|college|school|university/i.test(tail);
  return {
    kind: plain(kind.replace(/,?\s*\d{4}$/, '')),
    institution: isPlace ? words.slice(0, comma).trim() : words,
    place: isPlace ? tail : '',
  };
};

/** What 502 says of the defence; without 502, the kind that the work type implies. Missing parts are empty. */
export const defenceOf = (record: MarcRecord, type: WorkType): Defence => {
  const field = dataFields(record, '502')[0];
  const general = KINDS[type.cod_tipo_obra] ?? '';
  if (!field) return { kind: general, institution: '', place: '' };
  const degree = plain(fieldText(field, 'b'));
  if (degree === '') return fromText(fieldText(field, 'a'));
  const named = /^(tese|disserta|trabalho|tcc|monografia|thesis)/i.test(degree);
  const kind = plain(fieldText(field, 'g')) || general;
  const [institution = '', ...places] = plain(subfieldValues(field, 'c')[0] ?? '').split(/,\s+(?=[^,]+$)/);
  return { kind: named ? degree : `${kind} (${degree})`, institution, place: places[0] ?? '' };
};

/** The year of the defence, or else of the record. */
export const defenceYear = (record: MarcRecord): string => {
  const field = dataFields(record, '502')[0];
  const year = field ? yearIn(fieldText(field, 'd') || fieldText(field, 'a')) : null;
  return year === null ? publicationDate(record) : String(year);
};

/**
 * Theses, dissertations and course works: the year follows the title and is repeated at the end; advisors are not named
 * (NBR 6023:2018, 7.1.6).
 */
export const thesis = (record: MarcRecord, type: WorkType): Sentence[] => {
  const { kind, institution, place } = defenceOf(record, type);
  const year = defenceYear(record);
  const school =
    institution === '' ? imprintText(record) : distinct([institution, place || placeOf(record)]).join(', ');
  return [
    ...heading(record),
    plainPart(year),
    plainPart(`${withCapital(kind || (KINDS[type.cod_tipo_obra] ?? 'Tese'))} – ${school}, ${year}`),
  ];
};
