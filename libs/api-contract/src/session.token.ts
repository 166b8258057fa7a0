import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Count, Text, assumed, given, observed } from './fields';

const Client = {
  client_id: given(z.optional(Text)),
  client_secret: given(z.optional(z.string())),
  scope: given(z.optional(z.string())),
};

/** The three grants of D2 §7. `grant_type` is OAuth 2's own name (ruling A13). */
export const TokenRequest = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: observed(z.literal('password')),
    ...Client,
    username: given(z.string().check(z.minLength(1), z.maxLength(200))),
    password: given(z.string().check(z.minLength(1), z.maxLength(1000))),
    recaptcha_token: given(z.optional(z.string())),
  }),
  z.object({ grant_type: observed(z.literal('client_credentials')), ...Client }),
  z.object({
    grant_type: observed(z.literal('refresh_token')),
    ...Client,
    refresh_token: given(z.string().check(z.minLength(1))),
  }),
]);
export type TokenRequest = z.output<typeof TokenRequest>;

/**
 * `refresh_token` is absent for client_credentials (ruling A13). `refresh_expires_in`: seconds after which the session
 * ends if it is not renewed.
 */
export const TokenReply = z.object({
  access_token: given(z.string()),
  refresh_token: given(z.optional(z.string())),
  token_type: assumed(z.optional(z.string())),
  expires_in: assumed(z.optional(Count)),
  refresh_expires_in: assumed(z.optional(Count)),
});
export type TokenReply = z.output<typeof TokenReply>;

/** Refusals of a required captcha (D1 §8): key -> status. */
export const captchaRefusals = { captcha_obrigatorio: 422, captcha_expirado: 422, captcha_invalido: 422 } as const;

// The longest password and token fit many times.
const maxOauthBytes = 16 * 1024;

/** Separate from the other session calls because every page uses it. */
export const tokens = defineContract({
  issueToken: {
    id: 'oauth-token',
    summary: 'Issues a token for the password, client_credentials or refresh_token grant',
    method: 'POST',
    path: '/oauth/token',
    access: 'none',
    style: 'oauth',
    maxBytes: maxOauthBytes,
    body: TokenRequest,
    reply: TokenReply,
    refusals: {
      invalid_request: 400,
      unsupported_grant_type: 400,
      invalid_grant: 400,
      invalid_client: 401,
      UsuarioOuSenhaIncorreta: 401,
      ...captchaRefusals,
      MuitasTentativas: 429,
      ACESSO_BLOQUEADO: 430,
    },
  },
  revokeToken: {
    id: 'oauth-revoke',
    own: true,
    summary: 'Ends the session of a token (RFC 7009); an unknown token gets the same reply',
    method: 'POST',
    path: '/oauth/revoke',
    access: 'none',
    style: 'oauth',
    maxBytes: maxOauthBytes,
    body: z.object({
      token: assumed(z.string().check(z.minLength(1))),
      token_type_hint: assumed(z.optional(z.string())),
      client_id: assumed(z.optional(Text)),
      client_secret: assumed(z.optional(z.string())),
    }),
    reply: z.object({}),
    refusals: { invalid_request: 400, invalid_client: 401 },
  },
});
