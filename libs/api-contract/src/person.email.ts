import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { NoContent, TypedText, assumed, ownOnly } from './fields';
import { Done } from './session.recovery';

const path = '/pessoas/meu-pergamum/email';

/** A changed e-mail address counts once the code mailed to it is given. The documents have no such calls. */
export const emailChange = defineContract({
  getEmailChange: {
    id: 'email-troca-obter',
    own: true,
    summary: 'The e-mail address in force, and the one that waits for its code',
    method: 'GET',
    path,
    access: 'patron',
    reply: z.object({
      email: assumed(z.nullable(z.string())),
      pendente: assumed(z.nullable(z.string())),
      // Until when the code is good.
      ate: assumed(z.nullable(z.iso.datetime())),
    }),
  },
  confirmEmail: {
    id: 'email-troca-confirmar',
    own: true,
    summary: 'Puts the new e-mail address into force by the code mailed to it',
    method: 'POST',
    path,
    access: 'patron',
    body: z.strictObject({ codigo: assumed(TypedText) }),
    reply: Done,
    refusals: { codigo_invalido: 422, codigo_expirado: 422, ...ownOnly },
  },
  cancelEmailChange: {
    id: 'email-troca-desistir',
    own: true,
    summary: 'Keeps the e-mail address in force and drops the new one',
    method: 'DELETE',
    path,
    access: 'patron',
    status: 204,
    reply: NoContent,
    refusals: ownOnly,
  },
});
