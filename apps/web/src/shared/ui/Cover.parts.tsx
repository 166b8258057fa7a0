import { Cover, type CoverProps } from './Cover';

const kinds: NonNullable<CoverProps['kind']>[] = ['book', 'ebook', 'thesis', 'periodical', 'document'];
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 3'%3E%3Cpath d='M0 0h2v3H0z' fill='%23862'/%3E%3C/svg%3E";
const inWidth = (cover: CoverProps) => (
  <div style={{ width: '7.5rem' }}>
    <Cover {...cover} />
  </div>
);

export const states = {
  ...Object.fromEntries(
    kinds.map((kind) => [
      kind,
      inWidth({ id: 7, title: 'Dom Casmurro', author: 'Assis, Machado de', year: 1899, kind }),
    ]),
  ),
  'a periodical with a long title': inWidth({
    ...{ id: 5, kind: 'periodical', year: 2026 },
    title: 'Revista brasileira de biblioteconomia e documentação',
  }),
  'another cloth': inWidth({ id: 12, title: 'Grande sertão: veredas', author: 'Rosa, João Guimarães' }),
  'a long title': inWidth({ id: 3, title: 'Introdução à teoria geral da administração pública' }),
  'a real picture': inWidth({ id: 1, title: 'Dom Casmurro', src: picture }),
};
