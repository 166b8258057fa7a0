import type { teachingPlan } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';
import { findDepartments } from './teaching-plan.store';

export const teachingPlanHandlers: Handlers<typeof teachingPlan> = {
  listDepartments: (_, { db }) => findDepartments(db),
};
