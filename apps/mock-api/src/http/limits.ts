import { countRequests, tooManyRequests } from '@catalogue/web-host/requestRate';
import type { FastifyInstance } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { finished } from 'node:stream';
import type { Settings } from '../env';
import { isLimited } from '../exposure';
import { isOwnCall } from './ownCalls';
import { Refusal } from './errors';

/** What a connection may cost: bytes before the body, and milliseconds until a request has arrived. */
export const maxHeaderSize = 16 * 1024;
export const requestTimeout = 30_000;
const maxConnections = 2000;

/** Limits connections, and how often one address may ask. */
export async function limitRequests(app: FastifyInstance, { RATE_LIMIT }: Settings): Promise<void> {
  app.server.maxConnections = maxConnections;
  const secondsToWait = await countRequests(app);
  app.addHook('onRequest', async (request) => {
    // A monitor must always hear.
    if (!isLimited(request.ip, RATE_LIMIT) || request.routeOptions.url === '/healthz' || isOwnCall(request)) return;
    const retryAfter = await secondsToWait(request);
    if (retryAfter !== null) throw new Refusal(429, tooManyRequests, { retryAfter });
  });
}

// Twenty times as many as there are connections to the database.
const mostUnderWay = 200;

/**
 * Refuses at once what would have to wait for too many others: nobody waits so long, and answers that come too late keep
 * the server from those that do not.
 */
export function limitUnderWay(app: FastifyInstance): void {
  let underWay = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (isFree(request.routeOptions.url) || isOwnCall(request)) return;
    if (underWay >= mostUnderWay)
      throw new Refusal(503, 'O servidor está ocupado: tente de novo em alguns instantes.', { retryAfter: 2 });
    underWay += 1;
    finished(reply.raw, () => (underWay -= 1));
  });
}

// A monitor must always hear, and files cost little: a page loads many at once.
const isFree = (url = ''): boolean => url === '/healthz' || url.startsWith('/assets/');

const unreadable: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'O endereço e os cabeçalhos do pedido passam de 16 kB.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'O pedido não chegou inteiro a tempo.'],
};

/** Answers what Node refuses before there is a request. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error);
  const [status, message] = unreadable[error.code ?? ''] ?? [400, 'O pedido não pode ser lido.'];
  const body = JSON.stringify({ message });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
