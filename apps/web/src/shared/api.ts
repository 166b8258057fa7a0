import type {
  CallArgs,
  Contract,
  Contracts,
  Endpoint,
  PlainContract,
  PlainEndpoint,
  Reply,
} from '@catalogue/api-contract';
import type { CallFailure } from '@catalogue/domain';
import type { Dispatch } from '@reduxjs/toolkit';
import type {
  BaseQueryApi,
  BaseQueryFn,
  EndpointBuilder,
  MutationDefinition,
  QueryCacheKey,
  QueryDefinition,
} from '@reduxjs/toolkit/query';
import { callName } from './callName';
import { createApi } from './queryHooks';
import { serverTimeReceived } from './serverClock';
import { connected } from './connected';
import { connectionChanged } from './connection';
import { keptOffline } from './offlineCopy';
import { reauthenticationAwaited } from './reauthentication';
import { sessionExpired, signedOut, type PatronSession, type SessionState } from './session';
import type { Settings } from './settings';
import { toastShown } from './toasts';
import { tokenFor, type TokenContext } from './tokens';
import { asFailure, read, send, type Call } from './wire';

type State = { session: SessionState; settings: Settings | null };

const sessionOver: CallFailure = { status: 'session', message: '' };

type CallContext = Pick<BaseQueryApi, 'dispatch' | 'getState' | 'signal'>;

/** Calls that were begun before their screen was loaded. */
const begun = new Map<string, ReturnType<typeof ask>>();
const keyOf = ({ endpoint, args }: Call) => `${callName(endpoint)} ${JSON.stringify(args)}`;

/** Begins a call that a screen will make as soon as it is loaded. Its first query takes the result, also a failure. */
export const beginCall =
  (call: Call) =>
  (dispatch: CallContext['dispatch'], getState: () => unknown): void =>
    void begun.set(keyOf(call), ask(call, { dispatch, getState, signal: new AbortController().signal }));

const baseQuery: BaseQueryFn<Call, unknown, CallFailure> = (call, api) => {
  const early = begun.get(keyOf(call));
  begun.delete(keyOf(call));
  return early ?? ask(call, api);
};

const loadRenewal = () => connected(import('./renewedTokens'));

/** The own calls that a server turned out not to have: remembered for the visit, so that no screen asks again. */
const absentCalls = new WeakMap<Settings, Set<string>>();
const isAbsent = ({ endpoint }: Call, settings: Settings): boolean =>
  absentCalls.get(settings)?.has(callName(endpoint)) ?? false;

/** How a screen is told that the server does not know the call. */
const absent = { error: { status: 404, message: '' } } as const;
// What servers answer at an address that they do not know.
const absentStatuses: readonly unknown[] = [404, 405, 501];

/** One of these that the contract does not declare means that the server does not know an own call. */
function rememberAbsent<Result extends { error?: CallFailure }>(
  { endpoint }: Call,
  settings: Settings,
  result: Result,
): Result | typeof absent {
  const { status, message = '' } = result.error ?? {};
  if (!endpoint.notFound || !absentStatuses.includes(status) || endpoint.notFound.includes(message)) return result;
  absentCalls.set(settings, (absentCalls.get(settings) ?? new Set()).add(callName(endpoint)));
  return absent;
}

/** Makes a call: address, token, language, one refresh on a 401, and failures as data (D2 §4, §7, §8). */
async function ask(call: Call, api: CallContext): Promise<{ data: unknown } | { error: CallFailure }> {
  const context = contextOf(api);
  const sendBy = async (token: string | null) => {
    const response = await send(call, token, context.settings, api.signal);
    api.dispatch(serverTimeReceived(response.headers.get('date')));
    return response;
  };
  const { patron } = context.session();
  if (isAbsent(call, context.settings)) return absent;
  // Before it is needed: a later version of the app may have other files.
  loadRenewal().catch(() => undefined);
  try {
    const token = await tokenFor(call.endpoint.access, context);
    const first = token || call.endpoint.access !== 'patron' ? await sendBy(token) : null;
    if (first && (first.status !== 401 || call.endpoint.style === 'oauth'))
      return rememberAbsent(call, context.settings, await read(first, call.endpoint));
    const isOwn = token === patron?.credentials.token;
    const { renewPublicToken, renewToken } = await loadRenewal();
    const renew = isOwn ? renewToken : renewPublicToken;
    const renewed = token ? await renew(token, context) : null;
    const second = renewed ? await sendBy(renewed) : null;
    if (second && second.status !== 401) return await read(second, call.endpoint);
    const used = renewed ?? token;
    if (used && used === context.session().patron?.credentials.token) endSession(api);
    const last = second ?? first;
    // Public data is still available without the session; a public token gets a single retry (D2 §4).
    if (call.endpoint.access !== 'patron' && last)
      return await read(isOwn ? await sendBy(await tokenFor('public', context)) : last, call.endpoint);
    const again = patron && (await tokenAgain(patron, used, api));
    return again ? await read(await sendBy(again), call.endpoint) : { error: sessionOver };
  } catch (error) {
    // The caller has cancelled the request.
    if (api.signal.aborted) throw error;
    const failed = asFailure(error);
    if (failed.error.status === 'network') api.dispatch(connectionChanged('lost'));
    return failed;
  }
}

