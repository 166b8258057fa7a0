import type { SearchItem } from '@catalogue/api-contract';
import { coverKind } from '../../../shared/coverKind';

/** What the drawn cover of a title is made of. */
export const coverOf = (title: SearchItem) => ({
  id: title.cod_acervo,
  title: title.descricao,
  author: title.autor_principal ?? undefined,
  year: title.ano_publicacao ?? undefined,
  kind: coverKind(title.cod_tipo_obra),
  src: title.link_capa,
});

const asSentence = (text: string | null | undefined): string[] => (text ? [text.replace(/(?<![.)])\s*$/, '.')] : []);

/** Edition, imprint and extent in one line: `2. ed. São Paulo: Edusp, 2006. 660 p.` */
export const imprintOf = ({ edicao, imprenta, desc_fisica }: SearchItem): string =>
  // Of the description only how much there is to read; height and illustrations are the title page's.
  [...asSentence(edicao), ...asSentence(imprenta), ...asSentence(desc_fisica?.split(/ [:;] /)[0])].join(' ');
