import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ProviderRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface ProviderReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface StateChange {
  action: 'setup' | 'teardown';
  state: string;
  params: Record<string, unknown>;
}

interface Handlers {
  changeState(change: StateChange): Promise<void>;
  answer(request: ProviderRequest): Promise<ProviderReply>;
}

const statesPath = '/_states';

/** The server that the verifier calls: one address is for state changes, all others are the provider's. */
export async function listen({ changeState, answer }: Handlers) {
  const server = createServer((request, response) => {
    void (async () => {
      const body = await textOf(request);
      if (request.url === statesPath) {
        await changeState(JSON.parse(body) as StateChange);
        return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      }
      const reply = await answer({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: Object.fromEntries(
          Object.entries(request.headers).flatMap(([name, value]) =>
            typeof value === 'string' ? [[name, value]] : [],
          ),
        ),
        body,
      });
      return response.writeHead(reply.status, reply.headers).end(reply.body);
    })().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    statesUrl: url + statesPath,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
