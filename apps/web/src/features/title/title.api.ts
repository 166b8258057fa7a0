import { titleCalls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const titleApi = api.injectEndpoints({ endpoints: endpointsOf('title', titleCalls) });
export const {
  useGetTitleQuery,
  useListRelatedTitlesQuery,
  useGetReferenceQuery,
  useGetMarcQuery,
  useListCopiesQuery,
  useListTitleLibrariesQuery,
  useGetDublinCoreQuery,
  useGetTitlePermissionsQuery,
  useListTitleLinksQuery,
  useGetColourLabelQuery,
  useGetTitleTotalsQuery,
  useGetCollectionTotalsQuery,
  useListStatisticsYearsQuery,
  useGetYearStatisticsQuery,
  useListStoreItemsQuery,
  useOrderStoreItemsMutation,
} = titleApi;
