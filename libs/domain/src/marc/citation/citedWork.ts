import { dataFields, type DataField, type MarcRecord } from '../record';
import { withUnlinkedFields } from '../alternateFields';
import { defenceOf, defenceYear } from '../abnt/thesis';
import { doiOf } from '../abnt/online';
import { hostResponsibility, hostTitleText, locationOf, writtenImprint } from '../abnt/component';
import { personOf } from '../abnt/names';
import { piecesOf, volumeOf } from '../abnt/title';
import { responsibleNames } from '../abnt/responsibility';
import { placeAndPublisher, publicationYear, editionOf } from '../describeImprint';
import { nameHeading } from '../describeHeadings';
import { fieldText, plain } from '../describeText';
import { describeLinks } from '../describeLinks';
import { remoteAccess } from '../describeAccess';
import { workTypeOf } from '../describeWorkType';
import { WorkType } from '../workTypes';

/** A name in a reference: a person's two parts, or the name of a corporate body. */
export type CitedName = { family: string; given: string } | { body: string };

/** `Assis, Machado de`. */
export const invertedName = (name: CitedName): string => ('body' in name ? name.body : `${name.family}, ${name.given}`);

/** `Machado de Assis`. */
export const directName = (name: CitedName): string => ('body' in name ? name.body : `${name.given} ${name.family}`);

/** The names that start a reference; `edited` when they are its editors. */
export interface Responsible {
  names: CitedName[];
  edited: boolean;
}

/** The data for references of any style. Null: not in the record. */
export interface CitedWork {
  type: WorkType;
  responsible: Responsible;
  title: string;
  year: string | null;
  /** Only the number when the statement is one: `2`. */
  edition: string | null;
  volume: string | null;
  place: string | null;
  publisher: string | null;
  /** The work that contains the article or chapter. */
  host: {
    title: string;
    responsible: Responsible;
    volume: string | null;
    number: string | null;
    pages: string | null;
  } | null;
  defence: { kind: string; institution: string } | null;
  doi: string | null;
  address: string | null;
}

/** The edition as Portuguese references have it: `2ª ed.`, or the statement as it is. */
export const editionText = ({ edition }: CitedWork): string | null =>
  edition && (/^\d+$/.test(edition) ? `${edition}ª ed.` : edition);

const personName = (inverted: string, titles: readonly string[] = []): CitedName => {
  const { family, given } = personOf(inverted, titles);
  return given === '' ? { body: family } : { family, given };
};

const nameOf = (field: DataField): CitedName => {
  const isInverted = field.tag.endsWith('00') && field.ind1 !== '0' && field.ind1 !== '3';
  const name = plain(fieldText(field, 'a'));
  if (!isInverted || !name.includes(',')) return { body: field.tag.endsWith('00') ? name : nameHeading(field) };
  return personName(
    name,
    field.subfields.filter(({ code }) => code === 'c').map(({ value }) => plain(value)),
  );
};

const isNamed = (name: CitedName): boolean => ('body' in name ? name.body : name.family) !== '';

const typeOf = (record: MarcRecord, cod_tipo_obra: number | undefined): WorkType =>
  Object.values(WorkType).find((type) => type.cod_tipo_obra === cod_tipo_obra) ??
  workTypeOf(record, remoteAccess(record, describeLinks(record)) !== null);

const hostOf = (record: MarcRecord): CitedWork['host'] => {
  const host = dataFields(record, '773')[0];
  const title = hostTitleText(host);
  if (title === '') return null;
  const { names, label } = hostResponsibility(host);
  const { volume, number, pages } = locationOf(host, record);
  return {
    title,
    responsible: {
      names: names.map((name) => (name.includes(',') ? personName(name) : { body: name })),
      edited: label !== '',
    },
    volume: volume?.replace(/^\D+/, '') ?? null,
    number,
    pages,
  };
};

const isDefended = (type: WorkType): boolean =>
  type === WorkType.thesis || type === WorkType.dissertation || type === WorkType.courseWork;

/**
 * Extracts the data for reference styles other than ABNT. Pass `cod_tipo_obra` when the record has no leader. Never
 * throws.
 */
export const citedWork = (source: MarcRecord, cod_tipo_obra?: number): CitedWork => {
  const record = withUnlinkedFields(source);
  const type = typeOf(record, cod_tipo_obra);
  const { fields, label } = responsibleNames(record);
  const { local, editora } = placeAndPublisher(record);
  const host = type === WorkType.article || type === WorkType.chapter ? hostOf(record) : null;
  const written = host && writtenImprint(dataFields(record, '773')[0]);
  const defence = isDefended(type) ? defenceOf(record, type) : null;
  const stated = editionOf(record);
  const year = publicationYear(record);
  return {
    type,
    responsible: { names: fields.map(nameOf).filter(isNamed), edited: label !== '' },
    title: piecesOf(record)
      .map(({ before, text }) => before + text)
      .join(''),
    year: defence ? defenceYear(record) : (year?.toString() ?? null),
    edition: (stated && /^\D{0,2}(\d+)/.exec(stated)?.[1]) ?? stated,
    volume: volumeOf(record)?.replace(/^\D+/, '') ?? null,
    place: defence?.place || (written?.place ?? local),
    publisher: written?.publisher ?? editora,
    host,
    defence: defence && { kind: defence.kind, institution: defence.institution || (editora ?? '') },
    doi: doiOf(record),
    address: describeLinks(record).find(({ integral, restrito }) => integral && !restrito)?.url ?? null,
  };
};
