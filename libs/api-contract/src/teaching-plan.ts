import { defineContract } from './endpoint';

export const teachingPlan = defineContract({});
