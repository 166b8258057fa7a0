import { interestProfile } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const interestProfileApi = api.injectEndpoints({ endpoints: endpointsOf('interestProfile', interestProfile) });
