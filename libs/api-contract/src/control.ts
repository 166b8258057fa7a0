import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { assumed, Code, IsoDate, NoContent } from './fields';

/** An id in an address of the control room: a sandbox, a snapshot. */
const Name = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,30}$/, 'use letras minúsculas, números e hífens, até 31'));
const Moment = z.union([z.iso.datetime({ offset: true }), IsoDate]);
/** ISO 8601: `P3D`, `P2W`, `P1M`, `PT90M`, `P1DT2H`. */
const Duration = z
  .string()
  .check(
    z.regex(
      /^P(?=\d|T\d)(\d{1,4}Y)?(\d{1,4}M)?(\d{1,4}W)?(\d{1,5}D)?(T(?=\d)(\d{1,6}H)?(\d{1,6}M)?(\d{1,8}S)?)?$/,
      'deve ser uma duração ISO 8601, como P3D ou PT2H',
    ),
  );

/** What went wrong on purpose: its name, the call that it is for (by name or id; else those it is about), how often, and how long it waits first. */
export const Fault = z.strictObject({
  name: assumed(z.string()),
  endpoint: assumed(z.optional(z.string())),
  times: assumed(z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000)))),
  delay_ms: assumed(z.optional(z.int().check(z.minimum(0), z.maximum(60_000)))),
});
export type Fault = z.output<typeof Fault>;

/** Something that fell due while the clock went forward; further fields are its facts. */
const DueEvent = z.looseObject({ em: assumed(z.string()), evento: assumed(z.string()) });

const LogEntry = z.object({
  id: assumed(z.int()),
  em: assumed(z.string()),
  call: assumed(z.string()),
  method: assumed(z.string()),
  route: assumed(z.string()),
  status: assumed(z.int()),
  token: assumed(z.enum(['anonymous', 'public', 'patron'])),
  sandbox: assumed(z.string()),
  ms: assumed(z.number()),
  rule: assumed(z.optional(z.string())),
  fault: assumed(z.optional(z.string())),
  violations: assumed(z.array(z.string())),
});
export type LogEntry = z.output<typeof LogEntry>;

const Setting = z.object({
  variant: assumed(z.string()),
  variants: assumed(z.array(z.string())),
  activities: assumed(
    z.array(z.object({ codigo: assumed(z.int()), descricao: assumed(z.string()), existe: assumed(z.boolean()) })),
  ),
});
const noRight = { 'O usuário do banco não pode criar bancos: dê-lhe CREATEDB.': 503 } as const;
const noRoom = { 'Há sandboxes demais abertos: descarte um.': 429 } as const;
const noSnapshot = { 'Snapshot não encontrado.': 404 } as const;
const noSandbox = { 'Sandbox não encontrado.': 404 } as const;

const Sandbox = z.object({ id: assumed(z.string()), now: assumed(z.string()) });
const Snapshot = z.object({ name: assumed(z.string()) });
const WaitingComment = z.object({
  id: assumed(z.int()),
  kind: assumed(z.enum(['title', 'general'])),
  nome_pessoa: assumed(z.string()),
  about: assumed(z.string()),
  content: assumed(z.string()),
  data: assumed(z.string()),
});

