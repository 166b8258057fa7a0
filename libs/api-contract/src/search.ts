import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Code, CodeList, Count, Flag, Option, Text, TypedText, Year, assumed, given, observed } from './fields';
import { LibraryOption, searchDropdowns } from './search.dropdowns';
import { FormField, IndexCode, searchForms } from './search.forms';

/** The eleven search types, D2 §2. */
export const SearchType = z.enum([
  'pesquisa_geral',
  'e_books',
  'arquivo',
  'atos_normativos',
  'jurisprudencia',
  'autoridades',
  'pesquisa_avancada',
  'acessibilidade',
  'novas_aquisicoes',
  'plano_ensino',
  'rede_pergamum_oai',
]);
export type SearchType = z.output<typeof SearchType>;

/** Term types, D1 §9; the values are decisions C3 (INDICE_2 and INDICE_3 observed). */
export const TermType = { free: 'LIVRE', title: 'INDICE_1', subject: 'INDICE_2', author: 'INDICE_3' } as const;
export const TermTypeCode = z.enum(TermType);

/**
 * How a row joins those above it, D1 §9. The last three are about the row right above: its words stand near, this row's after
 * it, this row's before it.
 */
export const Operator = {
  and: 'E',
  or: 'OU',
  not: 'NAO',
  next: 'PROXIMO',
  after: 'DEPOIS',
  before: 'ANTES',
} as const;
export const OperatorCode = z.enum(Operator);

/** Where the term stands in the field, D1 §9. */
export const Position = { anywhere: 'QUALQUER', exact: 'EXATO', start: 'INICIO' } as const;
export const PositionCode = z.enum(Position);

/** What the list may be ordered by, D1 §9; C (catalogue code) is the documents' default. */
export const Order = { relevance: 'R', year: 'A', work: 'O', reference: 'F', catalogueCode: 'C' } as const;
const OrderCode = z.enum(Order);

/** Values of the facet X, D2 §5. */
export const OnlyWith = { cover: 'C', online: 'O', accessible: 'S' } as const;

/** Facet codes, D2 §9. The fourteen letters are lists of `dados_adicionais` (decisions C5). */
export const AdditionalFacet = ['B', 'P', 'A', 'S', 'C', 'E', 'U', 'F', 'N', 'O', 'D', 'L', 'G', 'M'] as const;
export const Facet = {
  workType: 'T',
  year: 'Y',
  onlyWith: 'X',
  language: 'I',
  repository: 'R',
  classification: 'K',
  institution: 'Z',
  newAcquisitionAreas: 'NA_A',
  newAcquisitionCourses: 'NA_C',
} as const;
export type FacetCode = (typeof AdditionalFacet)[number] | (typeof Facet)[keyof typeof Facet];

/** Rows after the first; named as `termo_dois` … so that a real client's addresses keep working (decisions C3). */
export const extraRows = ['dois', 'tres', 'quatro', 'cinco'] as const;
/** The operator that joins row n+1 to the rows above it. */
export const rowOperators = ['um', 'dois', 'tres', 'quatro'] as const;

