import { person } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const personApi = api.injectEndpoints({ endpoints: endpointsOf('person', person) });