/** The mock's own calls, the control room. A real server has none of them. */
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
  createSandbox: {
    id: 'mock-sandboxes-create',
    summary: 'A library of one’s own: its database, clock, faults, outbox and log; a fresh one, or as a snapshot was',
    method: 'POST',
    path: '/__mock/sandboxes',
    access: 'none',
    body: z.strictObject({ from: assumed(z.optional(Name)) }),
    status: 201,
    reply: Sandbox,
    refusals: { ...noSnapshot, ...noRight, ...noRoom },
  },
  listSandboxes: {
    id: 'mock-sandboxes',
    summary: 'The sandboxes that are open',
    method: 'GET',
    path: '/__mock/sandboxes',
    access: 'none',
    reply: z.array(Sandbox),
  },
  dropSandbox: {
    id: 'mock-sandboxes-drop',
    summary: 'Drops a sandbox and all that is in it',
    method: 'DELETE',
    path: '/__mock/sandboxes/{sandbox}',
    access: 'none',
    params: z.strictObject({ sandbox: assumed(Name) }),
    status: 204,
    reply: NoContent,
    refusals: noSandbox,
  },
  getClock: {
    id: 'mock-clock',
    summary: 'What time it is in the library',
    method: 'GET',
    path: '/__mock/clock',
    access: 'none',
    reply: z.object({ now: assumed(z.string()), today: assumed(IsoDate) }),
  },
  setClock: {
    id: 'mock-clock-set',
    summary: 'Moves the library’s time forward and applies what falls due on the way, in order of time',
    method: 'PUT',
    path: '/__mock/clock',
    access: 'none',
    body: z.union([z.strictObject({ now: assumed(Moment) }), z.strictObject({ advance: assumed(Duration) })]),
    reply: z.object({ now: assumed(z.string()), today: assumed(IsoDate), events: assumed(z.array(DueEvent)) }),
    refusals: { 'O relógio só anda para a frente.': 422, 'O relógio anda no máximo cinco anos de uma vez.': 422 },
  },
  listFaults: {
    id: 'mock-faults',
    summary: 'The faults that are set, with the times that are left of each',
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
    refusals: { 'Falha desconhecida.': 422, 'Chamada desconhecida.': 422 },
  },
  listKnownFaults: {
    id: 'mock-faults-known',
    summary: 'Every fault that can be set, named after the documents’ error catalogue, and the calls it is about',
    method: 'GET',
    path: '/__mock/faults/known',
    access: 'none',
    reply: z.array(
      z.object({ name: assumed(z.string()), about: assumed(z.string()), endpoints: assumed(z.array(z.string())) }),
    ),
  },
  listSnapshots: {
    id: 'mock-snapshots',
    summary: 'The states that were saved by name',
    method: 'GET',
    path: '/__mock/snapshots',
    access: 'none',
    reply: z.array(Snapshot),
  },
  saveSnapshot: {
    id: 'mock-snapshots-save',
    summary: 'Saves the library as it is now, its time included; a name that is taken is replaced',
    method: 'POST',
    path: '/__mock/snapshots',
    access: 'none',
    body: z.strictObject({ name: assumed(Name) }),
    status: 201,
    reply: Snapshot,
    refusals: noRight,
  },
  restoreSnapshot: {
    id: 'mock-snapshots-restore',
    summary: 'Makes the library what it was when the snapshot was saved',
    method: 'POST',
    path: '/__mock/snapshots/{snapshot}/restore',
    access: 'none',
    params: z.strictObject({ snapshot: assumed(Name) }),
    reply: Sandbox,
    refusals: { ...noSnapshot, ...noRight },
  },
  dropSnapshot: {
    id: 'mock-snapshots-drop',
    summary: 'Forgets a snapshot',
    method: 'DELETE',
    path: '/__mock/snapshots/{snapshot}',
    access: 'none',
    params: z.strictObject({ snapshot: assumed(Name) }),
    status: 204,
    reply: NoContent,
    refusals: noSnapshot,
  },
  resetLibrary: {
    id: 'mock-reset',
    summary: 'Makes the library the demo library again, as on the real day; what was imported is gone',
    method: 'POST',
    path: '/__mock/reset',
    access: 'none',
    reply: Sandbox,
    refusals: noRight,
  },
  listMails: {
    id: 'mock-outbox',
    summary: 'What a real library would have mailed, newest first',
    method: 'GET',
    path: '/__mock/outbox',
    access: 'none',
    reply: z.array(
      z.object({
        para: assumed(z.string()),
        assunto: assumed(z.string()),
        texto: assumed(z.string()),
        anexos: assumed(
          z.array(z.object({ nome: assumed(z.string()), tipo: assumed(z.string()), base64: assumed(z.string()) })),
        ),
        data: assumed(z.string()),
      }),
    ),
  },
  listWaitingComments: {
    id: 'mock-comments',
    summary: 'Comments that wait for the library',
    method: 'GET',
    path: '/__mock/comments',
    access: 'none',
    reply: z.array(WaitingComment),
  },
  moderateComment: {
    id: 'mock-comments-moderate',
    summary: 'Approves or refuses a waiting comment',
    method: 'PUT',
    path: '/__mock/comments/{kind}/{comment}',
    access: 'none',
    params: z.strictObject({ kind: assumed(z.enum(['title', 'general'])), comment: assumed(Code) }),
    body: z.strictObject({ aprovado: assumed(z.boolean()) }),
    reply: z.object({ id: assumed(z.int()), aprovado: assumed(z.boolean()) }),
    refusals: { 'Comentário não encontrado.': 404 },
  },
  listCalls: {
    id: 'mock-log',
    summary: 'The last calls, newest first; live as server-sent events when text/event-stream is asked for',
    method: 'GET',
    path: '/__mock/log',
    access: 'none',
    reply: z.array(LogEntry),
    events: LogEntry,
  },
  getSetting: {
    id: 'mock-institution',
    summary: 'The institution variants, which one is active, and the page activities with their switches',
    method: 'GET',
    path: '/__mock/institution',
    access: 'none',
    reply: Setting,
  },
  setSetting: {
    id: 'mock-institution-set',
    summary: 'Chooses the institution variant and switches page activities',
    method: 'PUT',
    path: '/__mock/institution',
    access: 'none',
    body: z.strictObject({
      variant: assumed(z.optional(z.string())),
      activities: assumed(z.optional(z.array(z.strictObject({ codigo: assumed(Code), existe: assumed(z.boolean()) })))),
    }),
    reply: Setting,
    refusals: { 'Variante desconhecida.': 422, 'Atividade desconhecida.': 422 },
  },
});
