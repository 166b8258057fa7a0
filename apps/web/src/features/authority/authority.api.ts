import { authority, type Reply } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const authorityApi = api.injectEndpoints({ endpoints: endpointsOf('authority', authority) });
export const { useGetAuthorityQuery, useListAuthoritiesQuery } = authorityApi;
export type Authority = Reply<typeof authority.getAuthority>;
