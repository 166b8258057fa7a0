import { searchTypes, type SearchType } from '@catalogue/api-contract';
import { useListSearchGuidesQuery } from '../site/public';

/** The type of this name, else the general search. */
export const searchTypeOf = (name: string | undefined): SearchType =>
  searchTypes.find((type) => type === name) ?? 'pesquisa_geral';

/** D2 §2: each of the eleven names is an address of the search (ruling D1). */
export const isSearchType = (name: string): boolean => searchTypes.some((type) => type === name);

/** The home of a type: `/` for the general search, `/e_books` for the others. */
export const typeAddress = (type: SearchType): string => (type === 'pesquisa_geral' ? '/' : `/${type}`);

/** The eleven types in the institution's configured order (D1 §7, secao_1); types that it omits come last. */
export function useSearchTypes(): readonly SearchType[] {
  const { data: guides = [] } = useListSearchGuidesQuery();
  const listed = guides.flatMap(({ slug }) => searchTypes.find((type) => type === slug) ?? []);
  return [...listed, ...searchTypes.filter((type) => !listed.includes(type))];
}

/** Whether the type searches the whole catalogue. */
export const isWhole = (type: SearchType): boolean => type === 'pesquisa_geral' || type === 'pesquisa_avancada';

/**
 * Whether a type searches the titles of this catalogue; only those have availability, similar words and online access.
 */
export const findsTitles = (type: SearchType): boolean => type !== 'autoridades' && type !== 'rede_pergamum_oai';
