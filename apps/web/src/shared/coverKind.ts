import type { CoverTitle } from '@catalogue/api-contract';
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

type Covered = Pick<CoverTitle, 'cod_acervo' | 'descricao'> &
  Partial<Pick<CoverTitle, 'autor_principal' | 'ano_publicacao' | 'cod_tipo_obra' | 'link_capa'>>;

/** The props of the cover of a title. */
export const coverOf = (title: Covered) => ({
  id: title.cod_acervo,
  title: title.descricao,
  author: title.autor_principal ?? undefined,
  year: title.ano_publicacao ?? undefined,
  kind: coverKind(title.cod_tipo_obra ?? ''),
  src: title.link_capa,
});
