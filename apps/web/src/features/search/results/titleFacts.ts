import type { SearchItem } from '@catalogue/api-contract';

const asSentence = (text: string | null | undefined): string[] => (text ? [text.replace(/(?<![.)])\s*$/, '.')] : []);

/** Edition, imprint and extent in one line: `2. ed. São Paulo: Edusp, 2006. 660 p.` */
export const imprintOf = ({ edicao, imprenta, desc_fisica }: SearchItem): string =>
  // Only the extent from the description; height and illustrations are shown on the title page.
  [...asSentence(edicao), ...asSentence(imprenta), ...asSentence(desc_fisica?.split(/ [:;] /)[0])].join(' ');
