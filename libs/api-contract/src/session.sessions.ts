import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Flag, NoContent, TypedText, assumed } from './fields';

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
});
