import httpProxy from '@fastify/http-proxy';
import { isLoopback } from '@catalogue/mock-api/exposure';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { PassedCall } from './Recorder';
import { Tap } from './Tap';

interface ProxyOptions {
  /** The address of the real server, without a final slash; below it are `/api`, `/oauth` and `/parametros`. */
  target: string;
  record(passed: PassedCall): Promise<void>;
  print(line: string): void;
}

const recorded = /^\/(?:api|oauth|parametros)\//;
// What a front end reads before its first call.
const handedOn = '/config.json';

// A browser asks by OPTIONS what it may do.
const isCall = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  recorded.test(url) && method !== 'OPTIONS' && method !== 'HEAD';

interface Call {
  startedAt: Date;
  begun: number;
  body?: Tap;
}

/** A server for programs of this machine that hands every call to the real one, and a copy of it to `record`. */
export async function buildProxy({ target, record, print }: ProxyOptions): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 16_384 } });
  const calls = new WeakMap<FastifyRequest, Call>();
  // A page of another site whose name leads to this machine gets nothing.
  app.addHook('onRequest', async ({ hostname }, reply) => {
    if (!isLoopback(hostname)) return reply.status(421).send({ message: 'This proxy answers for this machine only.' });
  });
  await app.register(httpProxy, {
    upstream: target,
    prefix: '/',
    preHandler: async (request, reply) => {
      const path = request.url.split('?')[0] ?? '';
      if (path !== handedOn && !recorded.test(path))
        return reply.status(404).send({ message: 'Only /api, /oauth and /parametros are handed on.' });
      const call: Call = { startedAt: new Date(), begun: performance.now() };
      if (request.body instanceof Readable) request.body = request.body.pipe((call.body = new Tap()));
      calls.set(request, call);
    },
    replyOptions: {
      // What is compressed otherwise cannot be compared.
      rewriteRequestHeaders: (_, { 'accept-encoding': __, ...headers }) => headers,
      // The cookies of the real server's domain would be refused by the browser.
      rewriteHeaders: ({ 'set-cookie': cookies, ...headers }) => ({
        ...headers,
        ...(cookies && { 'set-cookie': [cookies].flat().map((cookie) => cookie.replace(/;\s*domain=[^;]*/i, '')) }),
      }),
      onResponse: (request, reply, response) => {
        const call = calls.get(request as FastifyRequest);
        const answered = performance.now();
        const tap = new Tap();
        // The type of the option leaves out what the plugin hands over.
        const { stream } = response as unknown as { stream: Readable };
        if (call && isCall(request))
          tap.once('end', () => {
            const passed: PassedCall = {
              method: request.method,
              url: request.url,
              sent: { headers: request.headers, body: call.body },
              status: reply.statusCode,
              received: { headers: reply.getHeaders() as OutgoingHttpHeaders, body: tap },
              startedAt: call.startedAt,
              wait: Math.round(answered - call.begun),
              receive: Math.round(performance.now() - answered),
            };
            record(passed).catch((error: unknown) => print(`${request.method}: not recorded: ${String(error)}`));
          });
        stream.once('error', (error) => tap.destroy(error));
        reply.send(stream.pipe(tap));
      },
      onError: (reply, { error }) => {
        print(`${reply.request.method} ${(reply.request.url.split('?')[0] ?? '').slice(0, 100)}: ${error.message}`);
        reply.status(502).send({ message: 'O servidor da biblioteca não respondeu.' });
      },
    },
  });
  return app;
}
