import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { inPlace } from '../../shared/useScrollRestoration';
import { readSearchAddress, writeSearchAddress, type SearchAddress } from './searchAddress';
import { isSearchType } from './searchTypes';

/** The page's address is the search's only state: read from here, changed through here. */
export function useSearchAddress() {
  const { guia } = useParams();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const address = useMemo(
    () => readSearchAddress(parameters, guia && isSearchType(guia) ? guia : undefined),
    [parameters, guia],
  );
  return {
    address,
    /** The address with these parts changed. Whatever changes the list shows it from its first page. */
    addressOf: (changes: Partial<SearchAddress>) => writeSearchAddress({ ...address, page: 1, ...changes }),
    /** Changes the list where the reader stands. */
    change: (changes: Partial<SearchAddress>, { replace = false } = {}) =>
      void navigate(writeSearchAddress({ ...address, page: 1, ...changes }), { state: inPlace, replace }),
  };
}
