import { isRedirectTarget, type CallFailure } from '@catalogue/domain';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { inCatalogue } from '../../shared/platform';
import { toastShown } from '../../shared/toasts';
import { useFailureToast } from '../../shared/useFailureToast';
import { useHandOverText } from './useHandOverText';

const unexpected: CallFailure = { status: 500, message: '' };

/**
 * Opens an address that has to be fetched first in a new tab, with the toast of D2 §8 while it loads. If the browser
 * blocks the tab, show `address` as a link. One request at a time: a second click is ignored until the first is done.
 */
export function useOpenAddress() {
  const dispatch = useDispatch();
  const failureToast = useFailureToast(useHandOverText());
  const [isOpening, setOpening] = useState(false);
  const [address, setAddress] = useState<string | null>(null);

  async function open(ask: () => Promise<{ data?: { url: string }; error?: unknown }>) {
    if (isOpening) return;
    setOpening(true);
    setAddress(null);
    // Browsers only open a tab synchronously in a click, and the address arrives later.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    dispatch(toastShown({ tone: 'info', key: 'fetchingLink' }));
    const { data, error } = await ask();
    setOpening(false);
    if (!data || !isRedirectTarget(data.url)) {
      tab?.close();
      return failureToast(error ?? unexpected);
    }
    const target = inCatalogue(data.url);
    if (tab) tab.location.href = target;
    else setAddress(target);
  }
  return { open, isOpening, address };
}
