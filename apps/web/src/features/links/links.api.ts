import { links } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const linksApi = api.injectEndpoints({ endpoints: endpointsOf('links', links) });
