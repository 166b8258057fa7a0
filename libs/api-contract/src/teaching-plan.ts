import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Option } from './fields';

export const teachingPlan = defineContract({
  listDepartments: {
    id: 'pessoas-departamentos',
    summary: 'The departments that teaching plans belong to, by name',
    method: 'GET',
    path: '/pessoas/departamentos',
    access: 'patron',
    reply: z.array(Option),
  },
});
