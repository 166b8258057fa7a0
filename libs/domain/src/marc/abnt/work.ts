import { dataFields, type MarcRecord } from '../record';
import { seriesOf } from '../describeTitles';
import { fieldText, plain, running } from '../describeText';
import { WorkType } from '../workTypes';
import { publicationDate } from './date';
import { edition } from './edition';
import { imprintText } from './imprint';
import { plainPart, type Sentence } from './referenceParts';
import { responsibility } from './responsibility';
import { titleSentence, volumeOf } from './title';

/** `Local: Editora, data`. */
export const imprint = (record: MarcRecord, date = publicationDate(record)): Sentence =>
  plainPart(`${imprintText(record)}, ${date}`);

/** The uniform title of a constitution in a jurisdiction's record: `[Constituição (1988)]` (NBR 6023:2018, 7.11.1). */
const constitution = (record: MarcRecord): string | null => {
  const uniform = dataFields(record, '240')[0];
  const title = uniform ? plain(fieldText(uniform, 'a')) : '';
  return /^constitui/i.test(title) ? `[${title}]` : null;
};

/** `(Estudos brasileiros, v. 22)`. */
const series = (record: MarcRecord): Sentence =>
  plainPart(
    seriesOf(record)
      .map(
        ({ titulo, numero }) =>
          `(${[titulo.split(' / ')[0]?.replace(/\s*;\s*/g, ', '), numero].filter(Boolean).join(', ')})`,
      )
      .join(' '),
  );

/** Names and title: the start of every reference except those of serials and recordings. */
export const heading = (record: MarcRecord, emphasised = true): Sentence[] => {
  const names = responsibility(record);
  return [
    plainPart(names),
    plainPart(names === '' ? null : constitution(record)),
    titleSentence(record, { entry: names === '', emphasised }),
  ];
};

/** The extent of non-print material, separated by commas: `1 mapa, color., 79 cm x 95 cm`. */
const extent = (record: MarcRecord): string => {
  const field = dataFields(record, '300')[0];
  if (!field) return '';
  const parts = field.subfields
    .filter(({ code }) => 'abc'.includes(code))
    .map(({ value }) => running(value))
    .filter((text) => text !== '');
  const accompanying = field.subfields.filter(({ code }) => code === 'e').map(({ value }) => ` + ${running(value)}`);
  return parts.join(', ') + accompanying.join('');
};

/** `3 v.` for all of them, `v. 3` for one. */
const volumes = (record: MarcRecord): string | null => {
  const field = dataFields(record, '300')[0];
  const text = field ? fieldText(field, 'a') : '';
  const [, one] = /^v(?:ol)?\.?\s*(\d+(?:-\d+)?)\b/i.exec(text) ?? [];
  if (one !== undefined) return `v. ${one}`;
  const several = /^(\d+)\s*(v|vol|t)\b\.?/i.exec(text);
  return several && Number(several[1]) > 1 ? `${several[1]} v.` : null;
};

/** The scale of a map: `Escala 1:600.000`. */
const scale = (record: MarcRecord): string | null => {
  const field = dataFields(record, '255')[0];
  const text = field ? plain(fieldText(field, 'a')) : '';
  return text === '' || /^escala\b|^scale\b/i.test(text)
    ? text.replace(/^scale\b/i, 'Escala') || null
    : `Escala ${text}`;
};

/** Work types whose reference includes the extent (NBR 6023:2018, 7.12 to 7.17). */
const WITH_EXTENT: readonly number[] = [
  WorkType.map,
  WorkType.score,
  WorkType.image,
  WorkType.multimedia,
  WorkType.soundRecording,
  WorkType.video,
  WorkType.other,
].map(({ cod_tipo_obra }) => cod_tipo_obra);

/** The part after the imprint: volumes or extent, scale, medium, series. */
export const physical = (record: MarcRecord, type: WorkType): Sentence[] => [
  plainPart(volumeOf(record) ?? volumes(record)),
  ...(WITH_EXTENT.includes(type.cod_tipo_obra) ? [plainPart(extent(record)), plainPart(scale(record))] : []),
  plainPart(type === WorkType.ebook ? 'E-book' : null),
  series(record),
];

/** The subject of a law is a sentence of its own, not a subtitle. */
const matterApart = (title: Sentence): Sentence[] => {
  const tail = title.at(-1)?.texto ?? '';
  if (title.length < 2 || !tail.startsWith(': ')) return [title];
  return [title.slice(0, -1), plainPart(tail.charAt(2).toUpperCase() + tail.slice(3))];
};

/** A work as a whole: book, map, score, law, standard (NBR 6023:2018, 7.1, 7.10, 7.11, 7.15, 7.16). */
export const wholeWork = (record: MarcRecord, type: WorkType, language: string): Sentence[] => [
  ...(type === WorkType.legislation ? heading(record).flatMap(matterApart) : heading(record)),
  plainPart(edition(record, language)),
  imprint(record),
  ...physical(record, type),
];
