import { buildCreateApi, coreModule, reactHooksModule, skipToken, type Module } from '@reduxjs/toolkit/query/react';
import { useStore } from 'react-redux';
import { firstStateId } from './firstState';
import { isServer } from './platform';
import { freshFor } from './refetchAlways';

// RTK Query's types of a module are those of its own two: only what is used here is described.
export interface QueryOptions {
  skip?: boolean;
  refetchOnMountOrArgChange?: boolean | number;
}
type UseQuery = (args: unknown, options?: QueryOptions) => object;
interface QueryEndpoint {
  select(args: unknown): (state: unknown) => { status: string; data?: unknown; error?: unknown; requestId?: string };
  useQuery?: UseQuery;
  useQueryState?: UseQuery;
  useQuerySubscription?: UseQuery;
}
export interface ApiOfQueries {
  endpoints: Record<string, QueryEndpoint>;
  util: { getRunningQueryThunk(name: string, args: unknown): (dispatch: unknown) => Promise<unknown> | undefined };
}

/** What takes the place of a query where a page is rendered: the server sets it (`server/useQueryOfPage.ts`). */
export const queriesOfPage: {
  useQuery?(api: ApiOfQueries, name: string, args: unknown, options?: QueryOptions): object;
} = {};

/**
 * Has every `useQuery` wait for its reply on the server, where a page is rendered once and needs the data at that
 * render. In the browser a screen that fetches whenever it is opened does not fetch what has just come with the page.
 */
const pageModule = {
  name: Symbol('queriesOfPages'),
  init: (api: ApiOfQueries) => ({
    injectEndpoint(endpointName: string) {
      const endpoint = api.endpoints[endpointName];
      const useLoaded = endpoint?.useQuery;
      if (!useLoaded) return;
      const useInBrowser = (args: unknown, options?: QueryOptions) => {
        const store = useStore();
        const isSent =
          options?.refetchOnMountOrArgChange === true &&
          args !== skipToken &&
          endpoint.select(args)(store.getState()).requestId === firstStateId;
        return useLoaded(args, isSent ? { ...options, refetchOnMountOrArgChange: freshFor } : options);
      };
      const useQuery = isServer
        ? (args: unknown, options?: QueryOptions) => queriesOfPage.useQuery?.(api, endpointName, args, options)
        : useInBrowser;
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
