import type { PendingTitle } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { useCutOffReason } from '../../shared/connection';
import { Button } from '../../shared/ui/Button';
import { useRenewal } from './useRenewal';

interface RenewNowProps {
  loan: PendingTitle;
  /** Days that it adds. */
  gain: number;
  variant?: 'brand' | undefined;
}

/** Renews a loan from a list of other things; its button says the gain. */
export function RenewNow({ loan, gain, variant }: RenewNowProps) {
  const { t } = useTranslation('loans');
  const { renew, isWriting } = useRenewal();
  const cutOff = useCutOffReason();
  return (
    <Button
      full
      variant={variant}
      busy={isWriting(loan)}
      busyLabel={t('renewing')}
      reason={cutOff}
      aria-label={t('renewGainNamed', { title: loan.descricao, count: gain })}
      onClick={() => void renew([loan])}
    >
      {t('renewGain', { count: gain })}
    </Button>
  );
}
