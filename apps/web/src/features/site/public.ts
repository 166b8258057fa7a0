export { Activity, useHasActivity } from './activities';
export {
  useGetInstitutionQuery,
  useGetSelfServiceQuery,
  useLazyGetActivityQuery,
  useLazyGetAppSettingsQuery,
  useListActivitiesQuery,
  useListSearchGuidesQuery,
} from './site.api';
