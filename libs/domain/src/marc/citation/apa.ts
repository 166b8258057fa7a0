import type { MarcRecord } from '../record';
import type { Reference } from '../abnt/abntReference';
import { emphasise, joinSentences, plainPart, type Sentence } from '../abnt/referenceParts';
import { WorkType } from '../workTypes';
import { citedWork, editionText, type CitedName, type CitedWork, type Responsible } from './citedWork';
import { initialsOf } from './initials';

/** With more names, those between the 19th and the last are left out. */
const maxNames = 20;

const written = (name: CitedName): string =>
  'body' in name ? name.body : `${name.family}, ${initialsOf(name.given, { after: '.', particles: true })}`;
const direct = (name: CitedName): string =>
  'body' in name ? name.body : `${initialsOf(name.given, { after: '.', particles: true })} ${name.family}`;

// A comma precedes “&”, except between two names that begin with their initials.
const listed = (names: readonly string[], between = ','): string => {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  if (names.length > maxNames) return `${names.slice(0, maxNames - 1).join(', ')}, … ${last}`;
  return `${names.slice(0, -1).join(', ')}${names.length === 2 ? between : ','} & ${last}`;
};

const editors = ({ names, edited }: Responsible): string => (edited ? ` (Org${names.length > 1 ? 's' : ''}.)` : '');

/** The label in brackets that APA puts after the title of a non-text work. */
const MEDIUM: Readonly<Record<number, string>> = {
  [WorkType.map.cod_tipo_obra]: 'Mapa',
  [WorkType.score.cod_tipo_obra]: 'Partitura',
  [WorkType.soundRecording.cod_tipo_obra]: 'Gravação sonora',
  [WorkType.video.cod_tipo_obra]: 'Vídeo',
  [WorkType.image.cod_tipo_obra]: 'Imagem',
  [WorkType.multimedia.cod_tipo_obra]: 'Multimeio',
};
const DEGREE: Readonly<Record<number, string>> = {
  [WorkType.thesis.cod_tipo_obra]: 'Tese de doutorado',
  [WorkType.dissertation.cod_tipo_obra]: 'Dissertação de mestrado',
  [WorkType.courseWork.cod_tipo_obra]: 'Trabalho de conclusão de curso',
};

const editionAndVolume = (work: CitedWork, pages?: string | null): string => {
  const said = [editionText(work), work.volume && `Vol. ${work.volume}`, pages && `pp. ${pages}`].filter(Boolean);
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
};

const bracketed = ({ type, defence }: CitedWork): string => {
  if (!defence) return MEDIUM[type.cod_tipo_obra] ? ` [${MEDIUM[type.cod_tipo_obra]}]` : '';
  return ` [${[DEGREE[type.cod_tipo_obra] ?? defence.kind, defence.institution].filter(Boolean).join(', ')}]`;
};

const title = (work: CitedWork): Sentence =>
  work.host
    ? plainPart(work.title)
    : [...emphasise(work.title), ...plainPart(editionAndVolume(work) + bracketed(work))];

/** `*Revista*, *12*(3), 7-16`, or `In` and the book that contains the chapter. */
const hostSentence = (work: CitedWork): Sentence => {
  const { host, type } = work;
  if (!host) return [];
  if (type === WorkType.article) {
    const issue = host.number ? `(${host.number})` : '';
    const pages = host.pages ? `, ${host.pages}` : '';
    return host.volume
      ? [...emphasise(`${host.title}, ${host.volume}`), ...plainPart(issue + pages)]
      : [...emphasise(host.title), ...plainPart((issue && `, ${issue}`) + pages)];
  }
  const names = listed(host.responsible.names.map(direct), '');
  return [
    ...plainPart(`In ${names === '' ? '' : `${names}${editors(host.responsible)}, `}`),
    ...emphasise(host.title),
    ...plainPart(editionAndVolume({ ...work, volume: host.volume }, host.pages)),
  ];
};

/** A reference that ends with a URL has no final stop, which would be read as part of the URL. */
const withAddress = (parts: Reference['partes'], address: string | null): Reference => {
  const partes = address ? [...parts, { texto: ` ${address}`, destaque: false }] : parts;
  return { texto: partes.map(({ texto }) => texto).join(''), partes };
};

/**
 * The reference of a title in APA style, 7th edition, in Portuguese. Pass `cod_tipo_obra` when the record has no
 * leader. Never throws.
 */
export const apaReference = (record: MarcRecord, cod_tipo_obra?: number): Reference => {
  const work = citedWork(record, cod_tipo_obra);
  const names = listed(work.responsible.names.map(written));
  const date = plainPart(`(${work.year ?? 's.d.'})`);
  const head: Sentence[] =
    names === '' ? [title(work), date] : [plainPart(names + editors(work.responsible)), date, title(work)];
  const publisher = work.defence || work.type === WorkType.article ? null : work.publisher;
  const parts = joinSentences([...head, hostSentence(work), plainPart(publisher === names ? null : publisher)]);
  return withAddress(parts, work.doi ? `https://doi.org/${work.doi}` : work.address);
};
