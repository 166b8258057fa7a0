import { WorkType } from '../marc/workTypes';
import type { ExportedTitle } from './exportedTitle';

/** The reference type of each work type. Source: the RIS specification (Research Information Systems, 2011). */
const TYPES: Readonly<Record<number, string>> = {
  [WorkType.book.cod_tipo_obra]: 'BOOK',
  [WorkType.ebook.cod_tipo_obra]: 'EBOOK',
  [WorkType.thesis.cod_tipo_obra]: 'THES',
  [WorkType.dissertation.cod_tipo_obra]: 'THES',
  [WorkType.courseWork.cod_tipo_obra]: 'THES',
  [WorkType.periodical.cod_tipo_obra]: 'JFULL',
  [WorkType.article.cod_tipo_obra]: 'JOUR',
  [WorkType.chapter.cod_tipo_obra]: 'CHAP',
  [WorkType.map.cod_tipo_obra]: 'MAP',
  [WorkType.score.cod_tipo_obra]: 'MUSIC',
  [WorkType.soundRecording.cod_tipo_obra]: 'SOUND',
  [WorkType.video.cod_tipo_obra]: 'VIDEO',
  [WorkType.legislation.cod_tipo_obra]: 'STAT',
  [WorkType.caseLaw.cod_tipo_obra]: 'CASE',
  [WorkType.standard.cod_tipo_obra]: 'STAND',
  [WorkType.multimedia.cod_tipo_obra]: 'MULTI',
  [WorkType.manuscript.cod_tipo_obra]: 'MANSCPT',
  [WorkType.image.cod_tipo_obra]: 'ART',
};

const line = (tag: string, value: string | null | undefined): string[] =>
  value ? [`${tag}  - ${value.replace(/\s+/g, ' ').trim()}`] : [];

const entry = (title: ExportedTitle): string[] => [
  `TY  - ${TYPES[title.cod_tipo_obra] ?? 'GEN'}`,
  ...line('ID', String(title.cod_acervo)),
  ...line('TI', title.titulo),
  ...title.nomes.flatMap((name) => line('AU', name)),
  ...line('PY', title.ano_publicacao?.toString()),
  ...line('CY', title.local),
  ...line('PB', title.editora),
  ...line('ET', title.edicao),
  ...line('T3', title.serie),
  ...line('SN', title.isbn_issn),
  ...line('CN', title.numero_chamada),
  ...line('LA', title.idioma),
  ...title.assuntos.flatMap((subject) => line('KW', subject)),
  ...line('AB', title.resumo),
  ...title.enderecos.flatMap((url) => line('UR', url)),
  'ER  - ',
];

/** Writes titles as RIS: one field per line, lines end with CR LF, an empty line after each title. */
export const risText = (titles: readonly ExportedTitle[]): string =>
  titles.map((title) => [...entry(title), '', ''].join('\r\n')).join('');
