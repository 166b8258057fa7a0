import type { PersonRenewalBlock } from '@catalogue/domain';
import { refetchAlways } from '../../shared/refetchAlways';
import { useGetRenewalStandingQuery } from '../person/public';

/**
 * The block on all renewals of the patron, in addition to the rules of each loan; null if there is none, undefined if it is not
 * known.
 */
export function usePersonRenewal() {
  const query = useGetRenewalStandingQuery(undefined, refetchAlways);
  const { data } = query;
  // The contract's value is one of the domain's keys.
  const personBlock = data && (data.pode_renovar ? null : (data.motivo as PersonRenewalBlock | null));
  return { query, personBlock };
}

/** The same where what is not known counts as no block: the server refuses. */
export const usePersonRenewalBlock = (): PersonRenewalBlock | null => usePersonRenewal().personBlock ?? null;
