import { teachingPlanCalls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const teachingPlanApi = api.injectEndpoints({ endpoints: endpointsOf('teachingPlan', teachingPlanCalls) });
export const {
  useGetPlanOptionsQuery,
  useListDatabasesQuery,
  useListDepartmentsQuery,
  useListPlansQuery,
  useListPublicDatabasesQuery,
} = teachingPlanApi;
