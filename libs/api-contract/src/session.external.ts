import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { TypedText, given } from './fields';
import { TokenReply } from './session.token';

// Ruling D8: the status identifies the error of D1 §8.
const refusals = {
  acesso_negado: 403,
  erro_autenticacao: 401,
  erro_validacao_token: 422,
  usuario_nao_encontrado: 404,
  ACESSO_BLOQUEADO: 430,
} as const;

/** The address at the identity service where sign-in continues. */
export const ExternalLink = z.object({ link: given(z.string()) });
/** The client stores the nonce until the reply arrives (D1 §4). */
export const OidcStart = z.extend(ExternalLink, { nonce: given(z.string()) });

const answer = z.string().check(z.minLength(1), z.maxLength(500));

/** Sign-in at an identity service (D1 §7, D2 §7). */
export const externalSignIn = defineContract({
  startOidc: {
    id: 'oidc-authorize',
    summary: 'Begins a sign-in at the OIDC identity service',
    method: 'GET',
    path: '/oidc/authorize',
    access: 'public',
    query: z.strictObject({ login: given(TypedText), redirect: given(z.optional(TypedText)) }),
    reply: OidcStart,
    refusals: { oidc_desativado: 422, redirecionamento_invalido: 422 },
  },
  validateOidc: {
    id: 'oidc-validar',
    summary: 'Exchanges a nonce that the identity service has answered for a session',
    method: 'POST',
    path: '/oidc/validar',
    access: 'public',
    body: z.strictObject({ nonce: given(answer) }),
    reply: TokenReply,
    refusals,
  },
  startSaml: {
    id: 'saml-login',
    summary: 'Begins a sign-in at the institution’s SAML identity service',
    method: 'GET',
    path: '/saml/login',
    access: 'public',
    query: z.strictObject({ redirect: given(z.optional(TypedText)) }),
    reply: ExternalLink,
    refusals: { saml_desativado: 422, redirecionamento_invalido: 422 },
  },
  validateSaml: {
    id: 'saml-validar',
    summary: 'Exchanges the answer of the SAML identity service for a session',
    method: 'POST',
    path: '/saml/validar',
    access: 'public',
    body: z.strictObject({ saml: given(answer) }),
    reply: TokenReply,
    refusals,
  },
});
