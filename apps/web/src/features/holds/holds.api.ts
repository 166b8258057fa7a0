import { skipToken } from '@reduxjs/toolkit/query';
import { holds } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const holdsApi = api.injectEndpoints({ endpoints: endpointsOf('holds', holds) });
export const {
  useGetHoldOptionsQuery,
  useCheckHoldQueueQuery,
  usePlaceHoldMutation,
  useListHoldsQuery,
  useCancelHoldsMutation,
  useListPastHoldsQuery,
} = holdsApi;
/** In place of the arguments of a query that cannot be asked yet. */
export { skipToken };
