import { loginFailure, type LoginNotice } from '@catalogue/domain';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Settings } from '../../shared/settings';
import { signIn } from './signIn';

export interface Credentials {
  username: string;
  password: string;
  remember: boolean;
}

/** The states of D1 §4: idle, authenticating, an error, or signed in (then `onSignedIn`). */
export function useSignIn(onSignedIn: () => void) {
  const dispatch = useDispatch();
  const settings = useSelector((state: { settings: Settings | null }) => state.settings);
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<LoginNotice | null>(null);

  async function submit(credentials: Credentials) {
    if (isBusy || !settings) return;
    setBusy(true);
    setNotice(null);
    const failure = await signIn(credentials, { settings, dispatch });
    setBusy(false);
    if (failure) setNotice(loginFailure(failure));
    else onSignedIn();
  }
  return { submit, isBusy, notice, clearNotice: () => setNotice(null) };
}
