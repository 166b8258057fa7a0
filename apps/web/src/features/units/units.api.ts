import { units } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const unitsApi = api.injectEndpoints({ endpoints: endpointsOf('units', units) });
export const {
  useLazyListLibrariesOfCampusQuery,
  useListLibrariesOfCampusQuery,
  useSendGeneralCommentMutation,
  useSendSuggestionMutation,
} = unitsApi;
