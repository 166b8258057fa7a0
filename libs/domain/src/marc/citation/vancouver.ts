import type { MarcRecord } from '../record';
import type { Reference } from '../abnt/abntReference';
import { dayOf } from '../abnt/months';
import type { ReferenceOptions } from '../abnt/online';
import { joinSentences, say, type Sentence } from '../abnt/parts';
import { WorkType } from '../workTypes';
import { citedWork, type CitedName, type CitedWork, type Responsible } from './citedWork';
import { initialsOf } from './initials';

const mostNames = 6;
const mostInitials = 2;

const written = (name: CitedName): string => {
  if ('body' in name) return name.body;
  const initials = initialsOf(name.given, { after: '', particles: false });
  return [name.family, initials.slice(0, mostInitials)].filter(Boolean).join(' ');
};

const listed = ({ names, edited }: Responsible): string => {
  if (names.length === 0) return '';
  const shown = names.slice(0, mostNames).map(written);
  const others = names.length > mostNames ? ['et al'] : [];
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

const editionOf = ({ edition }: CitedWork): string | null =>
  edition && (/^\d+$/.test(edition) ? `${edition}ª ed.` : edition);

/** `Local: Editora; 1999`. */
const imprint = ({ place, publisher, defence, year }: CitedWork): Sentence => {
  const house = defence?.institution || publisher;
  const where = [place ?? '[local desconhecido]', house ?? '[editora desconhecida]'].join(': ');
  return say(`${where}; ${year ?? '[data desconhecida]'}`);
};

/** `Revista. 1999;12(3):7-16`. */
const articleIn = ({ host, year }: CitedWork): Sentence[] => {
  if (!host) return [];
  const issue = `${host.volume ?? ''}${host.number ? `(${host.number})` : ''}`;
  return [
    say(host.title),
    say(`${year ?? '[data desconhecida]'}${issue && `;${issue}`}${host.pages ? `:${host.pages}` : ''}`),
  ];
};

const chapterIn = (work: CitedWork): Sentence[] => {
  const { host } = work;
  if (!host) return [say(editionOf(work)), say(work.volume && `Vol. ${work.volume}`), imprint(work)];
  const names = listed(host.responsible);
  return [
    say(`In: ${names === '' ? host.title : names}`),
    say(names === '' ? null : host.title),
    say(editionOf(work)),
    imprint(work),
    say(host.pages && `p. ${host.pages}`),
  ];
};

/**
 * The reference of a title in the style of Vancouver (ICMJE, NLM), in its Portuguese words. `cod_tipo_obra` where the record came
 * without its leader. Never throws.
 */
export const vancouverReference = (
  record: MarcRecord,
  { hoje, cod_tipo_obra }: Pick<ReferenceOptions, 'hoje'> & { cod_tipo_obra?: number } = {},
): Reference => {
  const work = citedWork(record, cod_tipo_obra);
  const isArticle = work.type === WorkType.article && work.host !== null;
  const partes = joinSentences([
    say(listed(work.responsible)),
    say(work.title + bracketed(work)),
    ...(isArticle ? articleIn(work) : chapterIn(work)),
    say(isOnline(work) && hoje ? `[citado em ${dayOf(hoje)}]` : null),
    say(work.address && `Disponível em: ${work.address}`),
    say(work.doi && `doi: ${work.doi}`),
  ]);
  return { texto: partes.map(({ texto }) => texto).join(''), partes };
};
