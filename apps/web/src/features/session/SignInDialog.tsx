import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { Activity, useHasActivity } from '../site/public';
import { browserNavigation } from '../../shared/browserNavigation';
import { selectPatron, type PatronSession, type SessionState } from '../../shared/session';
import { saveSession } from '../../shared/sessionStore';
import { Dialog } from '../../shared/ui/Dialog';
import { SignInInside } from './SignInInside';

export interface SignInDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** One sentence on why signing in is needed. */
  reason?: string;
  /** Continues the interrupted action. */
  onSignedIn?: () => void;
  /** The expired session. The page is never reloaded then, because it may contain unsaved work. */
  again?: PatronSession;
}

/**
 * The modal "Acesso" (D1 §2, size xs). Activity 107 decides whether it reloads the page, which is our interpretation
 * (ruling B2).
 */
export default function SignInDialog({ isOpen, onClose, reason, onSignedIn, again }: SignInDialogProps) {
  const { t } = useTranslation('session');
  const staysHere = useHasActivity(Activity.modalLogin);
  const store = useStore<{ session: SessionState }>();

  async function finish() {
    // It closes by itself when the session is valid again.
    if (again) return onSignedIn?.();
    if (staysHere) {
      onClose();
      onSignedIn?.();
      return;
    }
    const patron = selectPatron(store.getState());
    // Encryption is asynchronous: the session must be stored before the reload.
    if (patron) await saveSession(patron);
    browserNavigation.reload();
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('Acesso')} size="xs">
      <div className="stack gap-4">
        {reason && <p>{reason}</p>}
        <SignInInside
          onSignedIn={() => void finish()}
          // A user who acts for another person signs in as themselves.
          login={(again?.originalUser ?? again?.user)?.login}
          remember={again?.remember}
        />
      </div>
    </Dialog>
  );
}
