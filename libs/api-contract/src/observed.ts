import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Code, TypedText, observed } from './fields';
import { SearchItem } from './search.item';
import { TermTypeCode } from './search.codeSchemas';

/** Calls of real clients that are not in the documents; read-only (ruling E6). */
export const observedCalls = defineContract({
  searchPage: {
    id: 'observed-consulta-v2',
    summary: 'One page of a search as a bare list, for clients that were seen to ask so',
    method: 'GET',
    path: '/api/v2/consulta/{pesquisa}/{any}',
    access: 'either',
    params: z.strictObject({
      pesquisa: observed(z.string().check(z.regex(/^\w{1,40}$/, 'deve ser um tipo de pesquisa'))),
      // Real clients send any text here; it is ignored.
      any: observed(TypedText),
    }),
    query: z.strictObject({
      termo_pesquisa: observed(z.optional(TypedText)),
      coluna_um: observed(z.optional(TermTypeCode)),
      indice: observed(z.optional(Code)),
      page: observed(z.optional(Code)),
      perPage: observed(z.optional(Code)),
      // Only `obra` was observed; any other value orders by relevance.
      orderBy: observed(z.optional(TypedText)),
      // Only `C` (ascending) was observed; D reverses the order.
      direction: observed(z.optional(z.enum(['C', 'D']))),
    }),
    reply: z.array(SearchItem),
    refusals: { 'Tipo de pesquisa não encontrado.': 404, TermoObrigatorio: 422 },
  },
});
