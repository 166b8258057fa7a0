import { calls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const partnerNetworkApi = api.injectEndpoints({
  endpoints: endpointsOf('partnerNetwork', calls.partnerNetwork),
});
export const { useGetNetworkTitleQuery, useListInstitutionsQuery } = partnerNetworkApi;
