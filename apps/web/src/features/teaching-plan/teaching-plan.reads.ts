import { teachingPlan } from '@catalogue/api-contract';

/** What the teaching-plan and acquisition screens read of each reply: the part that the contract tests hold a server to. */
export const teachingPlanReads = {
  listDepartments: teachingPlan.listDepartments.reply,
  getPlanOptions: teachingPlan.getPlanOptions.reply,
  listPlans: teachingPlan.listPlans.reply,
  listDatabases: teachingPlan.listDatabases.reply,
};
