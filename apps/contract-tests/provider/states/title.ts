import { z } from 'zod';
import type { Sandbox } from '../sandbox';
import { state, type Build } from '../state';

export const codeOfTitle = async ({ db }: Sandbox, titulo: string): Promise<number> =>
  (await db.title.findFirstOrThrow({ where: { source_key: titulo } })).cod_acervo;

/** Data of a title other than its record and its copies. */
export const titleStates: Record<string, Build> = {
  'a colour label': state(
    z.strictObject({ titulo: z.string(), cor: z.string(), cor_descricao: z.string() }),
    async (sandbox, { titulo, ...label }) =>
      sandbox.db.title.update({ where: { cod_acervo: await codeOfTitle(sandbox, titulo) }, data: label }),
  ),

  'a month in which a title was used': state(
    z.strictObject({
      titulo: z.string(),
      ano: z.number(),
      mes: z.number(),
      consultas: z.number(),
      emprestimos: z.number(),
      reservas: z.number(),
    }),
    async (sandbox, { titulo, ...month }) =>
      sandbox.db.titleStatistics.create({ data: { ...month, cod_acervo: await codeOfTitle(sandbox, titulo) } }),
  ),

  'an item of the closed collection': state(
    z.strictObject({
      titulo: z.string(),
      cod_biblioteca: z.number(),
      tomo: z.string(),
      parte: z.string(),
      volume: z.string(),
      disponivel: z.boolean(),
    }),
    async (sandbox, { titulo, ...item }) =>
      sandbox.db.storeItem.create({ data: { ...item, cod_acervo: await codeOfTitle(sandbox, titulo) } }),
  ),
};
