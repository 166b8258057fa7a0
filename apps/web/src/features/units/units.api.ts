import { calls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const unitsApi = api.injectEndpoints({ endpoints: endpointsOf('units', calls.units) }).enhanceEndpoints({
  // A sent suggestion appears in the patron's list.
  endpoints: { sendSuggestion: { invalidatesTags: ['units', 'acquisitions'] } },
});
export const {
  useLazyListLibrariesOfCampusQuery,
  useListLibrariesOfCampusQuery,
  useSendGeneralCommentMutation,
  useSendSuggestionMutation,
} = unitsApi;
