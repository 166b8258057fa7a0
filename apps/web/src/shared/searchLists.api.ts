import { searchCalls } from '@catalogue/api-contract';
import { api, endpointsOf } from './api';

const { listCampuses, listAdditionalTitles } = searchCalls;
/** Calls of the search that other features make too. */
export const searchListsApi = api.injectEndpoints({
  endpoints: endpointsOf('search', { listCampuses, listAdditionalTitles }),
});
export const { useListCampusesQuery, useListAdditionalTitlesQuery } = searchListsApi;
