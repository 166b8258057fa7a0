import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { Activity, useGetInstitutionQuery, useHasActivity } from '../site/public';
import { leave } from '../../shared/leave';
import { selectPatron, type SessionState } from '../../shared/session';
import { saveSession } from '../../shared/sessionStore';
import { Dialog } from '../../shared/ui/Dialog';
import { LoginForm } from './LoginForm';

export interface SignInDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** One sentence on why it takes a patron. */
  reason?: string;
  /** Goes on with what was interrupted. */
  onSignedIn?: () => void;
}

/** The modal "Acesso" (D1 §2, size xs). How it ends goes by activity 107, which is our reading of it (decisions B2). */
export default function SignInDialog({ isOpen, onClose, reason, onSignedIn }: SignInDialogProps) {
  const { t } = useTranslation('session');
  const { data: institution } = useGetInstitutionQuery();
  const staysHere = useHasActivity(Activity.modalLogin);
  const store = useStore<{ session: SessionState }>();

  async function finish() {
    if (staysHere) {
      onClose();
      onSignedIn?.();
      return;
    }
    const patron = selectPatron(store.getState());
    // Encrypting takes a moment: the new page must find the session.
    if (patron) await saveSession(patron);
    leave.reload();
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('Acesso')} size="xs">
      {reason && <p>{reason}</p>}
      <LoginForm
        loginLabel={institution?.denominacao_login ?? t('user')}
        destination={null}
        onDestination={() => undefined}
        onSignedIn={() => void finish()}
      />
    </Dialog>
  );
}
