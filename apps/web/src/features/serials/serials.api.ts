import { serialsCalls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const serialsApi = api.injectEndpoints({ endpoints: endpointsOf('serials', serialsCalls) });
export const {
  useGetKardexPermissionQuery,
  useListKardexOptionsQuery,
  useListKardexQuery,
  useGetKardexItemQuery,
  useListSummariesQuery,
} = serialsApi;
