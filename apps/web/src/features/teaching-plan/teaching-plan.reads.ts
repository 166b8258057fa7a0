import { teachingPlan } from '@catalogue/api-contract';

/** What the teaching-plan screen reads of each reply: the part that the contract tests hold a server to. */
export const teachingPlanReads = { listDepartments: teachingPlan.listDepartments.reply };