export const SearchQuery = z.strictObject({
  pesquisa: assumed(z.optional(SearchType)),
  // Left out only where something else says what is wanted: `indice`, or a type that lists by itself.
  termo_pesquisa: observed(z.optional(TypedText)),
  coluna_um: observed(z.optional(TermTypeCode)),
  posicao: assumed(z.optional(PositionCode)),
  // An authority's code: only titles headed by it (observed with coluna_um, decisions E6).
  indice: observed(z.optional(Code)),
  similar: assumed(z.optional(z.enum(['S', 'N']))),
  operador_um: assumed(z.optional(OperatorCode)),
  termo_dois: assumed(z.optional(TypedText)),
  coluna_dois: assumed(z.optional(TermTypeCode)),
  posicao_dois: assumed(z.optional(PositionCode)),
  operador_dois: assumed(z.optional(OperatorCode)),
  termo_tres: assumed(z.optional(TypedText)),
  coluna_tres: assumed(z.optional(TermTypeCode)),
  posicao_tres: assumed(z.optional(PositionCode)),
  operador_tres: assumed(z.optional(OperatorCode)),
  termo_quatro: assumed(z.optional(TypedText)),
  coluna_quatro: assumed(z.optional(TermTypeCode)),
  posicao_quatro: assumed(z.optional(PositionCode)),
  operador_quatro: assumed(z.optional(OperatorCode)),
  termo_cinco: assumed(z.optional(TypedText)),
  coluna_cinco: assumed(z.optional(TermTypeCode)),
  posicao_cinco: assumed(z.optional(PositionCode)),
  biblioteca: assumed(z.optional(CodeList)),
  tipo_obra: assumed(z.optional(CodeList)),
  ano_ini: assumed(z.optional(Year)),
  ano_fim: assumed(z.optional(Year)),
  // A MARC language code; two letters are the interface's own `idioma` (decisions D24).
  idioma: assumed(z.optional(z.string().check(z.regex(/^[a-z]{3}$/)))),
  base: assumed(z.optional(z.enum(['local', 'rede']))),
  ordenacao: assumed(z.optional(OrderCode)),
  // The index that is walked from the term on, in alphabetical order.
  tipo_indice: assumed(z.optional(IndexCode)),
  // Walks the index the other way: what stands before the term, the nearest last.
  sentido: assumed(z.optional(z.enum(['ANTES']))),
  // At most so many results; `total` stays the true count.
  limite: assumed(z.optional(Code)),
  // Teaching plans; under any other type `curso` is a course that the title was acquired for.
  disciplina: assumed(z.optional(Code)),
  curso: assumed(z.optional(Code)),
  professor: assumed(z.optional(Code)),
  // New acquisitions: an area of knowledge.
  area: assumed(z.optional(Code)),
  // Authorities: their types, 1-12 in the order of D1 §3.
  tipo_autoridade: assumed(z.optional(CodeList)),
  // Partner network: its institutions.
  instituicao: assumed(z.optional(CodeList)),
  // The fields of the forms of archive, normative acts and case law; each takes a code that its form offers.
  fundo: assumed(z.optional(Code)),
  tipo_documento: assumed(z.optional(Code)),
  localidade: assumed(z.optional(Code)),
  tipo_ato: assumed(z.optional(Code)),
  orgao_emissor: assumed(z.optional(Code)),
  tipo_decisao: assumed(z.optional(Code)),
  orgao_julgador: assumed(z.optional(Code)),
  relator: assumed(z.optional(Code)),
});
export type SearchQuery = z.output<typeof SearchQuery>;

export const FacetValue = z.object({ codigo: given(Text), descricao: given(z.string()) });

const text = z.optional(z.nullable(z.string()));

/**
 * One result. D2 §3, then decisions E5; the rest is ours for display. Mostly a title of this catalogue; what the partner network
 * (`base` is `rede`) and the search for authorities find has the same shape, so that facets, filters and orders are the same.
 */
export const SearchItem = z.object({
  // Of the title; elsewhere the network's `id` or `cod_autoridade`: one result set never mixes them.
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
  // Partner-network items only: its own key, the title's code at the institution, the work type in words.
  id: given(z.optional(Text)),
  acervo: given(z.optional(Text)),
  tipo_obra: given(z.optional(z.string())),
  instituicao: given(z.optional(z.object({ cod_empresa: given(Text), desc_empresa: given(z.string()) }))),
  descricao: observed(z.string()),
  obra: observed(text),
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
  // Copies that can be taken home now, and the libraries where they stand.
  disponiveis: assumed(z.optional(Text)),
  bibliotecas_disponiveis: assumed(z.optional(z.array(z.string()))),
  proxima_devolucao: assumed(z.optional(z.nullable(z.string()))),
  reservas_fila: assumed(z.optional(Text)),
  // Partner-network items: the title's page at the institution.
  link: assumed(text),
  // Authorities only: the code, and how many titles it heads. Its type is the work type.
  cod_autoridade: assumed(z.optional(Text)),
  total_titulos: observed(z.optional(Text)),
  // In an index: the entry under which the title stands.
  entrada_indice: assumed(z.optional(z.string())),
});
export type SearchItem = z.output<typeof SearchItem>;

export const SearchResult = z.object({
  data: given(z.array(SearchItem)),
  total: given(Count),
  id: given(Text),
  base: given(z.string()),
  pesquisa: given(z.string()),
  // Other spellings and neighbouring words that do have titles.
  semelhantes: assumed(z.optional(z.array(z.object({ termo: assumed(z.string()), total: assumed(Count) })))),
});
export type SearchResult = z.output<typeof SearchResult>;

export const search = defineContract({
  ...searchForms,
  ...searchDropdowns,
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
          // The fields that this search type alone has.
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
  getDefaultCover: {
    id: 'consulta-imagem-padrao',
    summary: 'The cover of titles that have none',
    method: 'GET',
    path: '/consulta/imagem-padrao',
    access: 'public',
    reply: z.object({ url: assumed(z.string()) }),
  },
});
