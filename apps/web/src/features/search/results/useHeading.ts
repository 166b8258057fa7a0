import type { SearchQuery, SearchResult } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { isWhole, searchTypeOf } from '../searchTypes';
import { shortened } from '../shortened';
import { narrowings, type ResultView } from './resultView';

interface Found {
  data: SearchResult | undefined;
  view: ResultView | null;
  isFetching: boolean;
}

/** The heading of the results, and the title of the browser tab. */
export function useHeading(query: SearchQuery, { data, view, isFetching }: Found): { text: string; title: string } {
  const { t, i18n } = useTranslation('search');
  const number = (value: number) => value.toLocaleString(i18n.language);
  const type = searchTypeOf(query.pesquisa);
  // A type that searches a part of the catalogue, or something else.
  const inType = (results: string) => (isWhole(type) ? results : t('resultsIn', { results, type: t(type) }));
  const title = query.termo_pesquisa
    ? inType(t('resultsOf', { term: shortened(query.termo_pesquisa) }))
    : t(isWhole(type) ? 'results' : type);
  if (!data || !view) return { title, text: isFetching ? t('loadingResults') : t('results') };
  // Filters may apply to fewer titles than the total: those that the server sent.
  const text =
    narrowings(view) > 0
      ? t('filteredCount', { count: view.of, shown: number(view.found), total: number(view.of) })
      : t('resultCount', { count: data.total, total: number(data.total) });
  return { title, text: inType(text) };
}
