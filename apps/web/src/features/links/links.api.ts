import { calls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const linksApi = api.injectEndpoints({ endpoints: endpointsOf('links', calls.links) }).enhanceEndpoints({
  endpoints: {
    // Opening a link changes no cached data.
    openRestrictedLink: { invalidatesTags: [] },
    countLinkAccess: { invalidatesTags: [] },
  },
});
export const {
  useListCoversQuery,
  useGetDefaultCoverQuery,
  useListResultLinksQuery,
  useOpenRestrictedLinkMutation,
  useCountLinkAccessMutation,
  useGetAbntAddressQuery,
  useLazyGetTargetAddressQuery,
  useOpenGrupoAMutation,
} = linksApi;
