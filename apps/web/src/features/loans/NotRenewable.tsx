import type { PendingTitle } from '@catalogue/api-contract';
import type { PersonRenewalBlock } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useRenewalText } from './useRenewalText';

/** Why a loan cannot be renewed, where its button does not stand; nothing for one that can be. */
export function NotRenewable({ title, personBlock }: { title: PendingTitle; personBlock: PersonRenewalBlock | null }) {
  const { t } = useTranslation('loans');
  const { reason } = useRenewalText(title, personBlock);
  return reason ? t('doesNotRenew', { reason }) : null;
}
