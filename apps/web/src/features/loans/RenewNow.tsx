import type { PendingTitle } from '@catalogue/api-contract';
import { RenewButton } from './RenewButton';
import { usePersonRenewalBlock } from './usePersonRenewalBlock';
import { useRenewal } from './useRenewal';

/** Renews a loan from a list of other things, or says why it cannot be renewed. */
export function RenewNow({ loan }: { loan: PendingTitle }) {
  const personBlock = usePersonRenewalBlock();
  const { renew, isWriting } = useRenewal();
  return (
    <RenewButton
      full
      title={loan}
      personBlock={personBlock}
      renewing={isWriting(loan)}
      onRenew={() => void renew([loan])}
    />
  );
}
