import type { PendingTitle } from '@catalogue/api-contract';
import { daysGained, isWorthRenewing, type PersonRenewalBlock } from '@catalogue/domain';
import { useState } from 'react';
import { useCutOffReason } from '../../shared/connection';
import { shortDate, useToday } from '../../shared/dates';
import { Button, type ButtonLook } from '../../shared/ui/Button';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { AgainIcon } from '../../shared/ui/icons';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { useRenewalText } from './useRenewalText';

interface RenewButtonProps {
  title: PendingTitle;
  personBlock: PersonRenewalBlock | null;
  renewing: boolean;
  /** As wide as its place. */
  full?: boolean;
  /** By default it stands out where a renewal is worth its price. */
  variant?: ButtonLook['variant'] | undefined;
  onRenew: () => void;
}

/**
 * Renews a loan. What it gains is on the button, what it costs below; one that gains nothing is asked about first
 * (LOOK-2 §2).
 */
export function RenewButton({ title, personBlock, renewing, full, variant, onRenew }: RenewButtonProps) {
  const { t, i18n } = useOwnTranslation('loans');
  const today = useToday();
  const { reason: block, gain: note, left } = useRenewalText(title, personBlock);
  const cutOff = useCutOffReason();
  const reason = block ?? cutOff;
  const [isAsking, setAsking] = useState(false);
  const gain = daysGained(title, today);
  const name = title.descricao;
  const label = reason ? t('renew') : gain === 0 ? t('renewForNothing') : t('renewFor', { count: gain });
  return (
    <>
      <Button
        title={t('renew')}
        aria-label={`${label}: ${name}`}
        variant={variant ?? (reason || isWorthRenewing(title, today) ? 'brand' : 'outline')}
        full={full}
        busy={renewing}
        busyLabel={t('renewing')}
        reason={reason}
        note={note}
        onClick={() => (gain === 0 ? setAsking(true) : onRenew())}
      >
        {full && <AgainIcon />}
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onRenew();
        }}
        title={t('renewForNothingTitle')}
        confirmLabel={t('renewAnyway')}
        keepLabel={t('notNow')}
      >
        {t('renewForNothingWhat', {
          title: name,
          date: shortDate(title.dataDevolucaoPrevista, i18n.language),
          count: left,
        })}
      </ConfirmDialog>
    </>
  );
}
