export { Activity, useHasActivity } from './activities';
export { InstitutionText } from './InstitutionText';
export { hourText, useOpenState, weekdayText } from './useOpenState';
export { OpenNow } from './OpenNow';
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
