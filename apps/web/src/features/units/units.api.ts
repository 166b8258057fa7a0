import { units } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const unitsApi = api.injectEndpoints({ endpoints: endpointsOf('units', units) }).enhanceEndpoints({
  // A suggestion that is sent stands in the patron's list.
  endpoints: { sendSuggestion: { invalidatesTags: ['units', 'acquisitions'] } },
});
export const {
  useLazyListLibrariesOfCampusQuery,
  useListLibrariesOfCampusQuery,
  useSendGeneralCommentMutation,
  useSendSuggestionMutation,
} = unitsApi;
