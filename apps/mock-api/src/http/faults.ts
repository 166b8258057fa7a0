import type { Endpoint, Fault } from '@catalogue/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Faults, delayOf } from '../tenants/faults';
import type { KnownFault } from '../tenants/knownFaults';
import type { Tenant } from '../tenants/tenant';
import type { Caller } from './auth';
import { Refusal } from './errors';
import { seesInternals } from './explain';
import { logCall } from './observe';
import { isFile } from './sendFile';

type ActiveFault = KnownFault & Fault;

// Of 200 calls that may be under way: visitors who set delays leave the others places.
const maxWaitingOfVisitors = 50;
let waitingOfVisitors = 0;

/** Waits as a fault does; not for a visitor's while too many of them wait. */
async function wait(milliseconds: number, { deps: { settings } }: Tenant): Promise<void> {
  if (settings.MOCK_CONTROLS !== 'public') return pause(milliseconds);
  if (waitingOfVisitors >= maxWaitingOfVisitors) return;
  waitingOfVisitors += 1;
  try {
    await pause(milliseconds);
  } finally {
    waitingOfVisitors -= 1;
  }
}

/** The fault for a call: the one named in its header, else the first match in the tenant's list. */
export async function takeFault(
  request: FastifyRequest,
  name: string,
  { id }: Endpoint,
  tenant: Tenant,
  caller: Caller,
): Promise<ActiveFault | undefined> {
  if (!tenant.deps.settings.MOCK_CONTROLS) return undefined;
  const asked = request.headers['mock-fault'];
  if (typeof asked === 'string' && seesInternals(request)) {
    const fault = Faults.named(asked);
    if (!fault) throw new Refusal(422, `Falha desconhecida: ${asked}. Veja GET /__mock/faults/known.`);
    return (request.fault = fault);
  }
  if (tenant.faults.list.length === 0) return undefined;
  const body = request.body as { grant_type?: unknown } | undefined;
  const call = {
    name,
    id,
    token: caller.kind,
    grant: body?.grant_type,
    isNetwork: isOfNetwork(request.query),
  };
  return (request.fault = await tenant.runShared(() => tenant.faults.take(tenant.deps.db, call)));
}

// The partner network has its own search type, and is also a base of others (D2 §7).
const isOfNetwork = (query: unknown): boolean => {
  const { base, pesquisa } = query as { base?: unknown; pesquisa?: unknown };
  return base === 'rede' || pesquisa === 'rede_pergamum_oai';
};

/** Applies a fault in place of the call; false when the call continues afterwards. */
export async function answerWithFault(
  request: FastifyRequest,
  reply: FastifyReply,
  fault: ActiveFault,
  tenant: Tenant,
): Promise<boolean> {
  const { does } = fault;
  const delay = delayOf(fault);
  // One that dribbles spends the time on its answer.
  if (delay > 0 && does.kind !== 'dribble') await wait(delay, tenant);
  if (does.kind === 'answer') await reply.status(does.status).send(does.body);
  if (does.kind === 'drop') {
    // No reply at all, as when the client's network fails.
    reply.hijack().raw.destroy();
    logCall(request, reply, 0);
  }
  return does.kind === 'answer' || does.kind === 'drop';
}

/** Whether a fault changes how the call's own answer is sent. */
export const comesInParts = ({ does }: KnownFault): boolean => does.kind === 'truncate' || does.kind === 'dribble';

const pieces = 10;

/** Announces the full length, and sends half of it before the connection closes, or all of it in pieces. */
export async function sendInParts(
  request: FastifyRequest,
  reply: FastifyReply,
  fault: ActiveFault,
  { answer, status, tenant }: { answer: unknown; status: number; tenant: Tenant },
): Promise<FastifyReply> {
  const whole = isFile(answer) ? Buffer.from(answer.base64, 'base64') : Buffer.from(JSON.stringify(answer) ?? '');
  const headers = reply.getHeaders() as OutgoingHttpHeaders;
  const { raw } = reply.hijack();
  raw.writeHead(status, {
    ...headers,
    'content-type': isFile(answer) ? answer.tipo : 'application/json; charset=utf-8',
    ...(status !== 204 && { 'content-length': whole.length }),
  });
  if (fault.does.kind === 'truncate') {
    raw.write(whole.subarray(0, Math.floor(whole.length / 2)), () => raw.destroy());
  } else {
    const size = Math.ceil(whole.length / pieces);
    for (let at = 0; at < whole.length && !raw.destroyed; at += size) {
      if (at > 0) await wait(delayOf(fault) / (pieces - 1), tenant);
      raw.write(whole.subarray(at, at + size));
    }
    raw.end();
  }
  logCall(request, reply, status);
  return reply;
}
