import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Code, Count, Option, Text, TypedText, Year, assumed, given } from './fields';
import { Unit } from './units';

/** A title of a reading list, with how many copies the plan's library and the others have. */
const PlannedTitle = z.object({
  cod_acervo: given(Text),
  titulo: assumed(z.string()),
  autor: assumed(z.nullable(z.string())),
  tipo: assumed(z.enum(['basica', 'complementar'])),
  exemplares: assumed(Count),
});

/** A discipline's plan for a term, with its reading list: basic titles first. */
export const TeachingPlan = z.object({
  departamento: given(z.string()),
  ano: given(Count),
  semestre: given(Count),
  periodo: given(Count),
  disciplina: given(z.string()),
  professor: assumed(z.string()),
  desc_biblioteca: assumed(z.string()),
  bibliografia: assumed(z.array(PlannedTitle)),
});
export type TeachingPlan = z.output<typeof TeachingPlan>;

export const teachingPlan = defineContract({
  listDepartments: {
    id: 'pessoas-departamentos',
    summary: 'The departments that teaching plans belong to, by name',
    method: 'GET',
    path: '/pessoas/departamentos',
    access: 'patron',
    reply: z.array(Option),
  },
  getPlanOptions: {
    id: 'plano-ensino-disciplinas-bibliotecas',
    summary: 'Disciplines and libraries that have teaching plans, by name',
    method: 'GET',
    path: '/api/acervo/meu-pergamum/plano-ensino/disciplinas-bibliotecas',
    access: 'patron',
    reply: z.object({ disciplinas: assumed(z.array(Option)), bibliotecas: assumed(z.array(Unit)) }),
  },
  listPlans: {
    id: 'plano-ensino-bibliografia',
    summary: 'Teaching plans with their reading lists, by at least one field',
    method: 'GET',
    path: '/api/acervo/meu-pergamum/plano-ensino/bibliografia',
    access: 'patron',
    query: z.strictObject({
      departamento: given(z.optional(TypedText)),
      ano: given(z.optional(Year)),
      semestre: given(z.optional(Code)),
      periodo: given(z.optional(Code)),
      disciplina: given(z.optional(Code)),
      biblioteca: given(z.optional(Code)),
    }),
    reply: z.array(TeachingPlan),
    refusals: { preencha_ao_menos_um_campo: 422 },
  },
  // Not documented: visitors see what there is, and sign in to what is not open.
  listPublicDatabases: {
    id: 'consulta-bases',
    own: true,
    summary: 'All databases by name; the addresses of those that are open to everybody',
    method: 'GET',
    path: '/consulta/bases',
    access: 'public',
    reply: z.array(
      z.object({
        id: assumed(Text),
        nome: assumed(z.string()),
        descricao: assumed(z.string()),
        // Of an open one.
        url: assumed(z.nullable(z.string())),
      }),
    ),
  },
  listDatabases: {
    id: 'bases-dados',
    summary: 'Databases that the patron may use, by name',
    method: 'GET',
    path: '/api/acervo/meu-pergamum/bases-dados',
    access: 'patron',
    reply: z.array(
      z.object({
        id: assumed(Text),
        nome: assumed(z.string()),
        descricao: assumed(z.string()),
        url: assumed(z.string()),
      }),
    ),
  },
});
