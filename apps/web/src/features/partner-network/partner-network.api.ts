import { partnerNetworkCalls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const partnerNetworkApi = api.injectEndpoints({ endpoints: endpointsOf('partnerNetwork', partnerNetworkCalls) });
export const { useGetNetworkTitleQuery, useListInstitutionsQuery } = partnerNetworkApi;
