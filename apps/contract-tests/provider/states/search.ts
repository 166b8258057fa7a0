import { z } from 'zod';
import { searchKey } from '@catalogue/domain';
import type { Sandbox } from '../sandbox';
import { state, type Build } from '../state';

const titleCalled = ({ db }: Sandbox, titulo: string) =>
  db.title.findFirstOrThrow({ where: { source_key: titulo }, select: { cod_acervo: true } });

/** Courses, plans, forms, links and partners. */
export const searchStates: Record<string, Build> = {
  // `titulo`: a title that was acquired for it.
  'a course': state(
    z.strictObject({
      codigo: z.number(),
      descricao: z.string(),
      cod_campus: z.number(),
      titulo: z.string().optional(),
    }),
    async (sandbox, { titulo, ...course }) => {
      await sandbox.db.course.create({ data: course });
      if (titulo === undefined) return;
      const { cod_acervo } = await titleCalled(sandbox, titulo);
      await sandbox.db.titleCourse.create({
        data: { cod_acervo, cod_curso: course.codigo, cod_campus: course.cod_campus },
      });
    },
  ),

  'a discipline': state(z.strictObject({ codigo: z.number(), descricao: z.string() }), ({ db }, discipline) =>
    db.discipline.create({ data: discipline }),
  ),

  'a teacher': state(z.strictObject({ codigo: z.number(), descricao: z.string() }), ({ db }, teacher) =>
    db.teacher.create({ data: teacher }),
  ),

  // For the first discipline and the first teacher.
  'a teaching plan': state(z.strictObject({ titulo: z.string() }), async (sandbox, { titulo }) => {
    const { cod_acervo } = await titleCalled(sandbox, titulo);
    const [discipline, teacher] = await Promise.all([
      sandbox.db.discipline.findFirstOrThrow({ orderBy: { codigo: 'asc' } }),
      sandbox.db.teacher.findFirstOrThrow({ orderBy: { codigo: 'asc' } }),
    ]);
    await sandbox.db.teachingPlan.create({
      data: {
        id: 1,
        cod_departamento: 'DLE',
        ano: 2026,
        semestre: 1,
        periodo: 3,
        cod_disciplina: discipline.codigo,
        cod_professor: teacher.codigo,
        cod_biblioteca: 1,
        cod_curso: 1,
        titles: { create: { cod_acervo, tipo: 'basica' } },
      },
    });
  }),

  'an option of a form': state(
    z.strictObject({
      formulario: z.string(),
      campo: z.string(),
      descricao_campo: z.string(),
      codigo: z.string(),
      descricao: z.string(),
    }),
    ({ db }, option) => db.formOption.create({ data: { ...option, ordem: Number(option.codigo) } }),
  ),

  'a product of Target': state(
    z.strictObject({ id: z.number(), titulo: z.string(), descricao: z.string(), url: z.string() }),
    ({ db }, product) => db.targetProduct.create({ data: product }),
  ),

  'a standard of ABNT': state(
    z.strictObject({ id: z.number(), titulo: z.string(), url: z.string() }),
    ({ db }, standard) => db.abntStandard.create({ data: standard }),
  ),

  'a picture of a title': state(z.strictObject({ titulo: z.string(), url: z.string() }), async (sandbox, picture) => {
    const { cod_acervo } = await titleCalled(sandbox, picture.titulo);
    const before = await sandbox.db.titleImage.count({ where: { cod_acervo } });
    await sandbox.db.titleImage.create({ data: { cod_acervo, ordem: before + 1, url: picture.url } });
  }),

  'an institution of the network': state(
    z.strictObject({ cod_empresa: z.number(), desc_empresa: z.string(), fora_do_ar: z.boolean().default(false) }),
    ({ db }, institution) => db.networkInstitution.create({ data: institution }),
  ),

  'a title of the network': state(
    z.strictObject({
      id: z.number(),
      acervo: z.number(),
      cod_empresa: z.number(),
      titulo: z.string(),
      autor: z.string(),
      tipo_obra: z.string(),
      ano: z.number(),
      idioma: z.string(),
      link: z.string(),
    }),
    ({ db }, title) =>
      db.networkTitle.create({ data: { ...title, search_key: searchKey(`${title.titulo} ${title.autor}`) } }),
  ),
};
