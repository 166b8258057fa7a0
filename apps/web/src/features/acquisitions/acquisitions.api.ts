import { calls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const acquisitionsApi = api.injectEndpoints({ endpoints: endpointsOf('acquisitions', calls.acquisitions) });
export const { useGetAcquisitionStatisticsQuery, useListSuggestionsQuery, useListSuggestionStatusesQuery } =
  acquisitionsApi;
