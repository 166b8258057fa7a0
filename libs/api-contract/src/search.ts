import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { CodeList, Count, Flag, Option, Text, TypedText, assumed, given, observed } from './fields';
import { AdditionalFacet, SearchType } from './search.codes';
import { LibraryOption, searchDropdowns } from './search.dropdowns';
import { FormField, searchForms } from './search.forms';
import { SearchQuery } from './search.query';
import { searchSuggestions } from './search.suggestions';

export const FacetValue = z.object({ codigo: given(Text), descricao: given(z.string()) });

const text = z.optional(z.nullable(z.string()));

/**
 * One result. D2 §3, then ruling E5; the other fields are this project's, for display. Usually a title of this
 * catalogue; results of the partner network (`base` is `rede`) and of the search for authorities have the same shape,
 * so that facets, filters and orders work alike.
 */
export const SearchItem = z.object({
  // The title's code; otherwise the network's `id` or `cod_autoridade`: a result set never mixes them.
  cod_acervo: given(Text),
  cod_tipo_obra: given(Text),
  desc_tipo_obra: given(z.string()),
  ano_publicacao: given(z.nullable(Text)),
  idioma: given(text),
  idioma_desc: given(text),
  link_capa: given(text),
  acesso_remoto: given(text),
  possui_acessibilidade: given(text),
  dados_adicionais: given(z.partialRecord(z.enum(AdditionalFacet), z.array(FacetValue))),
  cod_tipo_area_conhec: given(z.optional(z.nullable(Text))),
  desc_tipo_area_conhec: given(text),
  cod_area_conhecimento: given(z.optional(z.nullable(Text))),
  rota: given(text),
  cursos_disc: given(
    z.optional(
      z.array(z.object({ codigo: given(Text), campus: given(Text), descricao: assumed(z.optional(z.string())) })),
    ),
  ),
  areas_conhecimento: given(z.optional(z.array(FacetValue))),
  // Partner-network items only: its own key, the title's code at the institution, the work type as text.
  id: given(z.optional(Text)),
  acervo: given(z.optional(Text)),
  tipo_obra: given(z.optional(z.string())),
  instituicao: given(z.optional(z.object({ cod_empresa: given(Text), desc_empresa: given(z.string()) }))),
  descricao: observed(z.string()),
  obra: observed(text),
  // The key by which a title with an initial article is sorted: without it. Null for all other titles.
  titulo_ordem: assumed(text),
  referencia: observed(text),
  referencia_sem_tag: observed(text),
  resumo: observed(text),
  classificacao: observed(text),
  tot_exemplares: observed(z.optional(Text)),
  isbn_iss: observed(text),
  autor: observed(text),
  autor_principal: observed(text),
  edicao: observed(text),
  desc_fisica: observed(text),
  disp_para_reserva: observed(z.optional(Text)),
  cor: observed(text),
  numero_chamada: assumed(text),
  editora: assumed(text),
  imprenta: assumed(text),
  repositorio: assumed(text),
  // Number of copies that can be taken home now, and their libraries.
  disponiveis: assumed(z.optional(Text)),
  bibliotecas_disponiveis: assumed(z.optional(z.array(z.string()))),
  proxima_devolucao: assumed(z.optional(z.nullable(z.string()))),
  reservas_fila: assumed(z.optional(Text)),
  // Partner-network items: the title's page at the institution.
  link: assumed(text),
  // Authorities only: the code, and the number of its titles. The authority type is in the work type.
  cod_autoridade: assumed(z.optional(Text)),
  total_titulos: observed(z.optional(Text)),
  // In an index: the entry that lists the title.
  entrada_indice: assumed(z.optional(z.string())),
});
export type SearchItem = z.output<typeof SearchItem>;

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
  ...searchSuggestions,
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
