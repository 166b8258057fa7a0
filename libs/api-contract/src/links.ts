import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Code, CodeList, Flag, NoContent, Text, TypedText, assumed, given, unknownTitle } from './fields';

/**
 * A link of a title: its 856 with that number, counted from 1. The address of a restricted link is returned by a
 * separate call only.
 */
export const TitleLink = z.object({
  cod_acervo: given(Text),
  seq_paragrafo: given(Text),
  url: given(z.nullable(z.string())),
  descricao: assumed(z.string()),
  restrito: assumed(Flag),
  // One of the fifteen providers of D1 §7.
  provedor: assumed(z.nullable(z.string())),
});
export type TitleLink = z.output<typeof TitleLink>;

const Url = z.object({ url: given(z.string()) });
const ById = z.strictObject({ id: given(Code) });

/** The device that opened the link, as reported by the browser. */
const device = {
  browser: given(z.optional(TypedText)),
  device: given(z.optional(TypedText)),
  os: given(z.optional(TypedText)),
};

export const links = defineContract({
  listCovers: {
    id: 'vinculos-imagem',
    summary: 'The covers of a title, at most `limite`',
    method: 'GET',
    path: '/vinculos/imagem',
    access: 'public',
    query: z.strictObject({ cod_acervo: given(Code), limite: given(z.optional(Code)) }),
    reply: z.array(Url),
  },
  getDefaultCover: {
    id: 'consulta-imagem-padrao',
    summary: 'The cover of titles that have none',
    method: 'GET',
    path: '/consulta/imagem-padrao',
    access: 'public',
    reply: z.object({ url: assumed(z.string()) }),
  },
  listResultLinks: {
    id: 'vinculos-links-resultado',
    summary: 'The links of some titles',
    method: 'GET',
    path: '/vinculos/links-resultado',
    access: 'public',
    query: z.strictObject({ acervos: given(CodeList) }),
    reply: z.array(TitleLink),
  },
  // For {a} and {b}, see ruling A15.
  openRestrictedLink: {
    id: 'vinculos-acesso-restrito',
    summary: 'The address of a restricted link, for a patron',
    method: 'POST',
    path: '/vinculos/acesso-restrito/{a}/s/{b}',
    access: 'patron',
    params: z.strictObject({ a: given(Code), b: given(Code) }),
    body: z.strictObject({ userId: given(TypedText), ...device }),
    reply: Url,
    refusals: { ...unknownTitle, 'Link não encontrado.': 404, usuario_sem_cpf: 422 },
  },
  countLinkAccess: {
    id: 'vinculos-estatistica-acesso',
    summary: 'Counts the opening of a link',
    method: 'POST',
    path: '/vinculos/estatistica-acesso',
    access: 'either',
    body: z.strictObject({
      cod_acervo: given(Code),
      seq_paragrafo: given(Code),
      url: given(TypedText),
      user_id: given(z.optional(TypedText)),
      ...device,
    }),
    reply: NoContent,
    status: 204,
    refusals: { ...unknownTitle, 'Link não encontrado.': 404 },
  },
  getAbntAddress: {
    id: 'vinculos-abnt',
    summary: 'Where a standard of ABNT can be read',
    method: 'GET',
    path: '/vinculos/abnt/{id}',
    access: 'public',
    params: ById,
    reply: Url,
    refusals: { 'Documento não encontrado.': 404 },
  },
  getTargetAddress: {
    id: 'vinculos-target',
    summary: 'Where a product of Target can be read',
    method: 'GET',
    path: '/vinculos/target/{id}',
    access: 'public',
    params: ById,
    reply: Url,
    refusals: { 'Documento não encontrado.': 404 },
  },
  openGrupoA: {
    id: 'vinculos-grupoa',
    summary: 'Where the session of the e-book provider goes on',
    method: 'POST',
    path: '/vinculos/grupoa',
    access: 'either',
    body: z.strictObject({ sessionid: given(TypedText) }),
    reply: Url,
    refusals: { acesso_negado_integracao: 403, usuario_sem_cpf: 422 },
  },
});
