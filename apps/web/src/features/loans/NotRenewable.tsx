import type { PendingTitle } from '@catalogue/api-contract';
import type { PersonRenewalBlock } from '@catalogue/domain';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { useRenewalText } from './useRenewalText';

/** Why a loan is not to be renewed, where its button does not stand: the reason, or what it would give. */
export function NotRenewable({ title, personBlock }: { title: PendingTitle; personBlock: PersonRenewalBlock | null }) {
  const { t } = useOwnTranslation('loans');
  const { reason, gain } = useRenewalText(title, personBlock);
  return reason ? t('doesNotRenew', { reason }) : gain;
}
