import { addressGroup, addressNetwork } from '@catalogue/domain';
import type { FastifyInstance } from 'fastify';
import { STATUS_CODES, type Server } from 'node:http';
import { BlockList, isIPv6, Socket } from 'node:net';

/** What a connection may cost: bytes before the body, and milliseconds until a request has arrived. */
export const maxHeaderSize = 16 * 1024;
/** Milliseconds within which a client must send its whole request. */
export const requestTimeout = 30_000;
/** How many may be open at once. */
export const maxConnections = 2000;
// Of one address: fifty browsers; of a network that has many (`addressNetwork`): most are left to others.
const maxPerAddress = 300;
const maxPerNetwork = 1000;
// Above so many a new one takes the place of one of whoever has most.
const crowded = maxConnections - 100;

/** A proxy has the connections of all its users; the server's other limits tell them apart. */
export function limitConnections(
  server: Server,
  { isLimited, trustedProxies }: { isLimited(ip: string): boolean; trustedProxies: readonly string[] },
): void {
  server.maxConnections = maxConnections;
  const proxies = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = '', bits] = proxy.split('/');
    proxies.addSubnet(address, Number(bits ?? (isIPv6(address) ? 128 : 32)), familyOf(address));
  }
  const ofAddress = countsOf(maxPerAddress);
  const held = new Map<string, Set<Socket>>();
  const serving = new WeakSet<Socket>();
  let open = 0;
  server.on('request', ({ socket }, reply) => {
    serving.add(socket);
    // One that is broken off closes its connection.
    reply.once('finish', () => serving.delete(socket));
  });

  /** Closes the oldest connection of the network that has most, one that waits for its next request if there is such a one. */
  function makeRoom(network: string): boolean {
    let largest = held.get(network);
    for (const sockets of held.values()) if (sockets.size > (largest?.size ?? 0)) largest = sockets;
    if (!largest || largest === held.get(network)) return false;
    const all = [...largest];
    (all.find((socket) => !serving.has(socket)) ?? all[0])?.destroy();
    return true;
  }

  server.on('connection', (socket: Socket) => {
    open += 1;
    socket.once('close', () => (open -= 1));
    const address = plainAddress(socket.remoteAddress ?? '');
    if (!isLimited(address) || address === '' || proxies.check(address, familyOf(address))) return;
    const group = addressGroup(address);
    const network = addressNetwork(group);
    const own = held.get(network) ?? new Set();
    const isRefused = !ofAddress.mayAdd(group) || own.size >= maxPerNetwork || (open > crowded && !makeRoom(network));
    if (isRefused) return void socket.destroy();
    ofAddress.add(group, 1);
    held.set(network, own.add(socket));
    socket.once('close', () => {
      ofAddress.add(group, -1);
      own.delete(socket);
      if (own.size === 0) held.delete(network);
    });
  });
}

function countsOf(max: number) {
  const counts = new Map<string, number>();
  return {
    mayAdd: (key: string): boolean => (counts.get(key) ?? 0) < max,
    add(key: string, more: number): void {
      const count = (counts.get(key) ?? 0) + more;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
}

/**
 * Closes connections that send a request before the reply to the last one is complete. Browsers and proxies do not, and
 * the replies that wait behind it would keep what they hold, files among it, after their client has left.
 */
export function refusePipelining(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, goOn) => {
    const { socket } = request.raw;
    // A reply that waits behind another one has no connection yet. Calls of tests have none of the network.
    const isBehindAnother = reply.raw.socket === null && socket instanceof Socket;
    if (!isBehindAnother) return goOn();
    reply.hijack();
    socket.destroy();
  });
}

// Milliseconds without a byte of progress: a phone between two masts is back sooner.
const stalledAfter = 30_000;

/** Gives up replies whose clients stop reading: what a reply keeps, in memory and at other servers, is lost to others. */
export function endStalledReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (_, { raw }) => {
    // A reply to a test's own call has no connection, and its timer would keep the process for its whole time.
    if (raw.socket instanceof Socket) raw.setTimeout(stalledAfter, () => raw.destroy());
  });
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** An IPv4 address is also written as IPv6. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '');

// Milliseconds that a refused client has to read why.
const closingTime = 1000;

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
  // Its client need not close it, and would keep the place. What was written has gone by then.
  setTimeout(() => socket.destroy(), closingTime).unref();
}
