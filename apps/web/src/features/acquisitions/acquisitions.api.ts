import { acquisitions } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const acquisitionsApi = api.injectEndpoints({ endpoints: endpointsOf('acquisitions', acquisitions) });
export const { useGetAcquisitionStatisticsQuery, useListSuggestionsQuery, useListSuggestionStatusesQuery } =
  acquisitionsApi;
