import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Count, Flag, Text, assumed, given } from './fields';

/** Activity codes that show or hide things, D1 §6. */
export const Activity = {
  personalArea: 8,
  acquisitionSuggestion: 12,
  comments: 13,
  externalCatalogue: 57,
  externalCatalogue2: 87,
  productLogo: 88,
  modalLogin: 107,
  captcha: 1120,
} as const;

const nullableText = z.optional(z.nullable(z.string()));

export const InstitutionData = z.object({
  codEmpresa: given(Text),
  sigla: given(z.string()),
  nome: assumed(z.optional(z.string())),
  tema: given(nullableText),
  denominacao_login: given(nullableText),
  destino_padrao_login_catalogo: given(z.optional(z.nullable(z.enum(['M', 'C'])))),
  msg_login: given(nullableText),
  msg_suporte_consulta: given(nullableText),
  link_lgpd: given(nullableText),
  usaOIDC: given(z.optional(Flag)),
  link_logout_OIDC: given(nullableText),
  link_logout_saml: given(nullableText),
  p: given(
    z.object({
      __md_aut: given(z.optional(Text)),
      __md_crypt: given(z.optional(Text)),
      __web_url_pw: given(nullableText),
      __web_aquisicao: given(nullableText),
    }),
  ),
});
export type InstitutionData = z.output<typeof InstitutionData>;

export const ActivityEntry = z.object({
  codigo: assumed(Count),
  existe: assumed(Flag),
  lookup: given(nullableText),
  descricao: given(z.string()),
});
export type ActivityEntry = z.output<typeof ActivityEntry>;

export const SearchGuide = z.object({
  slug: assumed(z.string()),
  titulo: assumed(z.string()),
  descricao: assumed(nullableText),
  ordem: assumed(Count),
});
export type SearchGuide = z.output<typeof SearchGuide>;

export const site = defineContract({
  getInstitution: {
    id: 'parametros-instituicao',
    summary: 'The institution that the catalogue belongs to',
    method: 'GET',
    path: '/parametros/instituicao',
    access: 'public',
    reply: InstitutionData,
  },
  listActivities: {
    id: 'parametros-funcionalidades',
    summary: 'Activities of the page configuration, which show or hide features',
    method: 'GET',
    path: '/parametros/funcionalidades',
    access: 'public',
    reply: z.array(ActivityEntry),
  },
  listSearchGuides: {
    id: 'parametros-secao-1',
    summary: 'Search guides of the first section: the search types and more',
    method: 'GET',
    path: '/parametros/secao_1',
    access: 'public',
    reply: z.array(SearchGuide),
  },
});
