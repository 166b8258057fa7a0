import type { CallFailure } from '@catalogue/domain';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { SignInDialog } from '../session/public';
import { selectPatron } from '../../shared/session';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { ErrorSummary, type FieldError } from '../../shared/ui/ErrorSummary';
import { Form } from '../../shared/ui/Form';
import { Notice } from '../../shared/ui/Notice';
import { useFailureText } from '../../shared/useFailureText';
import { useSubmitOnce } from '../../shared/useSubmitOnce';

interface AskDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Shown to visitors: the text stays, and is sent after the sign-in. */
  signInWhy: string;
  sendLabel: string;
  flaws: readonly FieldError[];
  /** The state of the call that sends it. */
  call: { error?: unknown; reset: () => void };
  send: () => PromiseLike<{ error?: unknown }>;
  /** Clears the draft after it was sent. */
  forget: () => void;
  /** The toast after it was sent. */
  message: string;
  /** Shows a refusal's text; by default as it is. */
  refusal?: (text: string, failure: CallFailure) => ReactNode;
  children: (errorOf: (id: string) => string | undefined) => ReactNode;
}

const formId = 'pedido-ao-rodape';
const isRefusal = ({ status }: CallFailure) => status === 422;

/** A form of a patron to a library, in a dialog over any page. Visitors sign in first and return to it. */
export function AskDialog(props: AskDialogProps) {
  const { isOpen, onClose, title, signInWhy, sendLabel, flaws, call, send, forget, message, refusal, children } = props;
  const { t } = useTranslation(['units', 'shared']);
  const failureText = useFailureText();
  const isSignedIn = useSelector(selectPatron) !== null;
  const [isSigningIn, setSigningIn] = useState(false);
  const { attempt, errorOf, isSending, startOver, submit } = useSubmitOnce({
    flaws,
    save: send,
    showRefusal: isRefusal,
    forget: () => {
      forget();
      close();
    },
    message: () => message,
  });
  const failure = call.error as CallFailure | undefined;

  function close() {
    startOver();
    call.reset();
    onClose();
  }
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (isSignedIn) submit(event);
    else setSigningIn(true);
  };
  return (
    <>
      <Dialog
        isOpen={isOpen && !isSigningIn}
        onClose={close}
        title={title}
        footer={
          <>
            <Button onClick={close}>{t('close', { ns: 'shared' })}</Button>
            <Button
              type="submit"
              form={formId}
              variant="brand"
              busy={isSending}
              busyLabel={t('sending', { ns: 'shared' })}
            >
              {isSignedIn ? sendLabel : t('signIn')}
            </Button>
          </>
        }
      >
        <Form id={formId} onSubmit={go} noValidate>
          {!isSignedIn && <Notice tone="info">{signInWhy}</Notice>}
          <ErrorSummary errors={flaws} attempt={attempt} />
          {failure && isRefusal(failure) && (
            <Notice tone="warning" role="alert">
              {refusal ? refusal(failureText(failure), failure) : failureText(failure)}
            </Notice>
          )}
          {children(errorOf)}
        </Form>
      </Dialog>
      <SignInDialog isOpen={isOpen && isSigningIn} onClose={() => setSigningIn(false)} reason={signInWhy} />
    </>
  );
}
