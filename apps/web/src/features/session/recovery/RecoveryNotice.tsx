import type { RecoveryFailureNotice } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../shared/ui/Notice';
import { useSessionMessage } from '../RefusedNotice';

/** A failure of the recovery (D1 §8): the app's own sentence for 500, else the server's. */
export function RecoveryNotice({ notice }: { notice: RecoveryFailureNotice }) {
  const { t } = useTranslation(['session', 'shared']);
  const sessionMessage = useSessionMessage();
  const { tone, key, message = '' } = notice;
  return (
    <Notice tone={tone} role="alert">
      {key === 'cannotReachServer' && t('cannotReachServer', { ns: 'shared' })}
      {key === 'OcorreuErroInesperado' && t('OcorreuErroInesperado')}
      {!key && sessionMessage(message)}
    </Notice>
  );
}
