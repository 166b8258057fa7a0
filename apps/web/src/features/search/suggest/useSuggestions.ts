import { Position, TermType, type SearchQuery, type SearchType } from '@catalogue/api-contract';
import { searchKey, shortestFilterTerm } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useDebounced } from '../../../shared/useDebounced';
import { selectPastSearches } from '../history/searchHistory';
import { searchText } from '../history/searchText';
import { useSearchTitlesQuery } from '../search.api';
import { emptyAddress, writeSearchAddress, type QueryFields } from '../searchAddress';
import { findsTitles } from '../searchTypes';

/** A suggestion, with the address of its search. */
interface Suggestion {
  text: string;
  kind: 'pastSearch' | 'title' | 'authority';
  /** Its kind, as text. */
  what: string;
  address: string;
}

const maxPast = 4;
const maxOfKind = 5;

/** The types of authorities (D1 §3) for a column. */
const authorityTypes: Readonly<Record<string, number[] | undefined>> = {
  [TermType.author]: [1, 2, 3],
  [TermType.subject]: [5, 6, 7, 8],
};

const addressOf = (query: QueryFields) => writeSearchAddress({ ...emptyAddress, query });

/**
 * Suggestions for the typed text: the reader's past searches and, from three letters on, titles and names of the
 * catalogue.
 */
export function useSuggestions(type: SearchType, column: string, text: string, isOpen: boolean): readonly Suggestion[] {
  const { t } = useTranslation('search');
  const termo_pesquisa = useDebounced(text).trim();
  const isLong = isOpen && searchKey(termo_pesquisa).length >= shortestFilterTerm && type !== 'rede_pergamum_oai';
  const begins = { termo_pesquisa, posicao: Position.start, limite: maxOfKind } as const;

  const titlesQuery: SearchQuery = { ...begins, coluna_um: TermType.title, ...(findsTitles(type) && typed(type)) };
  const wantsTitles = findsTitles(type) && (column === TermType.free || column === TermType.title);
  const titles = useSearchTitlesQuery({ query: titlesQuery }, { skip: !isLong || !wantsTitles });

  const tipo_autoridade = type === 'autoridades' ? undefined : authorityTypes[column];
  const namesQuery: SearchQuery = { ...begins, pesquisa: 'autoridades', ...(tipo_autoridade && { tipo_autoridade }) };
  const names = useSearchTitlesQuery({ query: namesQuery }, { skip: !isLong || column === TermType.title });

  const key = searchKey(text.trim());
  const past = useSelector(selectPastSearches)
    .map((search) => ({ text: searchText(search, t), what: t('pastSearchOne'), address: search.url }))
    .filter((search) => searchKey(search.text).includes(key))
    .slice(0, maxPast);
  return [
    ...past.map((search) => ({ ...search, kind: 'pastSearch' as const })),
    ...((isLong && titles.currentData?.data) || []).map(({ descricao }) => ({
      kind: 'title' as const,
      text: descricao,
      what: t('INDICE_1'),
      address: addressOf({ ...typed(type), termo_pesquisa: descricao, coluna_um: TermType.title }),
    })),
    ...((isLong && names.currentData?.data) || []).map(({ descricao, desc_tipo_obra, cod_autoridade }) => ({
      kind: 'authority' as const,
      text: descricao,
      what: desc_tipo_obra,
      address: addressOf({ ...typed(type), termo_pesquisa: descricao, indice: cod_autoridade }),
    })),
  ];
}

const typed = (type: SearchType) => (type === 'pesquisa_geral' ? {} : { pesquisa: type });
