import { WorkType } from '@catalogue/domain';
import type { CoverWork } from './drawCover';

const codes = (...types: WorkType[]) => new Set(types.map((type) => String(type.cod_tipo_obra)));
const kinds: [NonNullable<CoverWork['kind']>, Set<string>][] = [
  ['ebook', codes(WorkType.ebook)],
  ['thesis', codes(WorkType.thesis, WorkType.dissertation, WorkType.courseWork)],
  ['periodical', codes(WorkType.periodical)],
  ['document', codes(WorkType.legislation, WorkType.caseLaw, WorkType.standard, WorkType.manuscript, WorkType.article)],
];

/** How the cover of a work type (`cod_tipo_obra`) is drawn; a book where nothing else is known. */
export const coverKind = (cod_tipo_obra: string | undefined): CoverWork['kind'] =>
  kinds.find(([, known]) => cod_tipo_obra !== undefined && known.has(cod_tipo_obra))?.[0] ?? 'book';
