import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { NoContent, assumed, ownOnly } from './fields';

const path = '/pessoas/meu-pergamum/calendario';

/** The secret address at which a calendar program reads a patron's deadlines. The documents have no such calls. */
export const calendarAddress = defineContract({
  getCalendarAddress: {
    id: 'calendario-endereco-obter',
    own: true,
    summary: 'Since when the signed-in person has an address for calendar programs; the address itself is given once',
    method: 'GET',
    path,
    access: 'patron',
    // null: there is none.
    reply: z.object({ criado_em: assumed(z.nullable(z.iso.datetime())) }),
  },
  makeCalendarAddress: {
    id: 'calendario-endereco-criar',
    own: true,
    summary: 'Makes a new address for calendar programs, at `/calendario/{chave}.ics`; the one before it is over',
    method: 'POST',
    path,
    access: 'patron',
    status: 201,
    reply: z.object({ chave: assumed(z.string()) }),
    refusals: ownOnly,
  },
  deleteCalendarAddress: {
    id: 'calendario-endereco-remover',
    own: true,
    summary: 'Takes the address for calendar programs back',
    method: 'DELETE',
    path,
    access: 'patron',
    status: 204,
    reply: NoContent,
    refusals: ownOnly,
  },
});
