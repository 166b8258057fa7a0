import * as z from 'zod/mini';
import { Code, CodeList, TypedText, Year, assumed, observed } from './fields';
import { OperatorCode, OrderCode, PositionCode, SearchType, TermTypeCode } from './search.codes';
import { IndexCode } from './search.forms';

/** What a search asks for: lines of terms, limits, order, and the fields that a type alone has. */
export const SearchQuery = z.strictObject({
  pesquisa: assumed(z.optional(SearchType)),
  // Left out only where something else says what is wanted: `indice`, or a type that lists by itself.
  termo_pesquisa: observed(z.optional(TypedText)),
  coluna_um: observed(z.optional(TermTypeCode)),
  posicao: assumed(z.optional(PositionCode)),
  // An authority's code: only titles headed by it (observed with coluna_um, ruling E6).
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
  // A MARC language code; two letters are the interface's own `idioma` (ruling D24).
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
