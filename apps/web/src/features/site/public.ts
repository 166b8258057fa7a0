export { Activity, useHasActivity } from './activities';
export { useGetInstitutionQuery, useListSearchGuidesQuery } from './site.api';
