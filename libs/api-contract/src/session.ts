import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Count, Flag, Text, assumed, given } from './fields';
import { externalSignIn } from './session.external';
import { logins } from './session.logins';
import { recovery } from './session.recovery';
import { TokenReply, TokenRequest, captchaRefusals } from './session.token';

export * from './session.external';
export * from './session.logins';
export * from './session.recovery';
export * from './session.token';

export const PermissionEntry = z.object({
  cod_modulo: given(Count),
  cod_atividade: given(Count),
  descricao: given(z.string()),
});

export const PersonData = z.object({
  user: given(
    z.object({
      login: given(z.string()),
      cod_pessoa: given(Text),
      nome_pessoa: given(z.string()),
      email: assumed(z.optional(z.nullable(z.string()))),
    }),
  ),
  authPermissions: given(z.array(PermissionEntry)),
  bloqueio: given(Flag),
});
export type PersonData = z.output<typeof PersonData>;

export const session = defineContract({
  issueToken: {
    id: 'oauth-token',
    summary: 'Issues a token for the password, client_credentials or refresh_token grant',
    method: 'POST',
    path: '/oauth/token',
    access: 'none',
    style: 'oauth',
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
  getPerson: {
    id: 'pessoas-get',
    summary: 'Data and permissions of the signed-in patron',
    method: 'GET',
    path: '/pessoas',
    access: 'patron',
    reply: PersonData,
  },
  ...externalSignIn,
  ...logins,
  ...recovery,
});
