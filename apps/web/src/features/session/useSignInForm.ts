import { isRedirectTarget } from '@catalogue/domain';
import { useState } from 'react';
import { browserNavigation } from '../../shared/browserNavigation';
import { useSettings } from '../../shared/settings';
import { useCaptcha } from './captcha/useCaptcha';
import { savePendingSignIn } from './externalSignIn';
import { sessionApi } from './session.api';
import { authenticate } from './openSession';
import { useIdentity } from './useIdentity';
import { useInstitutionLogin } from './useInstitutionLogin';
import { useSignIn } from './useSignIn';
import type { CallFailure, Destination } from '@catalogue/domain';

export interface SignInProps {
  /** The return address for a sign-in at an identity service. */
  redirect: string;
  /** The destination that is sent with a choice of login (ruling B6). */
  base: Destination;
  onSignedIn: () => void;
  /** The login of a patron who signs in again. */
  login?: string;
  remember?: boolean;
}

/**
 * `user`: asks for the username only; `person`: for one of those who share it (571); `password`: for all the rest
 * (D1 §4).
 */
export type Step = 'user' | 'person' | 'password';

/** The state of the sign-in form, and its submit function. */
export function useSignInForm({ redirect, onSignedIn, login, remember: wasRemembered = false }: SignInProps) {
  const { hasOidc, hasCaptcha } = useInstitutionLogin();
  const settings = useSettings();
  const identity = useIdentity(login);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(wasRemembered);
  const [isChecked, setChecked] = useState(false);
  const asksUserFirst = identity.flow === 'ef' || hasOidc;
  const [reached, setReached] = useState<Step>('user');
  const step: Step = asksUserFirst ? reached : 'password';
  const captcha = useCaptcha(hasCaptcha && step === 'password');
  const signIn = useSignIn(onSignedIn);
  const [findDuplicates] = sessionApi.useLazyListDuplicatesQuery();
  const [startOidc] = sessionApi.useLazyStartOidcQuery();
  const [startSaml] = sessionApi.useLazyStartSamlQuery();

  function goTo(next: Step) {
    setChecked(false);
    setReached(next);
  }
  /** The back arrow of D1 §4. */
  function goBack() {
    identity.forgetPeople();
    setPassword('');
    signIn.startAgain();
    goTo('user');
  }

  async function goElsewhere(link: string, nonce?: string) {
    if (!isRedirectTarget(link)) return signIn.refuse({ status: 500, message: '' });
    await savePendingSignIn({ nonce, login: identity.typed, remember });
    browserNavigation.to(link);
  }
  const toOidc = () =>
    signIn.attempt(async () => {
      const { data, error } = await startOidc({ query: { login: identity.typed, redirect } });
      if (data) await goElsewhere(data.link, data.nonce);
      else signIn.refuse(error as CallFailure);
    });
  const toSaml = () =>
    signIn.attempt(async () => {
      const { data, error } = await startSaml({ query: { redirect } });
      if (data) await goElsewhere(data.link);
      else signIn.refuse(error as CallFailure);
    });
  const lookUp = () =>
    signIn.attempt(async () => {
      const { data, error } = await findDuplicates({ query: { usuario: identity.typed } });
      if (!data) return signIn.refuse(error as CallFailure);
      identity.setPeople(data);
      goTo(data.length > 0 ? 'person' : 'password');
    });
  async function sendPassword() {
    const credentials = { username: identity.wire, password, captcha: captcha.token };
    await signIn.enter(() => authenticate(credentials, { login: identity.typed, remember }, settings));
    captcha.renew();
  }

  /** Returns the first missing field, or null if the form was submitted. */
  function submit(): 'username' | 'choice' | 'password' | 'captcha' | null {
    setChecked(true);
    if (identity.missing) return identity.missing;
    if (step === 'password') {
      if (password.trim() === '') return 'password';
      if (!captcha.mayGo()) return 'captcha';
      void sendPassword();
    } else if (step === 'person') goTo('password');
    // D1 §4: a username without "@" falls back to password login.
    else if (hasOidc && identity.typed.includes('@')) void toOidc();
    else if (identity.flow === 'ef') void lookUp();
    else goTo('password');
    return null;
  }

  return {
    identity,
    password,
    setPassword,
    remember,
    setRemember,
    isChecked,
    step,
    asksUserFirst,
    captcha,
    signIn,
    submit,
    goBack,
    toSaml,
  };
}
