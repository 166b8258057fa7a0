import * as z from 'zod/mini';
import { desk } from './control.desk';
import { imports } from './control.imports';
import { institution } from './control.institution';
import { sandboxes } from './control.sandboxes';
import { tables } from './control.tables';
import { DueEvent, Duration, Fault, LogEntry, Moment, RecordedReply, stateCodes } from './control.schemas';
import { defineContract } from './endpoint';
import { assumed, IsoDate } from './fields';

export { type SnapshotFile } from './control.sandboxes';
export { Fault, type LogEntry, type LoggedRequest, type RecordedReply } from './control.schemas';

/** The control room: calls of the mock server only. A real server has none of them. */
export const control = defineContract({
  listPersonas: {
    id: 'mock-personas',
    summary: 'Demo people and what each of them shows',
    method: 'GET',
    path: '/__mock/personas',
    access: 'none',
    reply: z.array(
      z.object({
        id: assumed(z.string()),
        login: assumed(z.string()),
        password: assumed(z.string()),
        shows: assumed(z.string()),
      }),
    ),
  },
  listStates: {
    id: 'mock-state',
    summary:
      'What each of the demo people has now: loans, holds, requests, debts, open slips and unread alerts, with the codes of what the desk acts on',
    method: 'GET',
    path: '/__mock/state',
    access: 'none',
    reply: z.array(
      z.object({
        login: assumed(z.string()),
        emprestimos: assumed(z.int()),
        atrasados: assumed(z.int()),
        /** Holds in a queue, and those that are ready. */
        na_fila: assumed(z.int()),
        prontas: assumed(z.int()),
        /** In reais, with the fines that still grow. */
        devido: assumed(z.number()),
        guias: assumed(z.int()),
        nao_lidos: assumed(z.int()),
        ...stateCodes,
      }),
    ),
  },
  listStories: {
    id: 'mock-stories',
    summary: 'Ready states of the library, which a sandbox can be created from, and whose sign-in shows each',
    method: 'GET',
    path: '/__mock/stories',
    access: 'none',
    reply: z.array(z.object({ name: assumed(z.string()), login: assumed(z.string()), shows: assumed(z.string()) })),
  },
  ...sandboxes,
  getClock: {
    id: 'mock-clock',
    summary: 'The time of the tenant, whether its clock stands still, and its sandbox; null: the shared tenant',
    method: 'GET',
    path: '/__mock/clock',
    access: 'none',
    reply: z.object({
      now: assumed(z.string()),
      today: assumed(IsoDate),
      stopped: assumed(z.boolean()),
      sandbox: assumed(z.nullable(z.string())),
    }),
  },
  setClock: {
    id: 'mock-clock-set',
    summary:
      'Moves the clock of the tenant forward and applies what falls due meanwhile, in order of time; or stops it, or lets it run on',
    method: 'PUT',
    path: '/__mock/clock',
    access: 'none',
    body: z.union([
      z.strictObject({ now: assumed(Moment) }),
      z.strictObject({ advance: assumed(Duration) }),
      z.strictObject({ stopped: assumed(z.boolean()) }),
    ]),
    reply: z.object({
      now: assumed(z.string()),
      today: assumed(IsoDate),
      stopped: assumed(z.boolean()),
      events: assumed(z.array(DueEvent)),
    }),
    refusals: { 'O relógio só anda para a frente.': 422, 'O relógio anda no máximo cinco anos de uma vez.': 422 },
  },
  listFaults: {
    id: 'mock-faults',
    summary: 'The faults that are set, with the remaining times of each',
    method: 'GET',
    path: '/__mock/faults',
    access: 'none',
    reply: z.array(Fault),
  },
  setFaults: {
    id: 'mock-faults-set',
    summary: 'Sets the whole list of faults; an empty one clears it. The header Mock-Fault names one for a single call',
    method: 'PUT',
    path: '/__mock/faults',
    access: 'none',
    body: z.array(Fault).check(z.maxLength(100)),
    reply: z.array(Fault),
    refusals: {
      'Falha desconhecida.': 422,
      'Chamada desconhecida.': 422,
      'As falhas estão sendo trocadas por outro pedido. Tente de novo.': 409,
    },
  },
  listKnownFaults: {
    id: 'mock-faults-known',
    summary:
      'Every fault that can be set, named after the documents’ error catalogue, and the calls that it applies to',
    method: 'GET',
    path: '/__mock/faults/known',
    access: 'none',
    reply: z.array(
      z.object({ name: assumed(z.string()), about: assumed(z.string()), endpoints: assumed(z.array(z.string())) }),
    ),
  },
  addRecording: {
    id: 'mock-recording-add',
    summary:
      'Adds replies of another server, which the tenant gives in place of its own from now on: each once, in order, the last one again. A reset forgets them',
    method: 'POST',
    path: '/__mock/recording',
    access: 'none',
    body: z.array(RecordedReply).check(z.maxLength(500)),
    reply: z.object({ added: assumed(z.int()) }),
    refusals: { 'A gravação é grande demais.': 422 },
  },
  listMails: {
    id: 'mock-outbox',
    summary: 'The mails of the tenant, newest first, and whether they were sent',
    method: 'GET',
    path: '/__mock/outbox',
    access: 'none',
    reply: z.array(
      z.object({
        para: assumed(z.string()),
        assunto: assumed(z.string()),
        texto: assumed(z.string()),
        // The same as HTML, and the address that stops mails like it; null where a mail has none.
        html: assumed(z.nullable(z.string())),
        parar: assumed(z.nullable(z.string())),
        anexos: assumed(
          z.array(z.object({ nome: assumed(z.string()), tipo: assumed(z.string()), base64: assumed(z.string()) })),
        ),
        data: assumed(z.string()),
        // Whether it was sent, waits, was given up, or stays in the outbox because this server sends none.
        situacao: assumed(z.enum(['guardado', 'na_fila', 'enviado', 'desistiu'])),
        // What the mail server said last; null: nothing went wrong.
        falha: assumed(z.nullable(z.string())),
      }),
    ),
  },
  ...desk,
  ...imports,
  ...tables,
  listCalls: {
    id: 'mock-log',
    summary: 'The last calls, newest first; live as server-sent events for clients that accept text/event-stream',
    method: 'GET',
    path: '/__mock/log',
    access: 'none',
    reply: z.array(LogEntry),
    events: LogEntry,
  },
  ...institution,
});
