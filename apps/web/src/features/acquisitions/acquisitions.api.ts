import { acquisitionsCalls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const acquisitionsApi = api.injectEndpoints({ endpoints: endpointsOf('acquisitions', acquisitionsCalls) });
export const { useGetAcquisitionStatisticsQuery, useListSuggestionsQuery, useListSuggestionStatusesQuery } =
  acquisitionsApi;
