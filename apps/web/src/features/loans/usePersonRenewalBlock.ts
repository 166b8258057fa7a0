import type { PersonRenewalBlock } from '@catalogue/domain';
import { refetchAlways } from '../../shared/refetchAlways';
import { useGetRenewalStandingQuery } from '../person/public';

/**
 * The block on all renewals of the patron, in addition to the rules of each loan; null if there is none, or it is not
 * known.
 */
export function usePersonRenewalBlock(): PersonRenewalBlock | null {
  const { data } = useGetRenewalStandingQuery(undefined, refetchAlways);
  // The contract's value is one of the domain's keys.
  return data && !data.pode_renovar ? (data.motivo as PersonRenewalBlock | null) : null;
}
