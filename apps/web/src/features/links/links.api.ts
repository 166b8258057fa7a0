import { links } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const linksApi = api.injectEndpoints({ endpoints: endpointsOf('links', links) });
export const {
  useListCoversQuery,
  useListResultLinksQuery,
  useOpenRestrictedLinkMutation,
  useCountLinkAccessMutation,
  useLazyGetAbntAddressQuery,
  useLazyGetTargetAddressQuery,
  useOpenGrupoAMutation,
} = linksApi;
