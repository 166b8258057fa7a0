import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Code, Flag, NoContent, QueryDate, Text, assumed, bothDatesOrNone, given } from './fields';

/** A notice to a patron; `lido`: whether it was read (D2 §3; S/N is accepted as well, ruling C16). */
export const AlertEntry = z.object({
  id: given(Text),
  lido: given(Flag),
  titulo: assumed(z.string()),
  texto: assumed(z.string()),
  // ISO date and time
  data: assumed(z.string()),
});
export type AlertEntry = z.output<typeof AlertEntry>;

const AlertInPath = z.strictObject({ id: given(Code) });
const unknownAlert = { 'Alerta não encontrado.': 404 } as const;

export const alerts = defineContract({
  listAlerts: {
    id: 'alertas-listar',
    summary: "The patron's alerts, of a period where one is given; the newest first",
    method: 'GET',
    path: '/api/solicitacoes/alertas',
    access: 'patron',
    query: z
      .strictObject({ dataIni: given(z.optional(QueryDate)), dataFim: given(z.optional(QueryDate)) })
      .check(bothDatesOrNone()),
    reply: z.array(AlertEntry),
  },
  readAlert: {
    id: 'alertas-atualizar',
    summary: 'Marks an alert as read',
    method: 'PUT',
    path: '/api/solicitacoes/alertas/{id}',
    access: 'patron',
    params: AlertInPath,
    reply: AlertEntry,
    refusals: unknownAlert,
  },
  deleteAlert: {
    id: 'alertas-excluir',
    summary: 'Removes an alert',
    method: 'DELETE',
    path: '/api/solicitacoes/alertas/{id}',
    access: 'patron',
    params: AlertInPath,
    status: 204,
    reply: NoContent,
    refusals: unknownAlert,
  },
});
