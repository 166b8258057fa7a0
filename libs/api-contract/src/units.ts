import * as z from 'zod/mini';
import { CommentText } from './comments';
import { defineContract } from './endpoint';
import { Code, Text, TypedLines, TypedText, assumed, given, unitFields } from './fields';

/** A library of a campus. */
export const Unit = z.object(unitFields);
export type Unit = z.output<typeof Unit>;

/** The nine fields of D1 §3; optional fields may be left out or empty. `editor` is the publisher (ruling C11). */
export const SuggestionForm = z.strictObject({
  campus: given(z.optional(Code)),
  biblioteca: given(Code),
  autor: given(z.optional(TypedText)),
  titulo: given(TypedText),
  edicao: given(z.optional(TypedText)),
  editor: given(TypedText),
  isbn_issn: given(z.optional(TypedText)),
  periodico: given(z.optional(TypedText)),
  outras_inf: given(z.optional(TypedLines)),
});
export type SuggestionForm = z.output<typeof SuggestionForm>;

// The message is the key of the success text.
const Sent = z.object({ id: assumed(Text), message: assumed(z.string()) });

export const units = defineContract({
  listLibrariesOfCampus: {
    id: 'unidade-informacao',
    summary: 'Libraries of a campus, all of them without one',
    method: 'GET',
    path: '/unidade-informacao',
    access: 'public',
    query: z.strictObject({ campus: given(z.optional(Code)) }),
    reply: z.array(Unit),
  },
  sendGeneralComment: {
    id: 'unidade-informacao-comentario',
    summary: 'Sends a comment to a library; it waits for approval',
    method: 'POST',
    path: '/unidade-informacao/comentario',
    access: 'patron',
    // `b` is the library's code.
    body: z.strictObject({ content: given(CommentText), b: given(Code) }),
    status: 201,
    reply: Sent,
    refusals: { biblioteca_invalida: 422, limite_comentarios_excedido: 422 },
  },
  sendSuggestion: {
    id: 'unidade-informacao-sugestao-aquisicao',
    summary: 'Suggests that a library buy something',
    method: 'POST',
    path: '/unidade-informacao/sugestao-aquisicao',
    access: 'patron',
    body: SuggestionForm,
    status: 201,
    reply: Sent,
    // Missing fields are listed in `errors`.
    refusals: {
      CampoObrigatorioNaoPreenchido: 422,
      biblioteca_invalida: 422,
      sugestao_de_professor: 422,
      // Too many in a day.
      limite_sugestoes: 422,
    },
  },
});
