import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { assumed, given } from './fields';

/** The third-party e-resource providers of D1 §7, in its order. */
export const providerNames = [
  'pearson',
  'cengage',
  'editora_forum',
  'minhabiblioteca',
  'ebrary',
  'rtonline',
  'lectio',
  'gale',
  'gale_book',
  'oxford',
  'proquest',
  'uptodate',
  'lexicomp',
  'solucto',
  'jornalderesenhas',
] as const;
export type Provider = (typeof providerNames)[number];

/** A redirect address; valid once and for a short time. */
const Url = z.object({ url: given(z.string()) });

/** A user without a registered CPF must contact the unit (D1 §8). */
const needsCpf = { usuario_sem_cpf: 422 } as const;

/** The calls that redirect the signed-in person to another application (rulings C20, D6, D7). */
export const handOvers = defineContract({
  getPortalAddress: {
    id: 'meu-pergamum-redirect',
    summary: 'The address of the personal area outside this application',
    method: 'GET',
    path: '/pessoas/meu-pergamum/redirect',
    access: 'patron',
    reply: Url,
    refusals: { redirecionamento_nao_configurado: 422 },
  },
  redirectToProvider: {
    id: 'meu-pergamum-redirect-base',
    summary: 'The address of an e-resource provider for the signed-in person',
    method: 'PUT',
    path: '/pessoas/meu-pergamum/redirect-base',
    access: 'patron',
    body: z.strictObject({ base: given(z.enum(providerNames)) }),
    reply: Url,
    refusals: needsCpf,
  },
  redirectToPaperPosting: {
    id: 'postagem-trabalho-redirect',
    summary: 'The address of the service where papers are handed in',
    method: 'POST',
    path: '/pessoas/postagem-trabalho/redirect',
    access: 'patron',
    reply: Url,
    refusals: { ...needsCpf, postagem_nao_configurada: 422 },
  },
  getHandOverToken: {
    id: 'token-redireciona',
    summary: 'A token that hands the signed-in person over once, and where to',
    method: 'GET',
    path: '/pessoas/token-redireciona',
    access: 'patron',
    reply: z.extend(Url, { token: assumed(z.string()) }),
    refusals: { redirecionamento_nao_configurado: 422 },
  },
  openApp: {
    id: 'pessoas-app-layers',
    summary: 'The address that opens the personal-area application for the signed-in person',
    method: 'GET',
    path: '/pessoas/autenticar/app-layers',
    access: 'patron',
    reply: Url,
    refusals: { ...needsCpf, app_nao_configurado: 422 },
  },
});
