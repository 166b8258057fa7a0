import { search } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const searchApi = api.injectEndpoints({ endpoints: endpointsOf('search', search) });
export const { useSearchTitlesQuery, useGetSearchFiltersQuery, useGetSearchOrdersQuery } = searchApi;
