import { skipToken } from '@reduxjs/toolkit/query';
import { calls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const holdsApi = api.injectEndpoints({ endpoints: endpointsOf('holds', calls.holds) });
export const {
  useGetHoldOptionsQuery,
  useCheckHoldQueueQuery,
  usePlaceHoldMutation,
  useListHoldsQuery,
  useCancelHoldsMutation,
  useListPastHoldsQuery,
} = holdsApi;
/** Passed instead of arguments while a query cannot be sent. */
export { skipToken };
