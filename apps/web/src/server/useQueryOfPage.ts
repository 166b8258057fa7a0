import { QueryStatus, skipToken } from '@reduxjs/toolkit/query/react';
import { use } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { ApiOfQueries, QueryOptions } from '../shared/queryHooks';

type Dispatch = <Result>(thunk: (dispatch: unknown) => Result) => Result;

const noRefetch = () => undefined;

/** In React's form of a promise that it need not wait for. */
const ready = Object.assign(Promise.resolve(), { status: 'fulfilled' as const, value: undefined });

const isRefusal = (error: unknown): boolean => {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && status < 500;
};

/** While rendering, though not where hooks are called. */
const waitFor = use;

/**
 * The query of a page that is rendered once, and needs the reply at that render: whoever reads anything of it waits,
 * here or in a part that it is handed to, so that the calls of a component that first makes them all are sent together.
 */
export function useQueryOfPage(api: ApiOfQueries, name: string, args: unknown, options?: QueryOptions): object {
  const store = useStore();
  const dispatch = useDispatch() as unknown as Dispatch;
  const endpoint = api.endpoints[name];
  if (!endpoint?.useQuerySubscription || !endpoint.useQueryState) throw new Error(`There is no query ${name}.`);
  const select = endpoint.select(args);
  // A page is rendered with one reply to each call, whichever components ask and whatever the reply is.
  const isKnown = args !== skipToken && select(store.getState()).status !== QueryStatus.uninitialized;
  endpoint.useQuerySubscription(args, { skip: options?.skip || isKnown });
  const query = endpoint.useQueryState(args, options);
  if (args === skipToken || options?.skip) return query;
  const answered = () => {
    const now = select(store.getState());
    // The browser tries again what failed by accident; a refusal is an answer.
    if (now.status === QueryStatus.rejected && !isRefusal(now.error))
      throw new Error('A call failed.', { cause: now.error });
    const running = now.status === QueryStatus.pending && dispatch(api.util.getRunningQueryThunk(name, args));
    // At each time, since React knows what a component waited for by its place among these.
    waitFor(running || ready);
    // A part that waited has what it was handed before the reply.
    return { ...query, ...now, currentData: now.data, isFetching: false, isLoading: false, refetch: noRefetch };
  };
  return new Proxy(query, { get: (_, property) => Reflect.get(answered(), property) as unknown });
}
