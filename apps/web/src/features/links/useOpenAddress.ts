import { isRedirectTarget, type CallFailure } from '@catalogue/domain';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { toastShown } from '../../shared/toasts';
import { useFailureToast } from '../../shared/useFailureToast';
import { useHandOverText } from './useHandOverText';

const unexpected: CallFailure = { status: 500, message: '' };

/**
 * Shows in a new tab an address that has to be asked for first, with the toast of D2 §8 while it is. Where the browser lets no tab
 * be opened, `address` is to be shown as a link. One asks at a time: a second click waits for the first.
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
    // Only a click may open a tab, and the address comes after it.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    dispatch(toastShown({ tone: 'info', key: 'fetchingLink' }));
    const { data, error } = await ask();
    setOpening(false);
    if (!data || !isRedirectTarget(data.url)) {
      tab?.close();
      return failureToast(error ?? unexpected);
    }
    if (tab) tab.location.href = data.url;
    else setAddress(data.url);
  }
  return { open, isOpening, address };
}
