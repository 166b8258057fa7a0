import type { MarcRecord } from '../record';
import type { Reference } from '../abnt/abntReference';
import { dayOf } from '../abnt/months';
import type { ReferenceOptions } from '../abnt/online';
import { joinSentences, plainPart, type Sentence } from '../abnt/referenceParts';
import { WorkType } from '../workTypes';
import { citedWork, editionText, type CitedName, type CitedWork, type Responsible } from './citedWork';
import { initialsOf } from './initials';

const maxNames = 6;
const maxInitials = 2;

const written = (name: CitedName): string => {
  if ('body' in name) return name.body;
  const initials = initialsOf(name.given, { after: '', particles: false });
  return [name.family, initials.slice(0, maxInitials)].filter(Boolean).join(' ');
};

const listed = ({ names, edited }: Responsible): string => {
  if (names.length === 0) return '';
  const shown = names.slice(0, maxNames).map(written);
  const others = names.length > maxNames ? ['et al'] : [];
  const label = edited ? [names.length > 1 ? 'organizadores' : 'organizador'] : [];
  return [...shown, ...others, ...label].join(', ');
};

const KIND: Readonly<Record<number, string>> = {
  [WorkType.thesis.cod_tipo_obra]: 'tese',
  [WorkType.dissertation.cod_tipo_obra]: 'dissertação',
  [WorkType.courseWork.cod_tipo_obra]: 'trabalho de conclusão de curso',
  [WorkType.map.cod_tipo_obra]: 'mapa',
  [WorkType.score.cod_tipo_obra]: 'partitura',
  [WorkType.soundRecording.cod_tipo_obra]: 'gravação sonora',
  [WorkType.video.cod_tipo_obra]: 'vídeo',
  [WorkType.image.cod_tipo_obra]: 'imagem',
  [WorkType.multimedia.cod_tipo_obra]: 'multimeio',
};

const isOnline = ({ doi, address }: CitedWork): boolean => doi !== null || address !== null;

const bracketed = (work: CitedWork): string => {
  const said = [KIND[work.type.cod_tipo_obra], isOnline(work) ? 'Internet' : null].filter(Boolean);
  return said.length === 0 ? '' : ` [${said.join(' na ')}]`;
};

/** `Local: Editora; 1999`. */
const imprint = ({ place, publisher, defence, year }: CitedWork): Sentence => {
  const house = defence?.institution || publisher;
  const where = [place ?? '[local desconhecido]', house ?? '[editora desconhecida]'].join(': ');
  return plainPart(`${where}; ${year ?? '[data desconhecida]'}`);
};

/** `Revista. 1999;12(3):7-16`. */
const articleIn = ({ host, year }: CitedWork): Sentence[] => {
  if (!host) return [];
  const issue = `${host.volume ?? ''}${host.number ? `(${host.number})` : ''}`;
  return [
    plainPart(host.title),
    plainPart(`${year ?? '[data desconhecida]'}${issue && `;${issue}`}${host.pages ? `:${host.pages}` : ''}`),
  ];
};

const chapterIn = (work: CitedWork): Sentence[] => {
  const { host } = work;
  if (!host) return [plainPart(editionText(work)), plainPart(work.volume && `Vol. ${work.volume}`), imprint(work)];
  const names = listed(host.responsible);
  return [
    plainPart(`In: ${names === '' ? host.title : names}`),
    plainPart(names === '' ? null : host.title),
    plainPart(editionText(work)),
    imprint(work),
    plainPart(host.pages && `p. ${host.pages}`),
  ];
};

/**
 * The reference of a title in Vancouver style (ICMJE, NLM), in Portuguese. Pass `cod_tipo_obra` when the record has no
 * leader. Never throws.
 */
export const vancouverReference = (
  record: MarcRecord,
  { hoje, cod_tipo_obra }: Pick<ReferenceOptions, 'hoje'> & { cod_tipo_obra?: number } = {},
): Reference => {
  const work = citedWork(record, cod_tipo_obra);
  const isArticle = work.type === WorkType.article && work.host !== null;
  const partes = joinSentences([
    plainPart(listed(work.responsible)),
    plainPart(work.title + bracketed(work)),
    ...(isArticle ? articleIn(work) : chapterIn(work)),
    plainPart(isOnline(work) && hoje ? `[citado ${dayOf(hoje).replace('.', '')}]` : null),
    plainPart(work.address && `Disponível em: ${work.address}`),
    plainPart(work.doi && `doi: ${work.doi}`),
  ]);
  return { texto: partes.map(({ texto }) => texto).join(''), partes };
};
