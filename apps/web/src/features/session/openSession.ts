import { calls, type PersonData, type TokenReply } from '@catalogue/api-contract';
import type { CallFailure } from '@catalogue/domain';
import { credentialsOf, signedIn, type PatronSession } from '../../shared/session';
import type { Settings } from '../../shared/settings';
import { callServer } from '../../shared/wire';

export interface Credentials {
  /** In the format of the call (D1 §3): with the chosen person or category. */
  username: string;
  password: string;
  captcha?: string;
}

/** Fields of a session that depend on how the patron signed in. */
export interface SignInOrigin extends Pick<PatronSession, 'remember' | 'nonce' | 'chosenLogin' | 'originalUser'> {
  /** The login as the user typed it (ruling C21). */
  login: string;
}

/** A new session, or the reason for a refusal. */
export type SignInResult =
  { session: PatronSession; failure?: undefined } | { failure: CallFailure; session?: undefined };

/** The password grant, then the person's data (D1 §7). */
export async function authenticate(
  credentials: Credentials,
  origin: SignInOrigin,
  settings: Settings,
): Promise<SignInResult> {
  const { username, password, captcha } = credentials;
  const body = {
    grant_type: 'password',
    ...settings.oauth.patron,
    username,
    password,
    ...(captcha && { recaptcha_token: captcha }),
  };
  const token = await callServer(calls.session.issueToken, { body }, null, settings);
  return token.error ? { failure: token.error } : openSession(token.data, origin, settings);
}

/** Opens the session of these tokens. A blocked person gets none (ruling B14). */
export async function openSession(token: TokenReply, origin: SignInOrigin, settings: Settings): Promise<SignInResult> {
  const person = await callServer(calls.session.getPerson, {}, token.access_token, settings);
  if (person.error) return { failure: person.error };
  if (person.data.bloqueio) return { failure: { status: 430, message: 'ACESSO_BLOQUEADO' } };
  return { session: patronSession(person.data, origin, token) };
}

const patronSession = (
  { user, authPermissions }: PersonData,
  { login, ...kept }: SignInOrigin,
  token: TokenReply,
): PatronSession => ({
  credentials: credentialsOf(token),
  user: { ...user, login },
  permissions: authPermissions,
  ...kept,
});

type Context = { settings: Settings; dispatch(action: ReturnType<typeof signedIn>): void };

/** Signs in directly, without a choice of login. Null: signed in. */
export async function signIn(
  { username, password, remember }: { username: string; password: string; remember: boolean },
  { settings, dispatch }: Context,
): Promise<CallFailure | null> {
  const { session: begun, failure } = await authenticate(
    { username, password },
    { login: username, remember },
    settings,
  );
  if (failure) return failure;
  dispatch(signedIn(begun));
  return null;
}
