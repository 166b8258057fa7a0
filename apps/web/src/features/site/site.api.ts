import { site } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const siteApi = api.injectEndpoints({ endpoints: endpointsOf('site', site) });
export const { useGetInstitutionQuery, useListActivitiesQuery, useListSearchGuidesQuery } = siteApi;
