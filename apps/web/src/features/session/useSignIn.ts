import { calls, type PersonLogin } from '@catalogue/api-contract';
import { loginFailure, type CallFailure, type Destination, type LoginNotice } from '@catalogue/domain';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type * as z from 'zod/mini';
import { signedIn, type PatronSession } from '../../shared/session';
import { useSettings } from '../../shared/settings';
import { useOneAtATime } from '../../shared/useOneAtATime';
import { callServer } from '../../shared/wire';
import { openSession, type SignInResult } from './openSession';

/** One person with several logins, who has to choose one. */
export interface LoginChoice {
  session: PatronSession;
  logins: z.output<typeof PersonLogin>[];
}

/** The states of D1 §4: idle, authenticating, an error, a choice among several logins, or signed in (then `onSignedIn`). */
export function useSignIn(onSignedIn: () => void) {
  const dispatch = useDispatch();
  const settings = useSettings();
  const { run, isBusy } = useOneAtATime();
  const [notice, setNotice] = useState<LoginNotice | null>(null);
  const [choice, setChoice] = useState<LoginChoice | null>(null);

  const refuse = (failure: CallFailure) => setNotice(loginFailure(failure));
  function keep(session: PatronSession) {
    dispatch(signedIn(session));
    onSignedIn();
  }

  /** One attempt at a time: ignores clicks during a request. */
  const attempt = (work: () => Promise<void>) =>
    run(() => {
      setNotice(null);
      return work();
    });

  const enter = (result: () => Promise<SignInResult>) =>
    attempt(async () => {
      const { session, failure } = await result();
      if (failure) return refuse(failure);
      const { data: logins = [] } = await callServer(calls.session.listLogins, {}, session.credentials.token, settings);
      if (logins.length > 1) setChoice({ session, logins });
      else keep(session);
    });

  /** `base`: the patron's destination (ruling B6). */
  const choose = ({ session }: LoginChoice, codigo: string, base: Destination) =>
    attempt(async () => {
      const body = { codigo: codigo.trim(), base };
      const token = await callServer(calls.session.switchLogin, { body }, session.credentials.token, settings);
      if (token.error) return refuse(token.error);
      const { user, remember, nonce } = session;
      const result = await openSession(
        token.data,
        { login: user.login, remember, nonce, chosenLogin: codigo },
        settings,
      );
      if (result.failure) refuse(result.failure);
      else keep(result.session);
    });

  const startAgain = () => {
    setChoice(null);
    setNotice(null);
  };
  return { enter, choose, choice, startAgain, attempt, refuse, isBusy, notice };
}
