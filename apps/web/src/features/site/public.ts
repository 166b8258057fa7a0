export { Activity, useHasActivity } from './activities';
export { PrivacyScreen } from './PrivacyScreen';
export {
  useGetActivityQuery,
  useGetActivityTextQuery,
  useGetGeneralInformationQuery,
  useGetInstitutionQuery,
  useGetSelfServiceQuery,
  useLazyGetActivityQuery,
  useLazyGetAppSettingsQuery,
  useListActivitiesQuery,
  useListEventumEventsQuery,
  useListFurtherGuidesQuery,
  useListInstitutionalEventsQuery,
  useListOpeningHoursOfCampusQuery,
  useListOpeningHoursQuery,
  useListQuestionsQuery,
  useListSearchGuidesQuery,
} from './site.api';
