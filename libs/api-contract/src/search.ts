import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { CodeList, Count, Flag, Option, Text, TypedText, assumed, given } from './fields';
import { SearchType } from './search.codeSchemas';
import { LibraryOption, searchDropdowns } from './search.dropdowns';
import { FormField, searchForms } from './search.forms';
import { SearchItem } from './search.item';
import { plansOfTitles } from './search.plans';
import { SearchQuery } from './search.query';
import { shelfPlaces } from './search.shelves';
import { searchSuggestions } from './search.suggestions';
import { wholeResult } from './search.whole';

/** Why a search is offered beside one that finds no or few titles. */
export const OfferReason = z.enum([
  'filtro',
  'sem_palavra',
  'combinada',
  'sem_aspas',
  'sem_filtros',
  'todos_campos',
  'todos_tipos',
]);
export type OfferReason = z.output<typeof OfferReason>;

/** Another search that is offered, with the number of its titles. */
export const SimilarSearch = z.object({
  termo: assumed(z.string()),
  total: assumed(Count),
  // None for another spelling of the term.
  motivo: assumed(z.optional(OfferReason)),
  // The names of the filters, or the words that are left out.
  valor: assumed(z.optional(z.string())),
  // The parameters of this call that make the offered search.
  campos: assumed(z.optional(z.record(z.string(), z.string()))),
});
export type SimilarSearch = z.output<typeof SimilarSearch>;

/** The reply of a search: its titles, or as many as the page asked for, and their number. */
export const SearchResult = z.object({
  data: given(z.array(SearchItem)),
  total: given(Count),
  id: given(Text),
  base: given(z.string()),
  pesquisa: given(z.string()),
  // Other spellings and similar words that have titles; then other searches like this one, with a reason.
  semelhantes: assumed(z.optional(z.array(SimilarSearch))),
});
export type SearchResult = z.output<typeof SearchResult>;

export const search = defineContract({
  ...searchForms,
  ...searchDropdowns,
  ...wholeResult,
  ...searchSuggestions,
  ...shelfPlaces,
  ...plansOfTitles,
  searchTitles: {
    id: 'consulta',
    summary: 'The whole result set of a search, up to a limit, with the true total',
    method: 'GET',
    path: '/consulta',
    access: 'either',
    query: SearchQuery,
    reply: SearchResult,
    refusals: { PeriodoInvertido: 422, TermoObrigatorio: 422, OpcaoDesconhecida: 422 },
  },
  getSearchFilters: {
    id: 'consulta-filtros',
    summary: 'Facet titles and form options of a search type',
    method: 'GET',
    path: '/consulta/filtros',
    access: 'public',
    query: z.strictObject({ search_tab: given(z.optional(SearchType)) }),
    reply: z.object({
      search_tab: assumed(z.string()),
      facetas: assumed(z.array(Option)),
      opcoes: assumed(
        z.object({
          bibliotecas: assumed(z.array(LibraryOption)),
          tipos_obra: assumed(z.array(Option)),
          idiomas: assumed(z.array(Option)),
          anos: assumed(z.object({ min: assumed(z.nullable(Count)), max: assumed(z.nullable(Count)) })),
          // The fields specific to this search type.
          campos: assumed(z.array(FormField)),
        }),
      ),
    }),
  },
  getSearchOrders: {
    id: 'consulta-ordenacao',
    summary: 'What results can be ordered by, and the default',
    method: 'GET',
    path: '/consulta/ordenacao',
    access: 'public',
    reply: z.object({ opcoes: assumed(z.array(Option)), padrao: assumed(z.string()) }),
  },
  listAdditionalTitles: {
    id: 'consulta-titulos-adicionais',
    summary: 'Variant and original titles of some titles',
    method: 'GET',
    path: '/consulta/titulos-adicionais',
    access: 'public',
    query: z.strictObject({ acervos: given(CodeList) }),
    reply: z.array(
      z.object({
        cod_acervo: assumed(Text),
        titulos: assumed(z.array(z.object({ descricao: assumed(z.string()), tipo: assumed(z.string()) }))),
      }),
    ),
  },
  listIndexedTitles: {
    id: 'consulta-acervos-indexados',
    summary: 'Of which titles the full text or the summary can be searched',
    method: 'GET',
    path: '/consulta/acervos-indexados',
    access: 'public',
    query: z.strictObject({ acervos: given(CodeList) }),
    reply: z.array(z.object({ cod_acervo: given(Text), indexado: assumed(Flag) })),
  },
  searchTargetProducts: {
    id: 'consulta-produtos-target',
    summary: 'Products of the provider Target whose title or description has the words',
    method: 'GET',
    path: '/consulta/produtos-target',
    access: 'public',
    query: z.strictObject({ termoPesquisa: given(z.optional(TypedText)) }),
    reply: z.object({
      data: assumed(
        z.array(z.object({ id: assumed(Text), titulo: assumed(z.string()), descricao: assumed(z.string()) })),
      ),
      total: assumed(Count),
    }),
  },
});
