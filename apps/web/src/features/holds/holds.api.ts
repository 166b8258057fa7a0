import { holds } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const holdsApi = api.injectEndpoints({ endpoints: endpointsOf('holds', holds) });
export const {
  useGetHoldOptionsQuery,
  useCheckHoldQueueMutation,
  usePlaceHoldMutation,
  useListHoldsQuery,
  useCancelHoldsMutation,
  useListPastHoldsQuery,
} = holdsApi;
