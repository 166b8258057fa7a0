import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Text, TypedText, assumed } from './fields';
import { SearchType, TermTypeCode } from './search.codeSchemas';

/** A title and its availability: fields of a search result. */
export const SuggestedTitle = z.object({
  cod_acervo: assumed(Text),
  descricao: assumed(z.string()),
  autor_principal: assumed(z.optional(z.nullable(z.string()))),
  ano_publicacao: assumed(z.nullable(Text)),
  acesso_remoto: assumed(z.optional(z.nullable(z.string()))),
  tot_exemplares: assumed(z.optional(Text)),
  disponiveis: assumed(z.optional(Text)),
  proxima_devolucao: assumed(z.optional(z.nullable(z.string()))),
  reservas_fila: assumed(z.optional(Text)),
  disp_para_reserva: assumed(z.optional(Text)),
});
export type SuggestedTitle = z.output<typeof SuggestedTitle>;

/** A heading with titles. */
const SuggestedHeading = z.object({
  cod_autoridade: assumed(Text),
  // As it is established, and as one says it: Assis, Machado de, 1839-1908; Machado de Assis, 1839-1908.
  descricao: assumed(z.string()),
  nome: assumed(z.string()),
  // The other form of it that has the typed words.
  variante: assumed(z.nullable(z.string())),
  total_titulos: assumed(Text),
});
export type SuggestedHeading = z.output<typeof SuggestedHeading>;

/** Suggestions while a term is typed. The documents have no call for them. */
export const searchSuggestions = defineContract({
  suggestSearches: {
    id: 'consulta-sugestoes',
    own: true,
    summary: 'Titles, names and subjects that have the words of a term, the last of which may be unfinished',
    method: 'GET',
    path: '/consulta/sugestoes',
    access: 'public',
    query: z.strictObject({
      termo: assumed(TypedText),
      pesquisa: assumed(z.optional(SearchType)),
      coluna: assumed(z.optional(TermTypeCode)),
    }),
    reply: z.object({
      titulos: assumed(z.array(SuggestedTitle)),
      autores: assumed(z.array(SuggestedHeading)),
      assuntos: assumed(z.array(SuggestedHeading)),
    }),
  },
});
