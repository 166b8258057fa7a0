import { session } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const sessionApi = api.injectEndpoints({ endpoints: endpointsOf('session', session) });
export const { useGetPersonQuery, useLazyGetPersonQuery } = sessionApi;
