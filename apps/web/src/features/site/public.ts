export { Activity, useHasActivity } from './activities';
export {
  useGetInstitutionQuery,
  useGetSelfServiceQuery,
  useLazyGetActivityQuery,
  useListActivitiesQuery,
  useListSearchGuidesQuery,
} from './site.api';
