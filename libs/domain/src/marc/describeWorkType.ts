import { controlValue, dataFields, subfieldValues, type MarcRecord } from './record';
import { searchKey } from '../text';
import { plain } from './describeText';
import { WorkType } from './workTypes';

/** Leader/06 of everything except language material. */
const BY_RECORD_TYPE: Readonly<Record<string, WorkType>> = {
  c: WorkType.score,
  d: WorkType.score,
  e: WorkType.map,
  f: WorkType.map,
  i: WorkType.soundRecording,
  j: WorkType.soundRecording,
  k: WorkType.image,
  o: WorkType.multimedia,
  p: WorkType.multimedia,
  r: WorkType.other,
};

const first = (record: MarcRecord, tag: string, codes: string): string => {
  const field = dataFields(record, tag)[0];
  return field ? subfieldValues(field, codes).join(' ') : '';
};

/** The kind of academic work given in 502. A book based on a thesis is a book. */
const academicWork = (record: MarcRecord): WorkType | null => {
  const note = searchKey(first(record, '502', 'abg'));
  if (note === '' || /^(originalmente|originally|apresentad[ao] originalmente|baseado|based)/.test(note)) return null;
  if (/\btese\b|doutor|livre docencia|ph d|doctor/.test(note)) return WorkType.thesis;
  if (/dissert|mestr|master|maestr|\bm (a|s|sc)\b/.test(note)) return WorkType.dissertation;
  return /conclusao|\btcc\b|monografia|graduacao|bacharel|bachelor|licenciatura|especializacao|\bb (a|s|sc)\b/.test(
    note,
  )
    ? WorkType.courseWork
    : WorkType.thesis;
};

/** A component part is an article when its host is a serial. */
const componentPart = (record: MarcRecord): WorkType => {
  const host = dataFields(record, '773')[0];
  if (record.leader[7] === 'b') return WorkType.article;
  const issue = host ? subfieldValues(host, 'g').join(' ') : '';
  const serial =
    host !== undefined &&
    (subfieldValues(host, '7')[0]?.[3] === 's' ||
      subfieldValues(host, 'x').length > 0 ||
      /\b(n|no|nº|fasc)\.?\s*\d/i.test(issue));
  return serial && (host ? subfieldValues(host, 'z').length === 0 : true) ? WorkType.article : WorkType.chapter;
};

const LAW =
  /^(lei|decreto|constituicao|emenda constitucional|medida provisoria|portaria|resolucao|instrucao normativa|codigo|estatuto|ato)\b/;
const CASE = /^(acordao|sumula|habeas|recurso|apelacao|agravo|acao direta|mandado|embargos|reclamacao)\b/;
const STANDARD = /^\s*((abnt )?nbr\b|norma (abnt )?nbr|(abnt )?(iso|iec|nm)[ /-]+\d)/i;

/**
 * Laws, judgments and technical standards are catalogued as books; they are recognised by the nature of contents
 * (008/24-27), the author or the title.
 */
const normative = (record: MarcRecord, contents: string): WorkType | null => {
  const genres = dataFields(record, '655').map((field) => searchKey(subfieldValues(field, 'a').join(' ')));
  if (STANDARD.test(first(record, '245', 'a')) || genres.some((genre) => /^normas? tecnica/.test(genre)))
    return WorkType.standard;
  const title = dataFields(record, '110')[0]?.ind1 === '1' ? searchKey(first(record, '245', 'a')) : '';
  if (/[vw]/.test(contents) || genres.some((genre) => /^jurisprudencia/.test(genre)) || CASE.test(title))
    return WorkType.caseLaw;
  if (contents.includes('l') || genres.some((genre) => /^(legislacao|leis)/.test(genre)) || LAW.test(title))
    return WorkType.legislation;
  return contents.includes('u') ? WorkType.standard : null;
};

/** The form of item in 008: position 29 for maps and visual material, otherwise 23. */
export const formOfItem = (record: MarcRecord): string =>
  (controlValue(record, '008') ?? '')[/[efgkor]/.test(record.leader[6] ?? '') ? 29 : 23] ?? ' ';

/** Whether the work is electronic, by form of item, 007, carrier or medium designation. */
const isElectronic = (record: MarcRecord): boolean =>
  /[oqs]/.test(formOfItem(record)) ||
  (controlValue(record, '007') ?? '').startsWith('c') ||
  (controlValue(record, '006') ?? '').startsWith('m') ||
  /eletr[oô]nic|electronic|electr[oó]nico|online|e-?book|livro digital/i.test(first(record, '245', 'h')) ||
  dataFields(record, '338').some((field) => subfieldValues(field, 'b').some((code) => plain(code) === 'cr'));

const textual = (record: MarcRecord, online: boolean): WorkType => {
  const level = record.leader[7] ?? ' ';
  if (level === 's' || level === 'i' || level === 'b' || level === 'a') {
    return level === 's' || level === 'i' ? WorkType.periodical : componentPart(record);
  }
  const contents = (controlValue(record, '008') ?? '').slice(24, 28).replace(/[^a-z0-9]/g, '');
  const academic = academicWork(record);
  if (academic) return academic;
  if (dataFields(record, '773').length > 0) return componentPart(record);
  if (record.leader[6] === 't') return contents.includes('m') ? WorkType.thesis : WorkType.manuscript;
  return (
    normative(record, contents) ??
    (contents.includes('m') ? WorkType.thesis : online || isElectronic(record) ? WorkType.ebook : WorkType.book)
  );
};

/**
 * The work type of a record, from leader/06-08, 006, 007, 008, 245 $h, 338, 502, 655, 773 and 856.
 * @param online whether a link of the record opens the work itself
 */
export const workTypeOf = (record: MarcRecord, online: boolean): WorkType => {
  const recordType = record.leader[6] ?? ' ';
  // Under archival control, a letter, a plan and a photograph of one fonds belong together.
  if (record.leader[8] === 'a') return WorkType.archive;
  if (recordType === 'g') {
    const video = (controlValue(record, '007') ?? '')[0] ?? '';
    return /[vm]/.test(video) || /[vm]/.test((controlValue(record, '008') ?? '')[33] ?? '')
      ? WorkType.video
      : WorkType.multimedia;
  }
  if (recordType === 'm') return (controlValue(record, '008') ?? '')[26] === 'd' ? WorkType.ebook : WorkType.multimedia;
  return BY_RECORD_TYPE[recordType] ?? textual(record, online);
};
