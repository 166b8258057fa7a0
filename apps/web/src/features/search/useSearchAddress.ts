import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { inPlace } from '../../shared/useScrollRestoration';
import { readSearchAddress, writeSearchAddress, type SearchAddress } from './searchAddress';
import { isSearchType } from './searchTypes';

/** The state of the search, which is only stored in the page's address, and functions that change it. */
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
    /** The address with these changes. Any change returns to the first page. */
    addressOf: (changes: Partial<SearchAddress>) => writeSearchAddress({ ...address, page: 1, ...changes }),
    /** Changes the list in place. */
    change: (changes: Partial<SearchAddress>, { replace = false } = {}) =>
      void navigate(writeSearchAddress({ ...address, page: 1, ...changes }), { state: inPlace, replace }),
  };
}
