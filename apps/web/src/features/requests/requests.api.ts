import { requests } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const requestsApi = api.injectEndpoints({ endpoints: endpointsOf('requests', requests) });
