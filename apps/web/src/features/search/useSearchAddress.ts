import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Choice } from '../../shared/ui/ChoiceButton';
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
  // Any change returns to the first page.
  const addressOf = (changes: Partial<SearchAddress>) => writeSearchAddress({ ...address, page: 1, ...changes });
  const change = (changes: Partial<SearchAddress>, { replace = false } = {}) =>
    void navigate(addressOf(changes), { state: inPlace, replace });
  return {
    address,
    /** The address with these changes. */
    addressOf,
    /** Changes the list in place. */
    change,
    choice: (changes: () => Partial<SearchAddress>): Choice => ({
      choose: () => change(changes()),
      address: () => addressOf(changes()),
    }),
  };
}
