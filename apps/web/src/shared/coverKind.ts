import { WorkType } from '@catalogue/domain';

type CoverKind = 'book' | 'ebook' | 'thesis' | 'periodical' | 'document';

const kinds: readonly (readonly [CoverKind, readonly { cod_tipo_obra: number }[]])[] = [
  ['ebook', [WorkType.ebook]],
  ['thesis', [WorkType.thesis, WorkType.dissertation, WorkType.courseWork]],
  ['periodical', [WorkType.periodical]],
  [
    'document',
    [
      WorkType.article,
      WorkType.map,
      WorkType.legislation,
      WorkType.caseLaw,
      WorkType.standard,
      WorkType.manuscript,
      WorkType.image,
    ],
  ],
];

/** How the cover of a work type is drawn (LOOK §8); anything but the special kinds is a book. */
export const coverKind = (codTipoObra: string | number): CoverKind =>
  kinds.find(([, types]) => types.some((type) => type.cod_tipo_obra === Number(codTipoObra)))?.[0] ?? 'book';
