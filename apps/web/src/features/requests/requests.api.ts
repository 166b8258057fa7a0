import { requestsCalls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const requestsApi = api.injectEndpoints({ endpoints: endpointsOf('requests', requestsCalls) });
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
