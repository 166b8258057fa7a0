import type { PendingTitle } from '@catalogue/api-contract';
import type { ButtonLook } from '../../shared/ui/Button';
import { RenewButton } from './RenewButton';
import { usePersonRenewalBlock } from './usePersonRenewalBlock';
import { useRenewal } from './useRenewal';

/** Renews a loan from a list of other things, or says why it cannot be renewed. */
export function RenewNow({ loan, variant }: { loan: PendingTitle; variant: ButtonLook['variant'] }) {
  const personBlock = usePersonRenewalBlock();
  const { renew, isWriting } = useRenewal();
  return (
    <RenewButton
      full
      variant={variant}
      title={loan}
      personBlock={personBlock}
      renewing={isWriting(loan)}
      onRenew={() => void renew([loan])}
    />
  );
}
