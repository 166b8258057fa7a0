import { session, type PersonData } from '@catalogue/api-contract';
import type { CallFailure } from '@catalogue/domain';
import { signedIn, type PatronSession } from '../../shared/session';
import type { Settings } from '../../shared/settings';
import { callServer } from '../../shared/wire';

interface SignIn {
  username: string;
  password: string;
  remember: boolean;
}

type Context = { settings: Settings; dispatch(action: ReturnType<typeof signedIn>): void };

/** Password grant, then the person's data (D1 §7). A blocked person gets no session (decisions B14). Null: signed in. */
export async function signIn(
  { username, password, remember }: SignIn,
  { settings, dispatch }: Context,
): Promise<CallFailure | null> {
  const body = { grant_type: 'password', ...settings.oauth.patron, username, password };
  const token = await callServer(session.issueToken, { body }, null, settings);
  if (token.error) return token.error;
  const person = await callServer(session.getPerson, {}, token.data.access_token, settings);
  if (person.error) return person.error;
  if (person.data.bloqueio) return { status: 430, message: 'ACESSO_BLOQUEADO' };
  dispatch(signedIn(patronSession(person.data, { username, remember }, token.data)));
  return null;
}

const patronSession = (
  { user, authPermissions }: PersonData,
  { username, remember }: Pick<SignIn, 'username' | 'remember'>,
  token: { access_token: string; refresh_token?: string },
): PatronSession => ({
  credentials: { token: token.access_token, refresh: token.refresh_token ?? null },
  // The login as it was typed (decisions C21).
  user: { ...user, login: username },
  permissions: authPermissions,
  remember,
});
