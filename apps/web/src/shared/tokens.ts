import { calls, type Access } from '@catalogue/api-contract';
import { publicTokenIssued, type credentialsRenewed, type SessionState } from './session';
import type { Settings } from './settings';
import { FailedCall } from './connected';
import { callServer } from './wire';

export interface TokenContext {
  settings: Settings;
  session(): SessionState;
  dispatch(action: ReturnType<typeof credentialsRenewed> | ReturnType<typeof publicTokenIssued>): void;
}

/** The access token for a call (ruling B20, D2 §6). Null: the call needs a patron and no user is signed in. */
export async function tokenFor(access: Access, context: TokenContext): Promise<string | null> {
  const { patron, publicToken, isSessionExpired } = context.session();
  const own = isSessionExpired ? null : (patron?.credentials.token ?? null);
  if (access === 'patron') return own;
  if (access === 'either' && own) return own;
  return publicToken ?? newPublicToken(context);
}

// Shares one request between concurrent callers (D2 §4), per store and per failed token.
const underWay = new WeakMap<TokenContext['dispatch'], Map<string, Promise<string | null>>>();
export function once(context: TokenContext, name: string, work: () => Promise<string | null>): Promise<string | null> {
  const requests = underWay.get(context.dispatch) ?? new Map<string, Promise<string | null>>();
  underWay.set(context.dispatch, requests);
  const running = requests.get(name) ?? work().finally(() => requests.delete(name));
  requests.set(name, running);
  return running;
}

export const newPublicToken = (context: TokenContext) =>
  once(context, 'public', async () => {
    const body = { grant_type: 'client_credentials', ...context.settings.oauth.public };
    const { data, error } = await callServer(calls.tokens.issueToken, { body }, null, context.settings);
    if (error?.status === 'network') throw new FailedCall(error);
    // Some servers send a refusal with status 200: check for the token instead.
    if (data?.access_token) context.dispatch(publicTokenIssued(data.access_token));
    return data?.access_token ?? null;
  });
