import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectPatron } from '../../shared/session';
import { useOneAtATime } from '../../shared/useOneAtATime';
import { useReport } from '../../shared/useReport';
import { useAddress } from '../../shared/useAddress';
import { useAddToBasketMutation } from './basket.api';
import { areWanted, forgetWanted, saveWanted } from './wantedForGood';

const parameter = 'guardar';

/**
 * Adds titles to the permanent basket (ruling D12). Visitors are asked to sign in, in a dialog. The request is stored
 * in the address, so that it is carried out even if signing in reloads the page.
 */
export function useKeepForGood(acervos: readonly string[]) {
  const { t } = useTranslation('basket');
  const report = useReport();
  const isSignedIn = useSelector(selectPatron) !== null;
  const [address, change] = useAddress();
  const [keep] = useAddToBasketMutation();
  const { run, isBusy } = useOneAtATime();
  const isWanted = address.get(parameter) === 'S' && areWanted(acervos);

  const want = (wanted: boolean) => {
    if (wanted) saveWanted(acervos);
    else forgetWanted();
    change({ [parameter]: wanted ? 'S' : '' }, { replace: true });
  };

  useEffect(() => {
    if (!isWanted || !isSignedIn) return;
    void run(async () => {
      const kept = keep({ body: { acervos: [...acervos] } });
      await report(kept, t('keptForGood', { count: acervos.length })).finally(() => want(false));
    });
  });

  return {
    keepForGood: () => want(true),
    isKeeping: isBusy,
    isAskingWho: isWanted && !isSignedIn,
    giveUp: () => want(false),
  };
}
