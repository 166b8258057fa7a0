import * as z from 'zod/mini';
import { maxControlName } from './control.codes';
import { assumed, IsoDate } from './fields';
import { LoanRequestStatusCode } from './loan-requests';

/** An id in a control room address: a sandbox or a snapshot. */
export const Name = z
  .string()
  .check(
    z.regex(
      new RegExp(`^[a-z0-9][a-z0-9-]{0,${maxControlName - 1}}$`),
      `use letras minúsculas, números e hífens, até ${maxControlName}`,
    ),
  );
export const Moment = z.union([z.iso.datetime({ offset: true }), IsoDate]);
/** ISO 8601: `P3D`, `P2W`, `P1M`, `PT90M`, `P1DT2H`. */
export const Duration = z
  .string()
  .check(
    z.regex(
      /^P(?=\d|T\d)(\d{1,4}Y)?(\d{1,4}M)?(\d{1,4}W)?(\d{1,5}D)?(T(?=\d)(\d{1,6}H)?(\d{1,6}M)?(\d{1,8}S)?)?$/,
      'deve ser uma duração ISO 8601, como P3D ou PT2H',
    ),
  );

/**
 * An injected fault: its name, the call it applies to (by name or id; otherwise the calls it is defined for), how
 * often, and the delay before it. `probability` of the calls it meets, drawn anew from `seed` whenever the list is set;
 * `jitter_ms` is the most that is drawn in the same way and added to the delay.
 */
export const Fault = z.strictObject({
  name: assumed(z.string()),
  endpoint: assumed(z.optional(z.string())),
  times: assumed(z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000)))),
  delay_ms: assumed(z.optional(z.int().check(z.minimum(0), z.maximum(60_000)))),
  jitter_ms: assumed(z.optional(z.int().check(z.minimum(0), z.maximum(60_000)))),
  probability: assumed(z.optional(z.number().check(z.minimum(0.001), z.maximum(1)))),
  seed: assumed(z.optional(z.int().check(z.minimum(0), z.maximum(2_147_483_647)))),
});
export type Fault = z.output<typeof Fault>;

/** A reply of another server to a call, by its path and query. */
export const RecordedReply = z.strictObject({
  method: assumed(z.enum(['GET', 'POST', 'PUT', 'DELETE'])),
  path: assumed(z.string().check(z.regex(/^\/(api|parametros)\//), z.maxLength(4000))),
  status: assumed(z.int().check(z.minimum(200), z.maximum(599))),
  /** JSON as text; a recording may nest deeper than what a call takes. */
  body: assumed(z.optional(z.string().check(z.maxLength(1_000_000)))),
});
export type RecordedReply = z.output<typeof RecordedReply>;

/** An event applied while the clock was advanced; further fields are its data. */
export const DueEvent = z.looseObject({ em: assumed(z.string()), evento: assumed(z.string()) });

/**
 * What repeats a call: the whole address, the headers that count and the body as text. Passwords, tokens and codes are
 * `***`; `authorized`: a token was sent. `cut`: a part is missing: it was too long, a form
 * with a file, or not read, since the call was refused before.
 */
export const LoggedRequest = z.object({
  url: assumed(z.string()),
  headers: assumed(z.record(z.string(), z.string())),
  authorized: assumed(z.boolean()),
  body: assumed(z.nullable(z.string())),
  cut: assumed(z.boolean()),
});
export type LoggedRequest = z.output<typeof LoggedRequest>;

export const LogEntry = z.object({
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
  /** Of the last hundred calls alone. */
  request: assumed(z.optional(LoggedRequest)),
});
export type LogEntry = z.output<typeof LogEntry>;

export const Setting = z.object({
  variant: assumed(z.string()),
  variants: assumed(z.array(z.string())),
  activities: assumed(
    z.array(z.object({ codigo: assumed(z.int()), descricao: assumed(z.string()), existe: assumed(z.boolean()) })),
  ),
});
export const noRight = { 'O usuário do banco não pode criar bancos: dê-lhe CREATEDB.': 503 } as const;
export const noRoom = { 'Há sandboxes demais abertos: descarte um.': 429 } as const;
export const noSnapshotRoom = {
  'Há snapshots demais guardados: apague um.': 429,
  'Este nome já é de outro snapshot.': 409,
  'Este nome é de uma história pronta.': 409,
} as const;
export const noSnapshot = { 'Snapshot não encontrado.': 404 } as const;
export const noSandbox = { 'Sandbox não encontrado.': 404 } as const;

/** What a person has that the desk acts on, by the codes that its calls take. */
export const stateCodes = {
  exemplares: assumed(
    z.array(
      z.object({ cod_exemplar: assumed(z.string()), titulo: assumed(z.string()), data_prevista: assumed(z.string()) }),
    ),
  ),
  // `tipo`: `solicitacao-emprestimo`, or one of the types of the other requests.
  pedidos: assumed(
    z.array(z.object({ tipo: assumed(z.string()), codigo: assumed(z.string()), status: assumed(z.string()) })),
  ),
  // `cresce`: a fine of a copy that is not back, which is not paid yet.
  debitos: assumed(
    z.array(
      z.object({
        cod_debito: assumed(z.string()),
        motivo: assumed(z.string()),
        valor: assumed(z.number()),
        cresce: assumed(z.boolean()),
      }),
    ),
  ),
};

export const Sandbox = z.object({ id: assumed(z.string()), now: assumed(z.string()) });
export const Snapshot = z.object({ name: assumed(z.string()) });
export const WaitingComment = z.object({
  id: assumed(z.int()),
  kind: assumed(z.enum(['title', 'general'])),
  nome_pessoa: assumed(z.string()),
  about: assumed(z.string()),
  content: assumed(z.string()),
  data: assumed(z.string()),
});

/** A request that is not over, as the desk lists it. */
export const OpenRequest = z.object({
  // `solicitacao-emprestimo`, or one of the types of the other requests.
  tipo: assumed(z.string()),
  codigo: assumed(z.string()),
  nome_pessoa: assumed(z.string()),
  resumo: assumed(z.string()),
  status: assumed(LoanRequestStatusCode),
  desc_status: assumed(z.string()),
  data: assumed(z.string()),
});
