import {
  buildCreateApi,
  coreModule,
  QueryStatus,
  reactHooksModule,
  skipToken,
  type Module,
} from '@reduxjs/toolkit/query/react';
import type { Store } from '@reduxjs/toolkit';
import { use } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { firstStateId } from './firstState';
import { isServer } from './platform';

// RTK Query's types of a module are those of its own two: only what is used here is described.
interface QueryOptions {
  skip?: boolean;
  refetchOnMountOrArgChange?: boolean | number;
}
interface QueryEndpoint {
  select(args: unknown): (state: unknown) => { status: QueryStatus; error?: unknown; requestId?: string };
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

/** For so many seconds what came with the page is as good as a reply to the screen's own request. */
const freshFor = 30;

/**
 * Has every `useQuery` suspend on the server, where a page is rendered once and needs the data at that render. In the
 * browser a screen that fetches whenever it is opened does not fetch what has just come with the page.
 */
const pageModule = {
  name: Symbol('queriesOfPages'),
  init: (api: ApiOfQueries) => ({
    injectEndpoint(endpointName: string) {
      const endpoint = api.endpoints[endpointName];
      const { useQuery: useLoaded, useQueryState, useQuerySubscription } = endpoint ?? {};
      if (!endpoint || !useLoaded || !useQueryState || !useQuerySubscription) return;
      /** Until the call of this render has been answered. */
      const running = (args: unknown, store: Store, dispatch: Dispatch) => {
        const { status, error } = endpoint.select(args)(store.getState());
        // The browser tries again what failed by accident; a refusal is an answer.
        if (status === QueryStatus.rejected && !isRefusal(error)) throw new Error('A call failed.', { cause: error });
        return status === QueryStatus.pending ? dispatch(api.util.getRunningQueryThunk(endpointName, args)) : undefined;
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
      const useInBrowser = (args: unknown, options?: QueryOptions) => {
        const store = useStore();
        const isSent =
          options?.refetchOnMountOrArgChange === true &&
          args !== skipToken &&
          endpoint.select(args)(store.getState()).requestId === firstStateId;
        return useLoaded(args, isSent ? { ...options, refetchOnMountOrArgChange: freshFor } : options);
      };
      const useQuery = isServer ? useOnServer : useInBrowser;
      const name = `use${endpointName[0]?.toUpperCase()}${endpointName.slice(1)}Query`;
      Object.assign(endpoint, { useQuery });
      Object.assign(api, { [name]: useQuery });
    },
  }),
};

/** RTK Query's `createApi`, with queries for pages that the server renders. */
export const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({ unstable__sideEffectsInRender: isServer }),
  pageModule as unknown as Module<never>,
);
