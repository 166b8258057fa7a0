import { calls, type authority, type Reply } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const authorityApi = api.injectEndpoints({ endpoints: endpointsOf('authority', calls.authority) });
export const { useGetAuthorityQuery, useListAuthoritiesQuery } = authorityApi;
export type Authority = Reply<typeof authority.getAuthority>;
