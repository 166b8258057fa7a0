import { addressGroup } from '@catalogue/domain';
import { placesPerKey } from '@catalogue/web-host/placesPerKey';
import { countRequests, tooManyRequests } from '@catalogue/web-host/requestRate';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import { finished } from 'node:stream';
import type { Settings } from '../env';
import { isLimited } from '../exposure';
import { isOwnCall } from './ownCalls';
import { Refusal } from './errors';

/** What a connection may cost: bytes before the body, and milliseconds until a request has arrived. */
export const maxHeaderSize = 16 * 1024;
export const requestTimeout = 30_000;
const maxConnections = 2000;
// Of one address, as above: fifty browsers.
const mostOfAddress = 300;

/** Limits connections, and how often one address may ask. Each process counts by itself. */
export async function limitRequests(app: FastifyInstance, settings: Settings): Promise<void> {
  app.server.maxConnections = maxConnections;
  const { RATE_LIMIT } = settings;
  if (RATE_LIMIT === 'off') return;
  limitConnections(app, settings);
  const secondsToWait = await countRequests(app);
  app.addHook('onRequest', async (request) => {
    if (!isLimited(request.ip, RATE_LIMIT) || isFree(request.routeOptions.url) || isOwnCall(request)) return;
    const retryAfter = await secondsToWait(request);
    if (retryAfter !== null) throw new Refusal(429, tooManyRequests, { retryAfter });
  });
}

/** A proxy has the connections of all its users; the server's other limits tell them apart. */
function limitConnections(app: FastifyInstance, { RATE_LIMIT, TRUSTED_PROXIES }: Settings): void {
  const proxies = new BlockList();
  for (const proxy of TRUSTED_PROXIES) {
    const [address = '', bits] = proxy.split('/');
    proxies.addSubnet(address, Number(bits ?? (isIPv6(address) ? 128 : 32)), familyOf(address));
  }
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '');
    if (!isLimited(address, RATE_LIMIT) || address === '' || proxies.check(address, familyOf(address))) return;
    const group = addressGroup(address);
    const count = (open.get(group) ?? 0) + 1;
    if (count > mostOfAddress) return void socket.destroy();
    open.set(group, count);
    socket.once('close', () => {
      const left = (open.get(group) ?? 1) - 1;
      if (left > 0) open.set(group, left);
      else open.delete(group);
    });
  });
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** An IPv4 address is also written as IPv6. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '');

// Twenty times as many as there are connections to the database.
const mostUnderWay = 200;
// Of one address: as many as one browser sends at once. The database has connections left for others.
const mostUnderWayOfAddress = 6;
const mostWaitingOfAddress = 200;

/**
 * Refuses at once what would have to wait for too many others: nobody waits so long, and answers that come too late keep
 * the server from those that do not. What one address asks for waits for itself first, so that others need not.
 */
export function limitUnderWay(app: FastifyInstance, { RATE_LIMIT }: Settings): void {
  const underWay = new Set<FastifyRequest>();
  const placeOf = placesPerKey(mostUnderWayOfAddress, mostWaitingOfAddress);
  const places = new WeakMap<FastifyRequest, { leave(): void }>();
  const take = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { url } = request.routeOptions;
    if (places.has(request) || isFree(url) || isOwnCall(request)) return;
    const isCounted = isLimited(request.ip, RATE_LIMIT) && url !== streamed;
    const place = isCounted
      ? placeOf(addressGroup(request.ip))
      : { ready: Promise.resolve(true), leave: () => undefined };
    places.set(request, place);
    finished(reply.raw, () => {
      place.leave();
      underWay.delete(request);
    });
    if (!(await place.ready)) throw new Refusal(429, tooManyRequests, { retryAfter: 2 });
    if (underWay.size >= mostUnderWay)
      throw new Refusal(503, 'O servidor está ocupado: tente de novo em alguns instantes.', { retryAfter: 2 });
    underWay.add(request);
  };
  // From when a request has arrived to when its reply is made: slow clients use up nothing.
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) await take(request, reply);
  });
  app.addHook('preValidation', take);
  app.addHook('onSend', async (request) => {
    places.get(request)?.leave();
    underWay.delete(request);
  });
}

// Its replies last as long as somebody listens.
const streamed = '/__mock/log';

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

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
