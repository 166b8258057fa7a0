import {
  buildCreateApi,
  coreModule,
  QueryStatus,
  reactHooksModule,
  skipToken,
  type Module,
  type QueryActionCreatorResult,
} from '@reduxjs/toolkit/query/react';
import type { Store } from '@reduxjs/toolkit';
import { use } from 'react';
import { useDispatch, useStore } from 'react-redux';

import { isServer } from './platform';

/** Cache keys of replies that the server rendered a page with, and did not send along because of their size. */
const awaited = new Map<string, Promise<unknown> | null>();

let whenArrived: (cacheKey: string) => void = () => undefined;

/** Until these replies have arrived, the parts of the page that show them stay as the server rendered them. */
export function awaitReplies(cacheKeys: readonly string[], onArrival: (cacheKey: string) => void): void {
  for (const key of cacheKeys) awaited.set(key, null);
  whenArrived = onArrival;
}

// RTK Query's types of a module are those of its own two: only what is used here is described.
interface QueryOptions {
  skip?: boolean;
  refetchOnMountOrArgChange?: boolean | number;
}
interface QueryEndpoint {
  initiate(args: unknown, options: { subscribe: false }): (dispatch: unknown) => QueryActionCreatorResult<never>;
  select(args: unknown): (state: unknown) => { status: QueryStatus; error?: unknown };
  useQuery?: (args: unknown, options?: QueryOptions) => object;
  useQueryState?: (args: unknown, options?: QueryOptions) => object;
  useQuerySubscription?: (args: unknown, options?: QueryOptions) => object;
}
interface ApiOfQueries {
  endpoints: Record<string, QueryEndpoint>;
  util: { getRunningQueryThunk(name: string, args: unknown): (dispatch: unknown) => Promise<unknown> | undefined };
}

type Dispatch = <Result>(thunk: (dispatch: unknown) => Result) => Result;

const noRefetch = () => undefined;
const isAsked = (args: unknown, options?: QueryOptions) => args !== skipToken && !options?.skip;

/** In React's form of a promise that it need not wait for. */
const ready = Object.assign(Promise.resolve(), { status: 'fulfilled' as const, value: undefined });

const isRefusal = (error: unknown): boolean => {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && status < 500;
};

/**
 * Adds to every `useQuery` that it suspends where a page is rendered once, on the server, and where a page from the
 * server becomes alive in the browser: both need the data at the first render.
 */
const suspendingModule = {
  name: Symbol('suspendingQueries'),
  init: (api: ApiOfQueries, { serializeQueryArgs }: { serializeQueryArgs(of: object): string }) => ({
    injectEndpoint(endpointName: string, endpointDefinition: object) {
      const endpoint = api.endpoints[endpointName];
      const { useQuery: useLoaded, useQueryState, useQuerySubscription } = endpoint ?? {};
      if (!endpoint || !useLoaded || !useQueryState || !useQuerySubscription) return;
      /** On the server: until the call of this render has been answered. */
      const running = (args: unknown, store: Store, dispatch: Dispatch) => {
        const { status, error } = endpoint.select(args)(store.getState());
        // The browser tries again what failed by accident; a refusal is an answer.
        if (status === QueryStatus.rejected && !isRefusal(error)) throw new Error('A call failed.', { cause: error });
        return status === QueryStatus.pending ? dispatch(api.util.getRunningQueryThunk(endpointName, args)) : undefined;
      };
      /** In the browser: until a reply that the page was rendered with has been fetched again. */
      const arriving = (args: unknown, dispatch: Dispatch) => {
        if (awaited.size === 0) return undefined;
        const key = serializeQueryArgs({ queryArgs: args, endpointDefinition, endpointName });
        const known = awaited.get(key);
        if (known !== null) return known;
        const arrival = Promise.resolve(dispatch(endpoint.initiate(args, { subscribe: false }))).then(() => {
          whenArrived(key);
          awaited.delete(key);
        });
        awaited.set(key, arrival);
        return arrival;
      };
      const useInBrowser = (args: unknown, options?: QueryOptions) => {
        const query = useLoaded(args, options);
        const dispatch = useDispatch() as unknown as Dispatch;
        const wait = isAsked(args, options) ? arriving(args, dispatch) : undefined;
        // Always, since React counts these when it renders a suspended component again.
        use(wait ?? ready);
        return query;
      };
      const useOnServer = (args: unknown, options?: QueryOptions) => {
        const store = useStore();
        const dispatch = useDispatch() as unknown as Dispatch;
        // A page is rendered with one reply to each call, whichever components ask and whatever the reply is.
        const isKnown =
          args !== skipToken && endpoint.select(args)(store.getState()).status !== QueryStatus.uninitialized;
        useQuerySubscription(args, { skip: options?.skip || isKnown });
        const query = useQueryState(args, options);
        use((isAsked(args, options) ? running(args, store, dispatch) : undefined) ?? ready);
        return { ...query, refetch: noRefetch };
      };
      const useQuery = isServer ? useOnServer : useInBrowser;
      const name = `use${endpointName[0]?.toUpperCase()}${endpointName.slice(1)}Query`;
      Object.assign(endpoint, { useQuery });
      Object.assign(api, { [name]: useQuery });
    },
  }),
};

/** RTK Query's `createApi`, with queries that the server can render. */
export const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({ unstable__sideEffectsInRender: isServer }),
  suspendingModule as unknown as Module<never>,
);
