/** A search that may be aimed at the products of Target, which GedWeb shows (ruling D13). */
export interface AimedSearch {
  alvo?: string;
  /** The term of the first row. */
  termo_pesquisa?: string;
}

/** Where a search goes: to the catalogue, to the products of Target, or nowhere, as it finds nothing. */
export type SearchTarget = 'catalogue' | 'products' | 'nowhere';

/** A search aimed at gedweb without a first row is empty at once, without a request (D2 §4). */
export const searchTarget = ({ alvo, termo_pesquisa }: AimedSearch): SearchTarget => {
  if (alvo !== 'gedweb') return 'catalogue';
  return termo_pesquisa?.trim() ? 'products' : 'nowhere';
};
