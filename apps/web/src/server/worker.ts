import { inspect } from 'node:util';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { openRenderer, type Build, type Call, type PageRequest } from './render';

/** A page to render, from the thread that serves it (`libs/web-host/src/renderWorker.ts`). */
interface Asked extends Pick<PageRequest, 'origin' | 'address' | 'language'> {
  /** Calls go out there and their replies come in, and at last the page goes out. */
  port: MessagePort;
}

type Reply =
  { id: number; status: number; headers: [string, string][]; body: ArrayBuffer } | { id: number; failure: string };

/** Sends the calls of a page to the thread that answers them. */
function callsOver(port: MessagePort): Call {
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  port.on('message', (reply: Reply) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  return async (address, { method = 'GET', headers, body }) => {
    const id = (last += 1);
    const isForm = body instanceof URLSearchParams;
    if (!isForm && typeof body !== 'string' && body !== undefined)
      throw new Error(`The page's call of ${address} has a body that only a browser can send.`);
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve);
      port.postMessage({ kind: 'call', id, address, init: { method, headers, body: body?.toString(), isForm } });
    });
    if ('failure' in reply) throw new Error(reply.failure);
    const { status, headers: sent, body: content } = reply;
    return new Response(content.byteLength > 0 ? content : null, { status, headers: sent });
  };
}

const render = openRenderer(workerData as Build);

parentPort?.on('message', ({ origin, address, language, port }: Asked) => {
  // The page takes too long: a thread that can still say so need not be ended.
  port.on('message', ({ late }: { late?: string }) => {
    if (late !== undefined) port.postMessage({ kind: 'failure', failure: late });
  });
  render({ origin, address, language, call: callsOver(port) })
    .then((page) => port.postMessage({ kind: 'page', page }))
    .catch((error: unknown) => port.postMessage({ kind: 'failure', failure: inspect(error) }));
});
