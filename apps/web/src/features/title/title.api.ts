import { calls } from '@catalogue/api-contract';
import { endpointsOf } from '../../shared/api';
import { holdingsApi } from '../../shared/holdings.api';

const { listTitleLibraries: _libraries, listTitleLinks: _links, ...ownCalls } = calls.title;
export const titleApi = holdingsApi.injectEndpoints({ endpoints: endpointsOf('title', ownCalls) });
export const {
  useGetTitleQuery,
  useListRelatedTitlesQuery,
  useGetReferenceQuery,
  useGetMarcQuery,
  useListCopiesQuery,
  useGetDublinCoreQuery,
  useGetTitlePermissionsQuery,
  useGetColourLabelQuery,
  useGetTitleTotalsQuery,
  useGetCollectionTotalsQuery,
  useListStatisticsYearsQuery,
  useGetYearStatisticsQuery,
  useListStoreItemsQuery,
  useOrderStoreItemsMutation,
} = titleApi;
