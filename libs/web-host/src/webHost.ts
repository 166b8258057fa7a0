import httpProxy from '@fastify/http-proxy';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { pageHeaders } from './pageSecurity';
import { serveWebApp } from './servePages';

interface WebHostOptions {
  /** The folder of the built web app. */
  root: string;
  /** The address of a server of this wire, without a final slash; below it are `/api`, `/oauth` and `/parametros`. */
  api: string;
  /** Answers `/config.json`; undefined: the server answers it, as the mock does. */
  config?: object | undefined;
  /** Under which readers reach the catalogue; otherwise what they ask for. */
  publicUrl?: string | undefined;
  logger?: boolean;
}

/** A visitor may see what changed at the library server so much later, in ms. */
const maxAge = 15_000;
/** A page whose calls take longer starts in the browser instead, in ms. */
const callTimeout = 5_000;
const calls = /^\/(?:api|oauth|parametros|config\.json)(?:[/?]|$)/;

/** Names a sandbox of the mock, which a page is rendered in; no other cookie concerns a visitor's page. */
const sandboxCookie = ({ headers }: FastifyRequest): string | undefined =>
  /(?:^|; )(sandbox=[^;]*)/.exec(headers.cookie ?? '')?.[1];

/** The web app alone: its files, its pages rendered with the replies of another server, and all calls handed to that server. */
export async function buildWebHost({
  root,
  api,
  config,
  publicUrl,
  logger = false,
}: WebHostOptions): Promise<FastifyInstance> {
  const app = Fastify({ logger, forceCloseConnections: true });
  app.addHook('onRequest', async (_, reply) => void reply.headers(pageHeaders));
  if (config) app.get('/config.json', async () => config);
  const answerPage = await serveWebApp(app, {
    root,
    maxAge,
    isGuide: async () => true,
    originOf: ({ protocol, host }) => publicUrl ?? `${protocol}://${host}`,
    // Another server does not say when its data change.
    version: async (request) => sandboxCookie(request) ?? '',
    callsOf: (request) => {
      const cookie = sandboxCookie(request);
      return async (address, init) => {
        if (config && address === '/config.json') return Response.json(config);
        const headers = { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) };
        return fetch(api + address, { ...init, headers, signal: AbortSignal.timeout(callTimeout) });
      };
    },
  });
  await app.register(httpProxy, {
    upstream: api,
    prefix: '/',
    preHandler: async (request, reply) => {
      const [path = '/'] = request.url.split('?');
      const isPage = request.method === 'GET' && /text\/html/.test(request.headers.accept ?? '');
      if (isPage && !calls.test(path)) return answerPage(request, reply, path);
    },
    replyOptions: {
      onError: (reply, { error }) => {
        app.log.warn(error);
        reply.status(502).send({ message: 'O servidor da biblioteca não respondeu.' });
      },
    },
  });
  return app;
}
