import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { maxTextLength } from './codes';
import { Code, Count, Flag, NoContent, Text, assumed, given, unknownTitle } from './fields';

/**
 * A person's text about a title or to a library: lines of plain text, never markup. Surrounding spaces are trimmed; the
 * rest must not be empty (D1 §5) and has at most `maxTextLength` characters.
 */
export const CommentText = z.string().check(
  z.trim(),
  z.minLength(1, 'está vazio'),
  z.maxLength(maxTextLength, 'é longo demais'),
  // Line ends and tabs are the only control characters allowed.
  z.regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u, 'tem caracteres que não podem ser usados'),
);

/** A comment as shown to all users. */
export const TitleComment = z.object({
  id: assumed(Text),
  nome_pessoa: assumed(z.string()),
  content: given(z.string()),
  // ISO date and time.
  data: assumed(z.string()),
});
export type TitleComment = z.output<typeof TitleComment>;

/** A comment as shown to its author: waiting, approved, or neither, which means rejected. */
export const OwnComment = z.object({
  id: assumed(Text),
  content: given(z.string()),
  data: assumed(z.string()),
  aprovado: assumed(Flag),
  aguardando: assumed(Flag),
  // Why the library did not approve it, in its words; null where it said nothing.
  motivo: assumed(z.optional(z.nullable(z.string()))),
});
export type OwnComment = z.output<typeof OwnComment>;

const TitleId = z.strictObject({ id: given(Code) });

export const comments = defineContract({
  listComments: {
    id: 'comentarios-acervo-listar',
    summary: 'Comments on a title that the library has approved, newest first',
    method: 'GET',
    path: '/comentarios/acervo/{id}',
    access: 'public',
    params: TitleId,
    reply: z.array(TitleComment),
    refusals: unknownTitle,
  },
  addComment: {
    id: 'comentarios-acervo-criar',
    summary: 'Comments on a title; the comment is shown once the library has approved it',
    method: 'POST',
    path: '/comentarios/acervo/{id}',
    access: 'patron',
    params: TitleId,
    body: z.strictObject({ content: given(CommentText) }),
    reply: z.object({ id: assumed(Text), aprovado: assumed(Flag) }),
    status: 201,
    refusals: { ...unknownTitle, limite_comentarios_excedido: 422 },
  },
  listCommentedTitles: {
    id: 'comentarios-usuario-acervos',
    summary: 'Titles that the signed-in patron has commented on, the latest comment first',
    method: 'GET',
    path: '/comentarios/usuario/acervos',
    access: 'patron',
    reply: z.array(
      z.object({
        cod_acervo: given(Text),
        titulo: assumed(z.string()),
        total: assumed(Count),
        // The number of those awaiting approval, to which the limit applies.
        aguardando: assumed(z.optional(Count)),
      }),
    ),
  },
  listOwnComments: {
    id: 'comentarios-usuario-acervo',
    summary: 'The signed-in patron’s own comments on a title, approved or not, newest first',
    method: 'GET',
    path: '/comentarios/usuario/acervo/{id}',
    access: 'patron',
    params: TitleId,
    reply: z.array(OwnComment),
    refusals: unknownTitle,
  },
  deleteComment: {
    id: 'comentarios-usuario-excluir',
    summary: 'Deletes one of the signed-in patron’s comments',
    method: 'DELETE',
    path: '/comentarios/usuario/{id}',
    access: 'patron',
    params: z.strictObject({ id: given(Code) }),
    reply: NoContent,
    status: 204,
    refusals: { 'Comentário não encontrado.': 404 },
  },
});
