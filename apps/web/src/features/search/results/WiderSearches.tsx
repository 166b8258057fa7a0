import type { SearchQuery } from '@catalogue/api-contract';
import { widerSearches, type WiderSearch } from '@catalogue/domain';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIsFromServer } from '../../../shared/useIsFromServer';
import { useGetSearchFiltersQuery, useSearchTitlesQuery } from '../search.api';
import { emptyAddress, writeSearchAddress } from '../searchAddress';
import { shortened } from '../shortened';

const none: never[] = [];

/**
 * Searches like this one that do find something, each with its number of titles. The browser asks for them: the page of
 * the server need not wait for five more searches.
 */
export function WiderSearches({ query }: { query: SearchQuery }) {
  const isFromServer = useIsFromServer();
  return isFromServer ? null : <Asked query={query} />;
}

function Asked({ query }: { query: SearchQuery }) {
  const { t, i18n } = useTranslation('search');
  const { currentData: filters, isError } = useGetSearchFiltersQuery({ query: {} });
  const { tipos_obra = none, idiomas = none } = filters?.opcoes ?? {};
  // Without the list of types and languages, words can still be left out.
  const searches = filters || isError ? widerSearches(query, { tipos_obra, idiomas }) : none;
  // The rule gives five at most.
  const totals = [
    useTotal(searches[0]),
    useTotal(searches[1]),
    useTotal(searches[2]),
    useTotal(searches[3]),
    useTotal(searches[4]),
  ];
  const found = searches.flatMap((search, at) => ((totals[at] ?? 0) > 0 ? [{ search, total: totals[at] ?? 0 }] : []));
  return (
    <div role="status">
      {found.length > 0 && <p className="mt-4 strong">{t('widerSearches')}</p>}
      <ul>
        {found.map(({ search, total }) => (
          <li className="py-1" key={JSON.stringify(search.query)}>
            <Link to={writeSearchAddress({ ...emptyAddress, query: search.query })}>{widerText(search, t)}</Link>{' '}
            <span className="muted num">
              {t('titleCount', { count: total, total: total.toLocaleString(i18n.language) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useTotal(search: WiderSearch | undefined): number {
  const { currentData } = useSearchTitlesQuery({ query: { ...search?.query, limite: 1 } }, { skip: !search });
  return currentData?.total ?? 0;
}

function widerText(search: WiderSearch, t: TFunction<'search'>): string {
  const words = shortened(search.words);
  switch (search.kind) {
    case 'limited':
      return t('widerLimited', { words, name: search.name });
    case 'without':
      return t('widerWithout', { word: shortened(search.word) });
    case 'combined':
      return t('widerCombined', { words });
    case 'unquoted':
      return t('widerUnquoted', { words });
  }
}
