import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { SignInDialog } from '../session/public';
import { selectPatron } from '../../shared/session';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { Form } from '../../shared/ui/Form';
import { Notice } from '../../shared/ui/Notice';

interface AskDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Shown to visitors: the text stays, and is sent after the sign-in. */
  signInWhy: string;
  sendLabel: string;
  busy: boolean;
  onSend: () => void;
  children: ReactNode;
}

const formId = 'pedido-ao-rodape';

/** A form of a patron to a library, in a dialog over any page. Visitors sign in first and return to it. */
export function AskDialog({ isOpen, onClose, title, signInWhy, sendLabel, busy, onSend, children }: AskDialogProps) {
  const { t } = useTranslation(['units', 'shared']);
  const isSignedIn = useSelector(selectPatron) !== null;
  const [isSigningIn, setSigningIn] = useState(false);
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (isSignedIn) onSend();
    else setSigningIn(true);
  };
  return (
    <>
      <Dialog
        isOpen={isOpen && !isSigningIn}
        onClose={onClose}
        title={title}
        footer={
          <>
            <Button onClick={onClose}>{t('close', { ns: 'shared' })}</Button>
            <Button type="submit" form={formId} variant="marca" busy={busy} busyLabel={t('sending', { ns: 'shared' })}>
              {isSignedIn ? sendLabel : t('signIn')}
            </Button>
          </>
        }
      >
        <Form id={formId} onSubmit={go} noValidate>
          {!isSignedIn && <Notice tone="info">{signInWhy}</Notice>}
          {children}
        </Form>
      </Dialog>
      <SignInDialog isOpen={isOpen && isSigningIn} onClose={() => setSigningIn(false)} reason={signInWhy} />
    </>
  );
}