/** What renewing a session needs. */
export function contextOf(api: Pick<CallContext, 'dispatch' | 'getState'>): TokenContext {
  const state = () => api.getState() as State;
  const { settings } = state();
  if (!settings) throw new Error('The app called the server before its settings were loaded.');
  return { settings, session: () => state().session, dispatch: api.dispatch };
}

/**
 * A failed refresh shows a warning and clears the session in the browser (D2 §4). Where the patron can sign in again
 * over the screen, the screen stays. Later calls find the session expired, or no patron, and do not warn again.
 */
export function endSession(api: Pick<CallContext, 'dispatch' | 'getState'>): void {
  const { isSessionExpired, isReauthenticationOffered } = (api.getState() as State).session;
  if (isSessionExpired) return;
  api.dispatch(toastShown({ tone: 'warning', key: 'sessionExpired' }));
  api.dispatch(isReauthenticationOffered ? sessionExpired() : signedOut());
}

/** The new token when the same person has signed in again; null when no user or another user has. */
async function tokenAgain(before: PatronSession, used: string | null, api: CallContext): Promise<string | null> {
  const session = () => (api.getState() as State).session;
  if (session().isSessionExpired) await new Promise<void>((goOn) => void api.dispatch(reauthenticationAwaited(goOn)));
  const { patron } = session();
  if (patron?.user.cod_pessoa !== before.user.cod_pessoa || patron.credentials.token === used) return null;
  return patron.credentials.token;
}

/** One tag per feature, and one for replies that can differ between a patron and a visitor. */
type Tag = keyof Contracts | 'whoAsks';

/** Those of the features whose calls are loaded: no other reply can be in the cache. */
const loadedTags = new Set<Tag>(['whoAsks', 'alerts']);
/** Every screen refetches what it shows. */
export const refetchAll = () => api.util.invalidateTags([...loadedTags]);

// What the patron does there can end the fact of an alert.
const endsAlerts: readonly Tag[] = [
  'loans',
  'holds',
  'clearance',
  'requests',
  'loanRequests',
  'interestProfile',
  'session',
  'comments',
];

export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [...loadedTags],
  endpoints: () => ({}),
});

// By name: calls whose replies may be personal. Visitors may make some of them too.
const personalCalls = new Map<string, { isVisitors: boolean }>();

/**
 * Removes personal data from the cache; screens that still show it refetch it. Calls in flight have no data yet: they
 * may finish, unless another user would see the result. `keepsVisitors`: no user was signed in, so public data, and
 * work begun on it, stays on the screen.
 */
export const forgetPatron =
  ({ underWay, keepsVisitors = false }: { underWay: boolean; keepsVisitors?: boolean }) =>
  (dispatch: Dispatch, getState: () => { api: ReturnType<typeof api.reducer> }): void => {
    for (const [key, entry] of Object.entries(getState().api.queries)) {
      const call = personalCalls.get(entry?.endpointName ?? '');
      if (call && !(keepsVisitors && call.isVisitors) && (underWay || entry?.data !== undefined))
        dispatch(api.internalActions.removeQueryResult({ queryCacheKey: key as QueryCacheKey }));
    }
  };

type Question = { method: 'GET' } | { asks: true };
type Needed<E extends Endpoint> = {} extends CallArgs<E> ? CallArgs<E> | void : CallArgs<E>;
type EndpointsOf<C extends Contract> = {
  [K in keyof C]: C[K] extends Question
    ? QueryDefinition<Needed<C[K]>, typeof baseQuery, Tag, Reply<C[K]>, 'api'>
    : MutationDefinition<Needed<C[K]>, typeof baseQuery, Tag, Reply<C[K]>, 'api'>;
};

/** Every call of a contract as an RTK Query endpoint: reads provide the feature's tag, writes invalidate it. */
export const endpointsOf =
  <C extends Contract>(tag: Tag, calls: PlainContract<C>) =>
  (build: EndpointBuilder<typeof baseQuery, Tag, 'api'>) => {
    loadedTags.add(tag);
    api.enhanceEndpoints({ addTagTypes: [tag] });
    return Object.fromEntries(
      Object.entries<PlainEndpoint>(calls).map(([name, endpoint]) => {
        const isVisitors = endpoint.access === 'either';
        if (endpoint.access !== 'public') personalCalls.set(name, { isVisitors });
        const query = (args: Call['args'] | void): Call => ({ endpoint, args: args ?? {} });
        // Without a network a screen finds what another one has loaded.
        const keepUnusedDataFor = keptOffline.includes(name) ? Infinity : undefined;
        return [
          name,
          endpoint.method === 'GET' || endpoint.asks
            ? build.query({ query, keepUnusedDataFor, providesTags: isVisitors ? [tag, 'whoAsks'] : [tag] })
            : build.mutation({ query, invalidatesTags: endsAlerts.includes(tag) ? [tag, 'alerts'] : [tag] }),
        ];
      }),
      // The types of the single endpoints are lost in the loop; EndpointsOf restores them.
    ) as unknown as EndpointsOf<C>;
  };
