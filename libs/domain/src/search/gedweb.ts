/** A search that may target the products of Target, shown by GedWeb (ruling D13). */
export interface AimedSearch {
  alvo?: string;
  /** The term of the first row. */
  termo_pesquisa?: string;
}

/** Target of a search: the catalogue, the products of Target, or nowhere, when it finds nothing. */
export type SearchTarget = 'catalogue' | 'products' | 'nowhere';

/** A search for GedWeb without a first row returns empty at once, without a request (D2 §4). */
export const searchTarget = ({ alvo, termo_pesquisa }: AimedSearch): SearchTarget => {
  if (alvo !== 'gedweb') return 'catalogue';
  return termo_pesquisa?.trim() ? 'products' : 'nowhere';
};
