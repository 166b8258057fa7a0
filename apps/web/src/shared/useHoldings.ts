import type { Reply, title } from '@catalogue/api-contract';
import { useEffect } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { holdingsApi } from './holdings.api';

export type Holdings = Reply<typeof title.listTitleLibraries>;
type Dispatch = (thunk: ReturnType<(typeof holdingsApi)['endpoints']['listTitleLibraries']['initiate']>) => {
  unsubscribe: () => void;
};

const { initiate, select } = holdingsApi.endpoints.listTitleLibraries;
const argsOf = (id: string) => ({ params: { id } });

/**
 * The libraries of several titles, by their codes: null while the reply is not there, and none for a title of which it
 * failed.
 */
export function useHoldings(codes: readonly string[]): Map<string, Holdings | null> {
  const dispatch = useDispatch() as Dispatch;
  const asked = codes.join();
  useEffect(() => {
    const requests = asked
      .split(',')
      .filter(Boolean)
      .map((id) => dispatch(initiate(argsOf(id))));
    return () => requests.forEach((request) => request.unsubscribe());
  }, [asked, dispatch]);
  const replies = useSelector(
    (state: Parameters<ReturnType<typeof select>>[0]) =>
      codes.map((id) => {
        const { data, isError } = select(argsOf(id))(state);
        return data ?? (isError ? none : null);
      }),
    shallowEqual,
  );
  return new Map(codes.map((id, at) => [id, replies[at] ?? null]));
}
const none: Holdings = [];
