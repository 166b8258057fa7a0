import { calls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const serialsApi = api.injectEndpoints({ endpoints: endpointsOf('serials', calls.serials) });
export const {
  useGetKardexPermissionQuery,
  useListKardexOptionsQuery,
  useListKardexQuery,
  useGetKardexItemQuery,
  useListSummariesQuery,
} = serialsApi;
