import { z } from 'zod';
import { dateOf, WorkType } from '@catalogue/domain';
import { state, type Build } from '../state';

const day = z.iso.date().transform((iso) => dateOf(iso));

/** Interests and teaching plans. */
export const interestProfileStates: Record<string, Build> = {
  'an area of knowledge': state(
    z.strictObject({
      codigo: z.string(),
      descricao: z.string(),
      cod_tipo_area_conhec: z.string(),
      desc_tipo_area_conhec: z.string(),
    }),
    ({ db }, area) => db.knowledgeArea.create({ data: area }),
  ),
  'an area that the patron follows': state(
    z.strictObject({ codigo: z.string(), codTipoArea: z.string(), descricao: z.string(), validade: day }),
    ({ db, patron }, topic) =>
      db.interestTopic.create({ data: { ...topic, tipoDSI: 'A', cod_pessoa: patron.cod_pessoa } }),
  ),
  'the title is a periodical': state(z.strictObject({ titulo: z.string() }), ({ db }, { titulo }) =>
    db.title.update({ where: { source_key: titulo }, data: WorkType.periodical }),
  ),
  'a periodical that the patron follows': state(
    z.strictObject({ titulo: z.string(), validade: day }),
    async ({ db, patron }, { titulo, validade }) => {
      const { cod_acervo } = await db.title.findFirstOrThrow({ where: { source_key: titulo } });
      await db.interestSerial.create({
        data: {
          cod_pessoa: patron.cod_pessoa,
          cod_acervo,
          validade,
          fasciculo: true,
          artigo: false,
          sumario: true,
          bibliotecas: [1],
        },
      });
    },
  ),
  'a work type that the patron follows': state(
    z.strictObject({ cod_tipo_obra: z.number(), validade: day, cod_biblioteca: z.number().optional() }),
    ({ db, patron }, { cod_biblioteca, ...type }) =>
      db.interestWorkType.create({
        data: {
          ...type,
          cod_pessoa: patron.cod_pessoa,
          bibliotecas: cod_biblioteca === undefined ? [] : [cod_biblioteca],
          idiomas: ['por'],
        },
      }),
  ),
  'a search that the patron follows': state(
    z.strictObject({ nome: z.string(), consulta: z.string(), seguida_em: day, titulo: z.string() }),
    async ({ db, patron }, { titulo, ...search }) => {
      const { cod_acervo, data_inclusao } = await db.title.findFirstOrThrow({ where: { source_key: titulo } });
      await db.followedSearch.create({
        data: {
          ...search,
          cod_pessoa: patron.cod_pessoa,
          visto_ate: cod_acervo,
          novos: [cod_acervo],
          novidade_em: data_inclusao,
        },
      });
    },
  ),
  'a plan of a discipline with a title': state(
    z.strictObject({ disciplina: z.string(), professor: z.string(), ano: z.number(), titulo: z.string() }),
    async ({ db }, { disciplina, professor, ano, titulo }) => {
      const { cod_acervo } = await db.title.findFirstOrThrow({ where: { source_key: titulo } });
      await db.teachingPlan.create({
        data: {
          id: 1,
          cod_departamento: 'DLE',
          ano,
          semestre: 1,
          periodo: 3,
          cod_biblioteca: 2,
          cod_curso: 1,
          discipline: { create: { codigo: 7, descricao: disciplina } },
          teacher: { create: { codigo: 4, descricao: professor } },
          titles: { create: { cod_acervo, tipo: 'basica' } },
        },
      });
    },
  ),
  'a database that the university subscribes to': state(
    z.strictObject({ nome: z.string(), descricao: z.string(), url: z.string(), aberta: z.optional(z.boolean()) }),
    ({ db }, { aberta = false, ...database }) => db.resourceDatabase.create({ data: { ...database, aberta, id: 1 } }),
  ),
};
