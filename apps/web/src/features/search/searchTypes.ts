import { searchTypes, type SearchType } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { useListSearchGuidesQuery } from '../site/public';

/** The type of this name, else the general search. */
export const searchTypeOf = (name: string | undefined): SearchType =>
  searchTypes.find((type) => type === name) ?? 'pesquisa_geral';

/** D2 §2: each of the eleven names is an address of the search (ruling D1). */
export const isSearchType = (name: string): boolean => searchTypes.some((type) => type === name);

/** The home of a type: `/` for the general search, `/e_books` for the others. */
export const typeAddress = (type: SearchType): string => (type === 'pesquisa_geral' ? '/' : `/${type}`);

/**
 * The types that the institution offers, in its order (D1 §7, secao_1): the general search always, and the open one,
 * which an address may name. One that lists none offers all.
 */
export function useSearchTypes(open: SearchType): readonly SearchType[] {
  const { data: guides = [] } = useListSearchGuidesQuery();
  const listed = guides.flatMap(({ slug }) => searchTypes.find((type) => type === slug) ?? []);
  if (listed.length === 0) return searchTypes;
  const missing = (['pesquisa_geral', open] as const).filter((type) => !listed.includes(type));
  return [...new Set([...listed, ...missing])];
}

/** What each type searches: in Portuguese as the institution says it, which writes in no other language. */
export function useTypeLine(): (type: SearchType) => string {
  const { t, i18n } = useTranslation('search');
  const { data: guides = [] } = useListSearchGuidesQuery();
  return (type) => (i18n.language === 'pt' && guides.find(({ slug }) => slug === type)?.descricao) || t(`line_${type}`);
}

/** Whether the type searches the whole catalogue. */
export const isWhole = (type: SearchType): boolean => type === 'pesquisa_geral' || type === 'pesquisa_avancada';

/**
 * Whether a type searches the titles of this catalogue; only those have availability, similar words and online access.
 */
export const findsTitles = (type: SearchType): boolean => type !== 'autoridades' && type !== 'rede_pergamum_oai';
