import { siteCalls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const siteApi = api.injectEndpoints({ endpoints: endpointsOf('site', siteCalls) });
export const {
  useGetActivityQuery,
  useGetActivityTextQuery,
  useLazyGetAppSettingsQuery,
  useGetGeneralInformationQuery,
  useGetInstitutionQuery,
  useGetSelfServiceQuery,
  useLazyGetActivityQuery,
  useListActivitiesQuery,
  useListEventumEventsQuery,
  useListFurtherGuidesQuery,
  useListInstitutionalEventsQuery,
  useListOpeningHoursOfCampusQuery,
  useListOpeningHoursQuery,
  useListQuestionsQuery,
  useListSearchGuidesQuery,
} = siteApi;
