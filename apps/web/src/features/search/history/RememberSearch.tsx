import type { SearchQuery } from '@catalogue/api-contract';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchTitlesQuery } from '../search.api';
import { writeSearchAddress, type QueryFields } from '../searchAddress';
import { searchRemembered } from './searchHistory';

/** Adds a search to the history once its reply is loaded. It uses the cached query of the results. */
export function RememberSearch({ query, campus }: { query: SearchQuery; campus: number | undefined }) {
  const { currentData } = useSearchTitlesQuery({ query });
  const dispatch = useDispatch();
  useEffect(() => {
    if (!currentData) return;
    const { id, total, pesquisa, base } = currentData;
    const campos = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const url = writeSearchAddress({ query: query as QueryFields, campus });
    dispatch(searchRemembered({ id, campos, registros: total, pesquisa, base, url }));
  }, [currentData, query, campus, dispatch]);
  return null;
}
