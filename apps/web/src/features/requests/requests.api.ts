import { calls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const requestsApi = api.injectEndpoints({ endpoints: endpointsOf('requests', calls.requests) });
export const {
  useGetInterLibraryOptionsQuery,
  useListRequestConditionsQuery,
  useListRequestsQuery,
  useRequestCatalogueSheetMutation,
  useRequestInterLibraryLoanMutation,
  useRequestSpecialisedSearchMutation,
  useRequestSurveyMutation,
  useRequestSwitchingMutation,
} = requestsApi;
