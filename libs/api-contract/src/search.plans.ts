import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { CodeList, Count, Text, assumed } from './fields';

/** A teaching plan that a title is in: its latest term of this discipline and course. */
export const PlanOfTitle = z.object({
  tipo: assumed(z.enum(['basica', 'complementar'])),
  disciplina: assumed(z.string()),
  // None if the course is no longer known.
  curso: assumed(z.nullable(z.string())),
  professor: assumed(z.string()),
  ano: assumed(Count),
  semestre: assumed(Count),
});
export type PlanOfTitle = z.output<typeof PlanOfTitle>;

export const plansOfTitles = defineContract({
  // Not documented: another server does not know it, and a row of results is complete without it.
  listPlansOfTitles: {
    id: 'consulta-planos',
    own: true,
    summary: 'The teaching plans that some titles are in, the latest first',
    method: 'GET',
    path: '/consulta/planos',
    access: 'public',
    query: z.strictObject({ acervos: assumed(CodeList) }),
    // Without the titles that are in none.
    reply: z.array(z.object({ cod_acervo: assumed(Text), planos: assumed(z.array(PlanOfTitle)) })),
  },
});
