import type { SearchQuery, SearchResult } from '@catalogue/api-contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FollowSearch } from '../../interest-profile/public';
import { rowsOf } from '../searchRows';
import { writeSearchAddress } from '../searchAddress';
import { findsTitles, isWhole, searchTypeOf } from '../searchTypes';
import { useSearchAddress } from '../useSearchAddress';
import type { ResultView } from './resultView';
import { useFilterLabel } from './useFilterLabel';

interface FollowThisSearchProps {
  set: SearchResult;
  query: SearchQuery;
  view: ResultView;
  /** As for `FollowSearch`. */
  place: ReactNode;
}

/** Offers to follow the search with its filters. */
export function FollowThisSearch({ set, query, view, place }: FollowThisSearchProps) {
  const { t } = useTranslation('search');
  const { address, addressOf } = useSearchAddress();
  const type = searchTypeOf(query.pesquisa);
  const labelOf = useFilterLabel(view.filters, type);
  if (set.base !== 'local' || !findsTitles(type) || query.tipo_indice) return null;
  const { filters, text } = address;
  const written = writeSearchAddress({ query, filters, text });
  const names = [
    ...rowsOf(query).flatMap(({ term }) => term || []),
    ...(isWhole(type) ? [] : [t(type)]),
    ...view.filters.map((filter) => (filter.isExcluded ? `${t('without')} ` : '') + labelOf(filter)),
    ...(view.text === null ? [] : [`“${view.text}”`]),
  ];
  return (
    <FollowSearch
      name={names.join(', ')}
      consulta={written.replace(/^\/\?/, '')}
      here={addressOf({ page: address.page })}
      place={place}
    />
  );
}
