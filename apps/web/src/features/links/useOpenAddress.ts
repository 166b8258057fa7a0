import { isRedirectTarget, type CallFailure } from '@catalogue/domain';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { inCatalogue } from '../../shared/platform';
import { toastShown } from '../../shared/toasts';
import { useFailureToast } from '../../shared/useFailureToast';
import { useOneAtATime } from '../../shared/useOneAtATime';
import { useHandOverText } from './useHandOverText';

type Ask = () => Promise<{ data?: { url: string }; error?: unknown }>;

const unexpected: CallFailure = { status: 500, message: '' };

/**
 * Opens an address that has to be fetched first in a new tab, with the toast of D2 §8 while it loads. If the browser
 * blocks the tab, show `address` as a link. One request at a time: a second click is ignored until the first is done.
 */
export function useOpenAddress() {
  const dispatch = useDispatch();
  const failureToast = useFailureToast(useHandOverText());
  const { run, isBusy: isOpening } = useOneAtATime();
  const [address, setAddress] = useState<string | null>(null);

  async function openOnce(ask: Ask) {
    setAddress(null);
    // Browsers only open a tab synchronously in a click, and the address arrives later.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    dispatch(toastShown({ tone: 'info', key: 'fetchingLink' }));
    const { data, error } = await ask();
    if (!data || !isRedirectTarget(data.url)) {
      tab?.close();
      return failureToast(error ?? unexpected);
    }
    const target = inCatalogue(data.url);
    if (tab) tab.location.href = target;
    else setAddress(target);
  }
  return { open: (ask: Ask) => run(() => openOnce(ask)), isOpening, address };
}
