import type { teachingPlan } from '@catalogue/api-contract';
import { planSearchBlock } from '@catalogue/domain';
import type { Handlers } from '../../http/serve';
import {
  findDatabases,
  findDepartments,
  findPlanLibraries,
  findPlannedDisciplines,
  findPlans,
  findPublicDatabases,
} from './teaching-plan.store';

export const teachingPlanHandlers: Handlers<typeof teachingPlan> = {
  listDepartments: (_, { db }) => findDepartments(db),

  async getPlanOptions(_, { db }) {
    return { disciplinas: await findPlannedDisciplines(db), bibliotecas: await findPlanLibraries(db) };
  },

  async listPlans({ query, refuse }, { db }) {
    const block = planSearchBlock(query);
    if (block) refuse(block, { facts: query });
    return findPlans(db, query);
  },

  listDatabases: (_, { db }) => findDatabases(db),

  listPublicDatabases: (_, { db }) => findPublicDatabases(db),
};
