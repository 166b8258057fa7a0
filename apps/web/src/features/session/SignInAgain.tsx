import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { reauthenticationOffered, selectSessionExpired, selectPatron, signedOut } from '../../shared/session';
import { SignInDialog } from './lazySignIn';

/**
 * Asks a patron with an expired session to sign in again in a dialog; the form data stays, and waiting calls continue.
 */
export function SignInAgain() {
  const { t } = useTranslation('shared');
  const dispatch = useDispatch();
  const isSessionExpired = useSelector(selectSessionExpired);
  const patron = useSelector(selectPatron);
  useEffect(() => {
    dispatch(reauthenticationOffered(true));
    return () => void dispatch(reauthenticationOffered(false));
  }, [dispatch]);
  return (
    <SignInDialog
      isOpen={isSessionExpired}
      onClose={() => dispatch(signedOut())}
      reason={patron?.originalUser ? t('sessionEndedActing', { name: patron.user.nome_pessoa }) : t('sessionEndedHere')}
      again={patron ?? undefined}
    />
  );
}
