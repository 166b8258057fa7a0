import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Flag, NoContent, Text, TypedText, assumed } from './fields';

/** A sign-in that is open; `por`: who acts in it for the person, null for the person. */
export const OpenSession = z.object({
  id: assumed(z.string()),
  // Of the browser that signed in, as far as it says.
  navegador: assumed(z.nullable(z.string())),
  sistema: assumed(z.nullable(z.string())),
  // The network address that it signed in from.
  endereco: assumed(z.string()),
  iniciada_em: assumed(z.iso.datetime()),
  // The last renewal.
  usada_em: assumed(z.iso.datetime()),
  // The session that asks.
  atual: assumed(Flag),
  por: assumed(z.nullable(z.string())),
});
export type OpenSession = z.output<typeof OpenSession>;

const path = '/pessoas/meu-pergamum/sessoes';

/** Where a person is signed in. The documents have no such calls: a sign-out is the browser's alone there. */
export const openSessions = defineContract({
  listSessions: {
    id: 'sessoes-listar',
    own: true,
    summary: 'Where the signed-in person is signed in, the last used first',
    method: 'GET',
    path,
    access: 'patron',
    reply: z.array(OpenSession),
  },
  endSession: {
    id: 'sessoes-encerrar',
    own: true,
    summary: 'Signs the person out on one device',
    method: 'DELETE',
    path: `${path}/{id}`,
    access: 'patron',
    params: z.strictObject({ id: assumed(TypedText) }),
    status: 204,
    reply: NoContent,
    refusals: { 'Sessão não encontrada.': 404 },
  },
  endOtherSessions: {
    id: 'sessoes-encerrar-outras',
    own: true,
    summary: 'Signs the person out everywhere else',
    method: 'DELETE',
    path,
    access: 'patron',
    status: 204,
    reply: NoContent,
  },
  revokeToken: {
    id: 'oauth-revoke',
    own: true,
    summary: 'Ends the session of a token (RFC 7009); an unknown token gets the same reply',
    method: 'POST',
    path: '/oauth/revoke',
    access: 'none',
    style: 'oauth',
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
