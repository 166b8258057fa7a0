import httpProxy from '@fastify/http-proxy';
import { pageAt } from '@catalogue/domain';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { pageHeaders } from './pageSecurity';
import { serveWebApp } from './servePages';

interface WebHostOptions {
  /** The folder of the built web app. */
  root: string;
  /** The address of a server of this wire, without a final slash; below it are `/api`, `/oauth` and `/parametros`. */
  api: string;
  /** What `/config.json` answers. */
  config: object;
  /** Under which readers reach the catalogue; otherwise what they ask for. */
  publicUrl?: string | undefined;
  logger?: boolean;
}

/** Milliseconds until a request has arrived; Fastify's own default is for ever. */
const requestTimeout = 30_000;
/** A visitor may see what changed at the library's server so much later, in ms. */
const maxAge = 15_000;
/** A page whose calls take longer starts in the browser instead, in ms. */
const callTimeout = 5_000;
/**
 * What the server answers: calls, texts for programs, and the mock's pages in place of other services. Nothing else is
 * handed to it, above all not the mock's control room, which trusts whoever is at its own machine.
 */
const handedOn = [
  /^\/(?:api|oauth|parametros)\//,
  /^\/(?:rss\.xml|opensearch\.xml|robots\.txt|sitemap[\w-]*\.xml)$/,
  /^\/__mock\/(?:identity$|hand-over\/)/,
];

/** The web app alone: its files, its pages rendered with the replies of another server, and its calls handed to that server. */
export async function buildWebHost(options: WebHostOptions): Promise<FastifyInstance> {
  const { root, api, config, publicUrl, logger = false } = options;
  const app = Fastify({
    logger,
    forceCloseConnections: true,
    requestTimeout,
    http: { headersTimeout: requestTimeout },
  });
  app.addHook('onRequest', async (_, reply) => void reply.headers(pageHeaders));
  app.get('/config.json', async () => config);
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
        if (address === '/config.json') return Response.json(config);
        const headers = {
          ...(init.headers as Record<string, string>),
          ...forwarded(request),
          ...(cookie && { cookie }),
        };
        return fetch(api + address, { ...init, headers, signal: AbortSignal.timeout(callTimeout) });
      };
    },
  });
  await app.register(httpProxy, {
    upstream: api,
    prefix: '/',
    preHandler: async (request, reply) => {
      const path = new URL(`http://localhost/${request.url.replace(/^\/+/, '')}`).pathname;
      if (handedOn.some((pattern) => pattern.test(path))) return;
      const isRead = ['GET', 'HEAD'].includes(request.method);
      if (isRead && (pageAt(path) !== 'none' || /text\/html/.test(request.headers.accept ?? '')))
        return answerPage(request, reply, path);
      return reply.status(404).send({ message: 'Endereço não encontrado.' });
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwarded(request as FastifyRequest) }),
      onError: (reply, { error }) => {
        app.log.warn(error);
        reply.status(502).send({ message: 'O servidor da biblioteca não respondeu.' });
      },
    },
  });
  return app;
}

/** Names a sandbox of the mock, which a page is rendered in; no other cookie concerns a visitor's page. */
const sandboxCookie = ({ headers }: FastifyRequest): string | undefined =>
  /(?:^|;\s*)(sandbox=[^;]*)/.exec(headers.cookie ?? '')?.[1];

/** Tells the server whom a call comes from, in place of whatever the client says of itself. */
const forwarded = ({ ip, host, protocol }: FastifyRequest): Record<string, string> => ({
  'x-forwarded-for': ip,
  'x-forwarded-host': host,
  'x-forwarded-proto': protocol,
});
