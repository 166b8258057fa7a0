import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Code, Count, Text, assumed, given, unknownTitle } from './fields';

const text = z.optional(z.nullable(z.string()));

/** What a cover of a title is drawn from. */
export const CoverTitle = z.object({
  cod_acervo: assumed(Text),
  descricao: assumed(z.string()),
  autor_principal: assumed(text),
  ano_publicacao: assumed(z.optional(z.nullable(Text))),
  cod_tipo_obra: assumed(Text),
  link_capa: assumed(text),
});
export type CoverTitle = z.output<typeof CoverTitle>;

/** A title as a cover with a few words. */
export const RelatedTitle = z.object({
  ...CoverTitle.shape,
  edicao: assumed(text),
  numero_chamada: assumed(text),
  acesso_remoto: assumed(text),
  tot_exemplares: assumed(Count),
  disponiveis: assumed(Count),
});
export type RelatedTitle = z.output<typeof RelatedTitle>;

export const relatedTitles = defineContract({
  // Not documented: another server does not know it, and the title is complete without it.
  listRelatedTitles: {
    id: 'acervo-relacionados',
    own: true,
    summary: 'Neighbours of a title on the shelf, its other editions, and others by its author',
    method: 'GET',
    path: '/acervo/{id}/relacionados',
    access: 'public',
    params: z.strictObject({ id: given(Code) }),
    reply: z.object({
      // By call number, with the title itself among them; none without a call number.
      estante: assumed(z.array(RelatedTitle)),
      // The latest first.
      edicoes: assumed(z.array(RelatedTitle)),
      do_autor: assumed(z.object({ total: assumed(Count), titulos: assumed(z.array(RelatedTitle)) })),
    }),
    refusals: unknownTitle,
  },
});
