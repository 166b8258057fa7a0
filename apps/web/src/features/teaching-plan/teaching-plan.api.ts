import { calls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const teachingPlanApi = api.injectEndpoints({ endpoints: endpointsOf('teachingPlan', calls.teachingPlan) });
export const {
  useGetPlanOptionsQuery,
  useListDatabasesQuery,
  useListDepartmentsQuery,
  useListPlansQuery,
  useListPublicDatabasesQuery,
} = teachingPlanApi;
