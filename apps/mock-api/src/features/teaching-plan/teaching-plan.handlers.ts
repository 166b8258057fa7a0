import type { teachingPlan } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';

export const teachingPlanHandlers: Handlers<typeof teachingPlan> = {};
