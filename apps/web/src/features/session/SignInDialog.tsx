import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { Activity, useHasActivity } from '../site/public';
import { browserNavigation } from '../../shared/browserNavigation';
import { selectPatron, type PatronSession, type SessionState } from '../../shared/session';
import { saveSession } from '../../shared/sessionStore';
import { Dialog } from '../../shared/ui/Dialog';
import { Column } from './formLayout';
import { SignInInside } from './SignInInside';

export interface SignInDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** One sentence on why it takes a patron. */
  reason?: string;
  /** Goes on with what was interrupted. */
  onSignedIn?: () => void;
  /** Whose session ended. Work waits on the screen then, so that the page is never read anew. */
  again?: PatronSession;
}

/** The modal "Acesso" (D1 §2, size xs). How it ends goes by activity 107, which is our reading of it (ruling B2). */
export default function SignInDialog({ isOpen, onClose, reason, onSignedIn, again }: SignInDialogProps) {
  const { t } = useTranslation('session');
  const staysHere = useHasActivity(Activity.modalLogin);
  const store = useStore<{ session: SessionState }>();

  async function finish() {
    // It closes by itself, with the session that is there again.
    if (again) return onSignedIn?.();
    if (staysHere) {
      onClose();
      onSignedIn?.();
      return;
    }
    const patron = selectPatron(store.getState());
    // Encrypting takes a moment: the new page must find the session.
    if (patron) await saveSession(patron);
    browserNavigation.reload();
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('Acesso')} size="xs">
      <Column>
        {reason && <p>{reason}</p>}
        <SignInInside
          onSignedIn={() => void finish()}
          // Who acts for another person has no password but their own.
          login={(again?.cameFrom ?? again?.user)?.login}
          remember={again?.remember}
        />
      </Column>
    </Dialog>
  );
}
