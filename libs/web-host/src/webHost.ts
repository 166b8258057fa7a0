import httpProxy from '@fastify/http-proxy';
import { pageAt } from '@catalogue/domain';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { cookieOf } from './cookies';
import { pageHeaders } from './pageSecurity';
import { countRenders } from './renderRate';
import { countRequests, isRead, tooManyRequests } from './requestRate';
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
  /** Addresses of proxies that may say whom a request comes from. */
  trustedProxies?: readonly string[];
  /** Whether the requests of a client are limited. */
  isLimited?(ip: string): boolean;
  logger?: boolean;
}

/** The cookie that names a sandbox of the mock, which a page is rendered in; no other concerns a visitor's page. */
const sandboxName = 'sandbox';
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
  const { root, api, config, publicUrl, trustedProxies = [], isLimited = () => false, logger = false } = options;
  const app = Fastify({
    logger,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    forceCloseConnections: true,
    requestTimeout,
    http: { headersTimeout: requestTimeout },
  });
  app.addHook('onRequest', async (_, reply) => void reply.headers(pageHeaders));
  const secondsToWait = await countRequests(app);
  app.addHook('onRequest', async (request, reply) => {
    const seconds = isLimited(request.ip) ? await secondsToWait(request) : null;
    if (seconds !== null) return reply.status(429).header('retry-after', seconds).send({ message: tooManyRequests });
  });
  app.get('/config.json', async () => config);
  const answerPage = await serveWebApp(app, {
    root,
    maxAge,
    mayMake: countRenders(isLimited),
    isGuide: async () => true,
    originOf: ({ protocol, host }) => publicUrl ?? `${protocol}://${host}`,
    // Another server does not say when its data change.
    version: async (request) => cookieOf(request, sandboxName) ?? '',
    callsOf: (request) => {
      const sandbox = cookieOf(request, sandboxName);
      return async (address, init) => {
        if (address === '/config.json') return Response.json(config);
        const headers = {
          ...(init.headers as Record<string, string>),
          ...forwarded(request),
          ...(sandbox && { cookie: `${sandboxName}=${sandbox}` }),
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
      if (isRead(request) && (pageAt(path) !== 'none' || /text\/html/.test(request.headers.accept ?? '')))
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

/** Tells the server whom a call comes from, in place of whatever the client says of itself. */
const forwarded = ({ ip, host, protocol }: FastifyRequest): Record<string, string> => ({
  'x-forwarded-for': ip,
  'x-forwarded-host': host,
  'x-forwarded-proto': protocol,
});
