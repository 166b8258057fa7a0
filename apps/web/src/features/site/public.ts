export { Activity, useHasActivity } from './activities';
export { InstitutionWords } from './InstitutionWords';
export { privacyTerms } from './privacyTerms';
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
