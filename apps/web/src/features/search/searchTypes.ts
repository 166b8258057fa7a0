import { SearchType } from '@catalogue/api-contract';
import { lacksTerm } from '@catalogue/domain';

/** The search types that this catalogue answers, in the order of their tabs. */
export const offeredTypes = ['pesquisa_geral', 'e_books', 'novas_aquisicoes', 'acessibilidade'] as const;
export type OfferedType = (typeof offeredTypes)[number];

/** Whether the term must be filled: some types list their titles by themselves. */
export const needsTerm = (type: string | undefined): boolean =>
  lacksTerm({ pesquisa: SearchType.safeParse(type).data });

/** The offered type of this name, else the general search. */
export const offeredType = (name: string | undefined): OfferedType =>
  offeredTypes.find((type) => type === name) ?? 'pesquisa_geral';

/** D2 §2: each of the eleven names opens the search, offered or not (decisions D1). */
export const isSearchType = (name: string): boolean => SearchType.safeParse(name).success;

/** The guide whose search is the general one with all its lines open. */
export const advancedGuide = 'pesquisa_avancada';

/** The home of a type: `/` for the general search, `/e_books` for the others. */
export const typeAddress = (type: OfferedType): string => (type === 'pesquisa_geral' ? '/' : `/${type}`);
