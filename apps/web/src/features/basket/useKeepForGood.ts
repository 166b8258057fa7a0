import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { selectPatron } from '../../shared/session';
import { toastShown } from '../../shared/toasts';
import { useFailureToast } from '../../shared/useFailureToast';
import { inPlace } from '../../shared/useScrollRestoration';
import { useAddToBasketMutation } from './basket.api';
import { areWanted, forgetWanted, saveWanted } from './wantedForGood';

const parameter = 'guardar';

/**
 * Puts titles into the permanent basket (ruling D12). Who is not signed in is asked to, over the screen; that the titles are to
 * be kept stands in the address meanwhile, so that it is done even when signing in reads the page anew.
 */
export function useKeepForGood(acervos: readonly string[]) {
  const { t } = useTranslation('basket');
  const dispatch = useDispatch();
  const failureToast = useFailureToast();
  const isSignedIn = useSelector(selectPatron) !== null;
  const [address, setAddress] = useSearchParams();
  const [keep, { isLoading }] = useAddToBasketMutation();
  const isWanted = address.get(parameter) === 'S' && areWanted(acervos);
  const isUnderWay = useRef(false);

  const want = (wanted: boolean) => {
    if (wanted) saveWanted(acervos);
    else forgetWanted();
    setAddress(
      (before) => {
        if (wanted) before.set(parameter, 'S');
        else before.delete(parameter);
        return before;
      },
      { replace: true, state: inPlace },
    );
  };

  async function send() {
    const { error } = await keep({ body: { acervos: [...acervos] } });
    if (error) return failureToast(error);
    dispatch(toastShown({ tone: 'ok', message: t('keptForGood', { count: acervos.length }) }));
  }

  useEffect(() => {
    // The address is a moment behind what was sent: until it follows, nothing is sent again.
    if (!isWanted) isUnderWay.current = false;
    if (!isWanted || !isSignedIn || isUnderWay.current) return;
    isUnderWay.current = true;
    void send().finally(() => want(false));
  });

  return {
    keepForGood: () => want(true),
    isKeeping: isLoading,
    isAskingWho: isWanted && !isSignedIn,
    giveUp: () => want(false),
  };
}
