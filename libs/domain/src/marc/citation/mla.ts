import type { MarcRecord } from '../record';
import type { Reference } from '../abnt/abntReference';
import { emphasise, joinSentences, plainPart, type Sentence } from '../abnt/referenceParts';
import { WorkType } from '../workTypes';
import { citedWork, directName, editionText, invertedName, type CitedWork, type Responsible } from './citedWork';

/** Two names are both written, of more only the first. */
const namesOf = ({ names, edited }: Responsible): string => {
  const [first, second] = names;
  if (!first) return '';
  const listed =
    names.length > 2
      ? `${invertedName(first)}, et al.`
      : invertedName(first) + (second ? `, e ${directName(second)}` : '');
  return edited ? `${listed.replace(/\.$/, '')}, org${names.length > 1 ? 's' : ''}.` : listed;
};

const comma = (...pieces: (string | null | undefined | false)[]) => pieces.filter(Boolean).join(', ');

/** Where the work is: its publisher, or the container and the place in it. */
const published = (work: CitedWork): Sentence => {
  const { host, defence, year, publisher, volume } = work;
  if (defence) return plainPart(comma(defence.institution, year));
  if (!host) return plainPart(comma(editionText(work), volume && `vol. ${volume}`, publisher, year));
  return [
    ...emphasise(host.title),
    ...plainPart(
      [
        '',
        host.responsible.names[0] && `organizado por ${host.responsible.names.map(directName).join(' e ')}`,
        host.volume && `vol. ${host.volume}`,
        host.number && `n. ${host.number}`,
        work.type === WorkType.article ? null : publisher,
        year,
        host.pages && `pp. ${host.pages}`,
      ]
        .filter((piece) => piece !== null && piece !== undefined)
        .join(', '),
    ),
  ];
};

/** The reference of a title in MLA style, 9th edition, in Portuguese. Never throws. */
export const mlaReference = (record: MarcRecord, cod_tipo_obra?: number): Reference => {
  const work = citedWork(record, cod_tipo_obra);
  const names = namesOf(work.responsible);
  const title = work.host ? plainPart(`“${work.title}”`) : emphasise(work.title);
  const address = work.doi ? `https://doi.org/${work.doi}` : work.address;
  const parts = joinSentences([
    ...(names ? [plainPart(names)] : []),
    title,
    ...(work.defence ? [plainPart(work.defence.kind)] : []),
    published(work),
    plainPart(address?.replace(/^https?:\/\//, '') ?? null),
  ]);
  return { texto: parts.map(({ texto }) => texto).join(''), partes: parts };
};
