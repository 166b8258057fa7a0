import { calls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const interestProfileApi = api.injectEndpoints({
  endpoints: endpointsOf('interestProfile', calls.interestProfile),
});
export const {
  useExtendTopicMutation,
  useFollowSearchMutation,
  useFollowSerialsMutation,
  useFollowTopicsMutation,
  useFollowWorkTypesMutation,
  useGetInterestOptionsQuery,
  useListFollowedSearchesQuery,
  useListFollowedSerialsQuery,
  useListFollowedWorkTypesQuery,
  useListMatchingTitlesQuery,
  useListTopicsQuery,
  useSearchSerialsQuery,
  useSearchTopicsQuery,
  useUnfollowSearchMutation,
  useUnfollowSerialMutation,
  useUnfollowTopicMutation,
  useUnfollowWorkTypeMutation,
  useUpdateFollowedSerialMutation,
  useUpdateFollowedWorkTypeMutation,
} = interestProfileApi;
