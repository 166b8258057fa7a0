import type { RenewalBar } from '@catalogue/domain';
import { keptFresh } from '../../shared/keptFresh';
import { useGetRenewalStandingQuery } from '../person/public';

/** What stands against every renewal of the patron, beside the rules of each loan; null when nothing does, or it is not known. */
export function useRenewalBar(): RenewalBar | null {
  const { data } = useGetRenewalStandingQuery(undefined, keptFresh);
  // The wire's word is a key of the domain's.
  return data && !data.pode_renovar ? (data.motivo as RenewalBar | null) : null;
}
