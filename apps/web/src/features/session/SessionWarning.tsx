import { sessionWarningSeconds } from '@catalogue/domain';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector, useStore } from 'react-redux';
import { contextOf, endSession } from '../../shared/api';
import { FailedCall } from '../../shared/connected';
import { renewToken } from '../../shared/renewedTokens';
import { selectPatron, selectSessionExpired } from '../../shared/session';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { useFailureToast } from '../../shared/useFailureToast';
import { useOneAtATime } from '../../shared/useOneAtATime';
import { useSecondsLeft } from './useSecondsLeft';
import { useSignOut } from './useSignOut';

/**
 * Before a session ends that nobody uses: how long it lasts, and a button to go on (WCAG 2.2.1). It ends in the dialog in
 * which one signs in again, so what is typed stays either way.
 */
export function SessionWarning() {
  const { t } = useTranslation('session');
  const store = useStore();
  const patron = useSelector(selectPatron);
  const isExpired = useSelector(selectSessionExpired);
  const left = useSecondsLeft(isExpired ? null : (patron?.credentials.endsAt ?? null), sessionWarningSeconds);
  const isOpen = left !== null && left > 0;
  const { goOn, isBusy } = useGoOn();
  const signOut = useSignOut();
  const wasOpen = useRef(false);
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A computer that slept past the end has shown no warning: its next call finds the end.
    if (wasOpen.current && left !== null && left <= 0) endSession(store);
    wasOpen.current = isOpen;
  }, [isOpen, left, store]);
  return (
    <Dialog
      isAlert
      size="xs"
      isOpen={isOpen}
      onClose={goOn}
      title={t('sessionEnding')}
      safe={stay}
      footer={
        <>
          <Button onClick={signOut}>{t('signOutNow')}</Button>
          <Button ref={stay} variant="brand" busy={isBusy} onClick={goOn}>
            {t('continue')}
          </Button>
        </>
      }
    >
      <p>{t('sessionEndingWhat')}</p>
      <p className="mt-3 strong" role="timer">
        {t('secondsLeft', { count: Math.max(left ?? 0, 0) })}
      </p>
      <p className="sr-only" role="status">
        {isOpen && spoken.includes(left) && t('secondsLeft', { count: left })}
      </p>
    </Dialog>
  );
}

// A screen reader that read every second would say nothing else.
const spoken = [60, 30, 10];

/** Renews the session; where that is refused, or would not last, one signs in again over the screen. */
function useGoOn() {
  const store = useStore();
  const patron = useSelector(selectPatron);
  const failureToast = useFailureToast();
  const { run, isBusy } = useOneAtATime();
  const goOn = async (spent: string) => {
    try {
      const context = contextOf(store);
      const renewed = await renewToken(spent, context);
      const endsAt = context.session().patron?.credentials.endsAt;
      if (!renewed || (endsAt && endsAt <= Date.now() + sessionWarningSeconds * 1000)) endSession(store);
    } catch (error) {
      if (!(error instanceof FailedCall)) throw error;
      failureToast(error.failure);
    }
  };
  return { isBusy, goOn: () => void (patron && run(() => goOn(patron.credentials.token))) };
}
