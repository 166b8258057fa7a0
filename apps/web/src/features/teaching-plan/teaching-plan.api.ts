import { teachingPlan } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const teachingPlanApi = api.injectEndpoints({ endpoints: endpointsOf('teachingPlan', teachingPlan) });
export const { useGetPlanOptionsQuery, useListDatabasesQuery, useListDepartmentsQuery, useListPlansQuery } =
  teachingPlanApi;
