import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Proxy {
  address: string;
  close(): Promise<void>;
}

/** A proxy that gives each request to the next of the servers, and to one more if it cannot be reached. */
export async function openRoundRobin(addresses: readonly string[]): Promise<Proxy> {
  let turn = 0;
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, left: number): void => {
    const { hostname, port } = new URL(addresses[turn++ % addresses.length] ?? '');
    const { method, url: path, headers } = incoming;
    const sent = request({ hostname, port, method, path, headers, agent: false }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      // A reply that is cut is cut for the client, too.
      reply.on('error', () => outgoing.destroy()).pipe(outgoing);
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (outgoing.headersSent) return;
      // Only what no server has begun may be sent again.
      if (error.code === 'ECONNREFUSED' && left > 1) return pass(incoming, outgoing, body, left - 1);
      outgoing.writeHead(502).end();
    });
    sent.end(body);
  };
  const proxy = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => pass(incoming, outgoing, Buffer.concat(chunks), addresses.length));
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
