import { authorityCalls, type authority, type Reply } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const authorityApi = api.injectEndpoints({ endpoints: endpointsOf('authority', authorityCalls) });
export const { useGetAuthorityQuery, useListAuthoritiesQuery } = authorityApi;
export type Authority = Reply<typeof authority.getAuthority>;
