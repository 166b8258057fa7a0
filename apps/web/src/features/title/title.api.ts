import { ownContracts, title } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

const calls = {
  ...title,
  ...ownContracts.collectionTotals,
  // What a patron may do, the patron's own token tells: a public call takes it as well (rulings B20, D31).
  getTitlePermissions: { ...title.getTitlePermissions, access: 'either' },
} as const;

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
