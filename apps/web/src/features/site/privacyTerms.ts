import type { InstitutionData } from '@catalogue/api-contract';
import { isWebAddress } from '@catalogue/domain';

/** The institution's terms of privacy: their address, or their text; null if there are none (ruling D4). */
export function privacyTerms(institution: Pick<InstitutionData, 'link_lgpd'> | undefined) {
  const given = institution?.link_lgpd?.trim();
  if (!given) return null;
  return isWebAddress(given) ? { address: given } : { text: given };
}
