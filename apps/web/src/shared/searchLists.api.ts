import { calls } from '@catalogue/api-contract';
import { api, endpointsOf } from './api';

const { listCampuses, listAdditionalTitles } = calls.search;
/** Calls of the search that other features make too. */
export const searchListsApi = api.injectEndpoints({
  endpoints: endpointsOf('search', { listCampuses, listAdditionalTitles }),
});
export const { useListCampusesQuery, useListAdditionalTitlesQuery } = searchListsApi;
