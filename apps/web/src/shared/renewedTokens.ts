import { browserStorage } from './browserStorage';
import { calls } from '@catalogue/api-contract';
import type { CallFailure } from '@catalogue/domain';
import { browserTabs } from './browserTabs';
import { FailedCall } from './connected';
import { credentialsOf, credentialsRenewed, type PatronSession } from './session';
import { readSession, saveSession } from './sessionStore';
import { newPublicToken, once, type TokenContext } from './tokens';
import { callServer } from './wire';

/**
 * A public token to replace one that got a 401; another call may have fetched it already. Does not use the session
 * (D2 §4).
 */
export async function renewPublicToken(failed: string, context: TokenContext): Promise<string | null> {
  const { publicToken } = context.session();
  return publicToken && publicToken !== failed ? publicToken : newPublicToken(context);
}

/** A valid token to replace a patron's that got a 401, or null when the session has ended. */
export async function renewToken(failed: string, context: TokenContext): Promise<string | null> {
  const { patron } = context.session();
  // Signed out meanwhile, here or in another tab.
  if (!patron) return null;
  if (patron.credentials.token !== failed) return patron.credentials.token;
  return once(context, failed, () => withSessionLock(() => refreshPatron(failed, context)));
}

// Tabs that share a session, remembered or copied with the tab, refresh one at a time, because a refresh token works
// once.
// A browser that refuses its storage refuses locks, too; then no other tab has this session.
const withSessionLock = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator && browserStorage() instanceof Storage
    ? navigator.locks.request('catalogue.refresh', work)
    : work();

async function refreshPatron(failed: string, context: TokenContext): Promise<string | null> {
  const patron = context.session().patron;
  if (!patron) return null;
  const latest = (await renewedElsewhere(patron, failed)) ?? patron.credentials;
  if (latest.token !== failed) {
    context.dispatch(credentialsRenewed(latest));
    return latest.token;
  }
  if (!latest.refresh) return null;
  const body = { grant_type: 'refresh_token', ...context.settings.oauth.patron, refresh_token: latest.refresh };
  const { data, error } = await callServer(calls.tokens.issueToken, { body }, null, context.settings);
  // Only a refusal ends the session: for any other reason the call fails normally and can be retried.
  if (error && !isRefusal(error)) throw new FailedCall(error);
  if (!data?.access_token) return null;
  // The patron signed out, or another signed in, during the request: drop these tokens.
  if (context.session().patron?.user.cod_pessoa !== patron.user.cod_pessoa) return null;
  const credentials = credentialsOf(data, latest.refresh);
  context.dispatch(credentialsRenewed(credentials));
  // Saved before the lock is released, so that the next tab finds it.
  await saveSession({ ...patron, credentials });
  if (!patron.remember) browserTabs.announce(failed, credentials);
  return credentials.token;
}

// Statuses that do not mean a refused token: a wrong server, a timeout, rate limiting.
const otherStatuses = [404, 408, 429];
const isRefusal = ({ status }: CallFailure) =>
  typeof status === 'number' && status >= 400 && status < 500 && !otherStatuses.includes(status);

// A remembered session is in storage that every tab reads; the other kind is only in the tabs that have it.
async function renewedElsewhere(patron: PatronSession, failed: string) {
  if (!patron.remember) return browserTabs.successorOf(failed);
  const kept = await readSession();
  return kept?.user.cod_pessoa === patron.user.cod_pessoa ? kept.credentials : null;
}
