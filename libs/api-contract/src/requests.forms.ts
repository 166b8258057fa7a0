import * as z from 'zod/mini';
import { Code, Flag, IsoDate, TypedLines, TypedText, Year, assumed } from './fields';

// The fields of these forms are from D1 §3; their names are this project's (rulings C13, C14, C22). Required fields may
// be sent blank: the domain rules then report the field.
const must = assumed(TypedText);
const may = assumed(z.optional(TypedText));
const remark = assumed(z.optional(TypedLines));
const page = assumed(z.optional(Code));
const date = assumed(z.optional(IsoDate));

/** Article exchange: an article. */
export const ArticleForm = z.strictObject({
  titulo_artigo: must,
  titulo_revista: must,
  ano: assumed(z.optional(Year)),
  numero: may,
  pagina_inicial: page,
  pagina_final: page,
  observacao: remark,
});

/** Article exchange: a thesis or a dissertation, by its degree. */
export const ThesisForm = z.strictObject({
  titulo: must,
  autor: must,
  grau_defesa: assumed(z.enum(['mestrado', 'doutorado', 'pos_doutorado'])),
  ano: assumed(z.optional(Year)),
  observacao: remark,
});

/** Article exchange: a part of a document. */
export const PartForm = z.strictObject({
  titulo_parte: must,
  autor_parte: may,
  titulo_obra: must,
  ano: assumed(z.optional(Year)),
  pagina_inicial: page,
  pagina_final: page,
  observacao: remark,
});

const sheetPages = {
  pagina_inicial_bibliografia: page,
  pagina_final_bibliografia: page,
  total_paginas: page,
  ilustracoes: assumed(z.optional(Flag)),
};

/** A bibliographic survey. D1 §3 also lists a catalogue sheet's fields under it: they are accepted (ruling C14). */
export const SurveyForm = z.strictObject({
  assunto_geral: must,
  delimitacao_assunto: may,
  idioma: may,
  assunto_outro_idioma: may,
  data_inicial: date,
  data_final: date,
  tipo_publicacao: may,
  formato: assumed(z.optional(z.enum(['impresso', 'online', 'ambos']))),
  palavras_chave: may,
  folha_rosto: remark,
  sumario: remark,
  resumo: remark,
  ...sheetPages,
});

/** A catalogue sheet: the data for cataloguing a thesis. */
export const CatalogueSheetForm = z.strictObject({
  folha_rosto: assumed(TypedLines),
  sumario: remark,
  resumo: assumed(TypedLines),
  palavras_chave: must,
  ...sheetPages,
});

/** A specialised search. */
export const SpecialisedSearchForm = z.strictObject({
  assunto: must,
  palavras_chave: may,
  idioma: may,
  data_inicial: date,
  data_final: date,
  observacao: remark,
});

/** An inter-library loan: from a library of the institution, or through it from a partner (`instituicao`). */
export const InterLibraryForm = z.strictObject({
  biblioteca_origem: assumed(Code),
  biblioteca_recebimento: assumed(Code),
  instituicao: assumed(z.optional(Code)),
  titulo: must,
  autor: may,
  telefone: must,
  email: must,
  observacao: remark,
});

/** The types of article exchange, by their segment of the address (ruling C13). */
export const switchingForms = {
  artigo: ArticleForm,
  'tese-dissertacao': ThesisForm,
  'parte-documento': PartForm,
} as const;
export type SwitchingType = keyof typeof switchingForms;
