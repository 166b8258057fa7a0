import * as z from 'zod/mini';
import { Code, CodeList, TypedText, Year, assumed, observed } from './fields';
import { IndexCode, OperatorCode, OrderCode, PositionCode, SearchType, TermTypeCode } from './search.codeSchemas';

/** A search query: rows of terms, limits, order, and the fields of single search types. */
export const SearchQuery = z.strictObject({
  pesquisa: assumed(z.optional(SearchType)),
  // May be left out only when something else defines the search: `indice`, or a type that lists all its titles.
  termo_pesquisa: observed(z.optional(TypedText)),
  coluna_um: observed(z.optional(TermTypeCode)),
  posicao: assumed(z.optional(PositionCode)),
  // An authority's code: only titles with it as a heading (observed with coluna_um, ruling E6).
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
  // A MARC language code; two letters are the language of the interface, `idioma` (ruling D24).
  idioma: assumed(z.optional(z.string().check(z.regex(/^[a-z]{3}$/)))),
  base: assumed(z.optional(z.enum(['local', 'rede']))),
  ordenacao: assumed(z.optional(OrderCode)),
  // The index to browse from the term on, in alphabetical order.
  tipo_indice: assumed(z.optional(IndexCode)),
  // Browses the index backwards: the entries before the term, the nearest last.
  sentido: assumed(z.optional(z.enum(['ANTES']))),
  // Maximum number of results; `total` stays the full count.
  limite: assumed(z.optional(Code)),
  // For teaching plans; for any other type `curso` is a course that the title was acquired for.
  disciplina: assumed(z.optional(Code)),
  curso: assumed(z.optional(Code)),
  professor: assumed(z.optional(Code)),
  // For new acquisitions: an area of knowledge.
  area: assumed(z.optional(Code)),
  // For authorities: their types, 1-12 in the order of D1 §3.
  tipo_autoridade: assumed(z.optional(CodeList)),
  // For the partner network: its institutions.
  instituicao: assumed(z.optional(CodeList)),
  // The form fields of archive, normative acts and case law; each takes a code offered by its form.
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
