import type { PersonRenewalBlock } from '@catalogue/domain';
import { refetchAlways } from '../../shared/refetchAlways';
import { useGetRenewalStandingQuery } from '../person/public';

/** What stands against every renewal of the patron, beside the rules of each loan; null when nothing does, or it is not known. */
export function usePersonRenewalBlock(): PersonRenewalBlock | null {
  const { data } = useGetRenewalStandingQuery(undefined, refetchAlways);
  // The wire's word is a key of the domain's.
  return data && !data.pode_renovar ? (data.motivo as PersonRenewalBlock | null) : null;
}
