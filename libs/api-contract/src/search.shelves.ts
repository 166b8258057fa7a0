import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { CodeList, Count, Text, assumed } from './fields';

/** Copies of a title in one library that can be taken home now, and where they are. */
export const ShelfPlace = z.object({
  cod_biblioteca: assumed(Text),
  desc_biblioteca: assumed(z.string()),
  disponiveis: assumed(Count),
  localizacao: assumed(z.nullable(z.string())),
  // The call number on the copies; null if they have several.
  numero_chamada: assumed(z.nullable(z.string())),
  // The shortest and the longest loan of these copies, in days.
  dias_min: assumed(Count),
  dias_max: assumed(Count),
});
export type ShelfPlace = z.output<typeof ShelfPlace>;

export const shelfPlaces = defineContract({
  // Not documented: another server does not know it, and a row of results is complete without it.
  listShelfPlaces: {
    id: 'consulta-estantes',
    own: true,
    summary: 'Where the copies of some titles are that can be taken home now, and for how long',
    method: 'GET',
    path: '/consulta/estantes',
    access: 'public',
    query: z.strictObject({ acervos: assumed(CodeList) }),
    // Without the titles of which no copy is free.
    reply: z.array(z.object({ cod_acervo: assumed(Text), bibliotecas: assumed(z.array(ShelfPlace)) })),
  },
});
