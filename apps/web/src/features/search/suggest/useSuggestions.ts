import { Position, TermType, type SearchQuery, type SearchType, type SuggestedTitle } from '@catalogue/api-contract';
import { searchKey, shortestFilterTerm } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { isNotFound } from '../../../shared/isNotFound';
import { paths } from '../../../shared/paths';
import { useDebounced } from '../../../shared/useDebounced';
import { selectPastSearches } from '../history/searchHistory';
import { searchText } from '../history/searchText';
import { useSuggestSearchesQuery, useSearchTitlesQuery } from '../search.api';
import { writeSearchAddress, type QueryFields } from '../searchAddress';
import { findsTitles } from '../searchTypes';

/** A suggestion, with the address that it leads to. */
export interface Suggestion {
  kind: 'pastSearch' | 'title' | 'name' | 'subject' | 'everything';
  text: string;
  address: string;
  /** Below the text: the author and year of a title, the other form of a name. */
  detail?: string;
  /** The number of titles of a heading. */
  total?: number;
  /** A title, for its availability. */
  title?: SuggestedTitle;
}

const maxPast = 4;
const maxOfKind = 3;
// Between two keys of a quick writer no call is made.
const restBetweenKeys = 120;

/** The types of authorities (D1 §3) for a column. */
const authorityTypes: Readonly<Record<string, number[] | undefined>> = {
  [TermType.author]: [1, 2, 3],
  [TermType.subject]: [5, 6, 7, 8],
};

const addressOf = (query: QueryFields) => writeSearchAddress({ query });
const typed = (type: SearchType) => (type === 'pesquisa_geral' ? {} : { pesquisa: type });

/**
 * Suggestions for the typed text: before any is typed, the reader's past searches; from three letters on, titles, names
 * and subjects of the catalogue that have its words, in one call.
 */
export function useSuggestions(type: SearchType, column: string, text: string, isOpen: boolean): readonly Suggestion[] {
  const { t } = useTranslation('search');
  const past = useSelector(selectPastSearches);
  const term = useDebounced(text, restBetweenKeys).trim();
  const isLong = isOpen && searchKey(term).length >= shortestFilterTerm && type !== 'rede_pergamum_oai';
  const found = useFound(type, column, term, isLong);
  if (text.trim() === '')
    return past.slice(0, maxPast).map((search) => ({
      kind: 'pastSearch' as const,
      text: searchText(search, t),
      address: search.url,
    }));
  if (!isLong || found.length === 0) return [];
  return [...found, { kind: 'everything', text: term, address: addressOf({ ...typed(type), termo_pesquisa: term }) }];
}

function useFound(type: SearchType, column: string, term: string, isLong: boolean): Suggestion[] {
  const coluna = Object.values(TermType).find((each) => each === column);
  const { currentData, error } = useSuggestSearchesQuery(
    { query: { termo: term, ...typed(type), ...(coluna && coluna !== TermType.free && { coluna }) } },
    { skip: !isLong },
  );
  const isAbsent = isNotFound(error);
  const otherwise = useFoundOtherwise(type, column, term, isLong && isAbsent);
  if (!isLong) return [];
  if (!currentData) return otherwise;
  const heading = (kind: 'name' | 'subject') => (each: (typeof currentData.autores)[number]) => ({
    kind,
    text: each.nome,
    total: Number(each.total_titulos),
    ...(each.variante !== null && { detail: each.variante }),
    address: addressOf({ ...typed(type), termo_pesquisa: each.descricao, indice: each.cod_autoridade }),
  });
  return [
    ...currentData.titulos.map(titleSuggestion),
    ...currentData.autores.map(heading('name')),
    ...currentData.assuntos.map(heading('subject')),
  ];
}

const titleSuggestion = (title: SuggestedTitle): Suggestion => ({
  kind: 'title',
  text: title.descricao,
  detail: [title.autor_principal, title.ano_publicacao].filter(Boolean).join(' · '),
  title,
  address: paths.title(title.cod_acervo),
});

/** The same by two calls that the documents have: only what begins with the text. */
function useFoundOtherwise(type: SearchType, column: string, termo_pesquisa: string, isAsked: boolean): Suggestion[] {
  const begins = { termo_pesquisa, posicao: Position.start, limite: maxOfKind } as const;
  const wantsTitles = findsTitles(type) && (column === TermType.free || column === TermType.title);
  const titlesQuery: SearchQuery = { ...begins, coluna_um: TermType.title, ...(findsTitles(type) && typed(type)) };
  const titles = useSearchTitlesQuery({ query: titlesQuery }, { skip: !isAsked || !wantsTitles });
  const tipo_autoridade = type === 'autoridades' ? undefined : authorityTypes[column];
  const namesQuery: SearchQuery = { ...begins, pesquisa: 'autoridades', ...(tipo_autoridade && { tipo_autoridade }) };
  const names = useSearchTitlesQuery({ query: namesQuery }, { skip: !isAsked || column === TermType.title });
  if (!isAsked) return [];
  return [
    ...((wantsTitles && titles.currentData?.data) || []).map(titleSuggestion),
    ...((column !== TermType.title && names.currentData?.data) || []).map(
      ({ descricao, total_titulos, cod_autoridade, cod_tipo_obra }) => ({
        kind: authorityTypes[TermType.author]?.includes(Number(cod_tipo_obra))
          ? ('name' as const)
          : ('subject' as const),
        text: descricao,
        ...(total_titulos !== undefined && { total: Number(total_titulos) }),
        address: addressOf({ ...typed(type), termo_pesquisa: descricao, indice: cod_autoridade }),
      }),
    ),
  ];
}
