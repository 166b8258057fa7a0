import { interestProfileCalls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const interestProfileApi = api.injectEndpoints({
  endpoints: endpointsOf('interestProfile', interestProfileCalls),
});
export const {
  useExtendTopicMutation,
  useFollowSerialsMutation,
  useFollowTopicsMutation,
  useFollowWorkTypesMutation,
  useGetInterestOptionsQuery,
  useListFollowedSerialsQuery,
  useListFollowedWorkTypesQuery,
  useListMatchingTitlesQuery,
  useListTopicsQuery,
  useSearchSerialsQuery,
  useSearchTopicsQuery,
  useUnfollowSerialMutation,
  useUnfollowTopicMutation,
  useUnfollowWorkTypeMutation,
  useUpdateFollowedSerialMutation,
  useUpdateFollowedWorkTypeMutation,
} = interestProfileApi;
