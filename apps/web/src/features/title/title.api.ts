import { ownContracts, title } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

const calls = { ...title, ...ownContracts.collectionTotals };

export const titleApi = api.injectEndpoints({ endpoints: endpointsOf('title', calls) });
export const {
  useGetTitleQuery,
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
