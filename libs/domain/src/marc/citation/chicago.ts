import type { MarcRecord } from '../record';
import type { Reference } from '../abnt/abntReference';
import { emphasise, joinSentences, plainPart, type Sentence } from '../abnt/referenceParts';
import { WorkType } from '../workTypes';
import { citedWork, directName, editionText, invertedName, type CitedWork, type Responsible } from './citedWork';

/** More than six names are cut after the third. */
const maxNames = 6;

const namesOf = ({ names, edited }: Responsible): string => {
  const [first, ...others] = names;
  if (!first) return '';
  const rest = others.map(directName);
  const listed =
    names.length > maxNames
      ? `${[invertedName(first), ...rest.slice(0, 2)].join(', ')}, et al.`
      : rest.length === 0
        ? invertedName(first)
        : `${[invertedName(first), ...rest.slice(0, -1)].join(', ')} e ${rest.at(-1)}`;
  return edited ? `${listed.replace(/\.$/, '')}, org${names.length > 1 ? 's' : ''}.` : listed;
};

const publisherOf = ({ place, publisher }: CitedWork) => [place, publisher].filter(Boolean).join(': ') || null;

/** `Revista 12, n. 3: 7–16`, or `Em` and the book that contains the chapter. */
const hostSentence = (work: CitedWork): Sentence => {
  const { host, type } = work;
  if (!host) return [];
  if (type === WorkType.article) {
    const numbers = [host.volume, host.number && `n. ${host.number}`].filter(Boolean).join(', ');
    return [
      ...emphasise(host.title),
      ...plainPart(`${numbers && ` ${numbers}`}${host.pages ? `${numbers ? ': ' : ', '}${host.pages}` : ''}`),
    ];
  }
  const names = host.responsible.names.map(directName).join(' e ');
  return [
    ...plainPart('Em '),
    ...emphasise(host.title),
    ...plainPart(`${names && `, organizado por ${names}`}${host.pages ? `, ${host.pages}` : ''}`),
  ];
};

/** The reference of a title in Chicago style, author and date, 17th edition, in Portuguese. Never throws. */
export const chicagoReference = (record: MarcRecord, cod_tipo_obra?: number): Reference => {
  const work = citedWork(record, cod_tipo_obra);
  const names = namesOf(work.responsible);
  const date = plainPart(work.year ?? 's.d.');
  const title = work.host ? plainPart(`“${work.title}”`) : emphasise(work.title);
  const thesis = work.defence && [work.defence.kind, work.defence.institution].filter(Boolean).join(', ');
  const parts = joinSentences([
    ...(names ? [plainPart(names), date, title] : [title, date]),
    plainPart(thesis ?? null),
    ...(work.host ? [] : [plainPart(editionText(work) || null), plainPart(work.volume && `Vol. ${work.volume}`)]),
    hostSentence(work),
    plainPart(work.defence || work.type === WorkType.article ? null : publisherOf(work)),
  ]);
  const address = work.doi ? `https://doi.org/${work.doi}` : work.address;
  const partes = address ? [...parts, { texto: ` ${address}`, destaque: false }] : parts;
  return { texto: partes.map(({ texto }) => texto).join(''), partes };
};
