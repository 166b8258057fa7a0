import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { reentryOffered, selectLapsed, selectPatron, signedOut } from '../../shared/session';
import { SignInDialog } from './signInParts';

/** Asks the patron whose session ended to sign in again, over the screen: what was filled in stays, and what waits goes on. */
export function SignInAgain() {
  const { t } = useTranslation('shared');
  const dispatch = useDispatch();
  const isLapsed = useSelector(selectLapsed);
  const patron = useSelector(selectPatron);
  useEffect(() => {
    dispatch(reentryOffered(true));
    return () => void dispatch(reentryOffered(false));
  }, [dispatch]);
  return (
    <SignInDialog
      isOpen={isLapsed}
      onClose={() => dispatch(signedOut())}
      reason={patron?.cameFrom ? t('sessionEndedActing', { name: patron.user.nome_pessoa }) : t('sessionEndedHere')}
      again={patron ?? undefined}
    />
  );
}
