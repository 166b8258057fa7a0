import httpProxy from '@fastify/http-proxy';
import { pageAt } from '@catalogue/domain';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { withoutBase } from './basePath';
import { logCalls, namedRequests } from './callLog';
import { measureCalls } from './callMetrics';
import { cookieOf } from './cookies';
import {
  answerBrokenRequest,
  endStalledReplies,
  limitConnections,
  maxConnections,
  maxHeaderSize,
  refusePipelining,
  requestTimeout,
} from './connections';
import { hasTwoHosts, isHost } from './hostNames';
import { isMonitorPath } from './monitoring';
import { dataPolicy, headersOf } from './pageSecurity';
import { pathOf } from './pathOf';
import { serveReadiness } from './readiness';
import { countRenders, networkToRender, placesToRender } from './renderRate';
import { countRequests, isRead, tooManyRequests } from './requestRate';
import { serveWebApp } from './servePages';
import { exportSpans } from './spans';
import { tracedHeaders } from './trace';
import { manifestOf } from './webManifest';

interface WebHostOptions {
  /** The folder of the built web app. */
  root: string;
  /** The address of a server of this wire, without a final slash; below it are `/api`, `/oauth` and `/parametros`. */
  api: string;
  /** The path under which readers reach the catalogue, without a final slash. */
  base?: string;
  /** What `/config.json` answers. */
  config: object;
  /** Under which readers reach the catalogue; otherwise what they ask for. */
  publicUrl?: string | undefined;
  /** Addresses of proxies that may say whom a request comes from. */
  trustedProxies?: readonly string[];
  /** Whether the requests of a client are limited. */
  isLimited?(ip: string): boolean;
  /** Whether it answers for this host name. */
  isServed?(hostname: string): boolean;
  /** Whether who asks may read `/metrics`. */
  mayReadMetrics?(request: FastifyRequest): boolean;
  version?: string;
  /** The address of a collector of OpenTelemetry. */
  collector?: string | undefined;
  logger?: FastifyServerOptions['logger'];
}

/** The cookie that names a sandbox of the mock, which a page is rendered in; no other concerns a visitor's page. */
const sandboxName = 'sandbox';
/** A visitor may see what changed at the library's server so much later, in ms. */
const maxAge = 15_000;
/** A page whose calls take longer starts in the browser instead, in ms. */
const callTimeout = 5_000;
/**
 * What the server answers: calls, texts for programs, the logo, the page that stops mails, and the mock's pages in place of other
 * services. Nothing else is handed to it, above all not the mock's control room, which trusts whoever is at its own machine.
 */
const handedOn = [
  /^\/(?:api|oauth|parametros)\//,
  /^\/(?:rss\.xml|opensearch\.xml|robots\.txt|sitemap[\w-]*\.xml|sitemap\/\d+|logo\/[\w.-]+|avisos\/parar|calendario\/[\w.-]+)$/,
  /^\/__mock\/(?:identity$|hand-over\/)/,
];

/** The web app alone: its files, its pages rendered with the replies of another server, and its calls handed to that server. */
export async function buildWebHost(options: WebHostOptions): Promise<FastifyInstance> {
  const { root, api, config, publicUrl, trustedProxies = [], logger = false } = options;
  const {
    isLimited = () => false,
    isServed = () => true,
    mayReadMetrics = () => false,
    version = '',
    base = '',
    collector,
  } = options;
  const hasPublicRoom = 'control_room' in config && config.control_room === 'public';
  const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https' || (publicUrl?.startsWith('https:') ?? false);
  const app = Fastify({
    logger,
    rewriteUrl: ({ url = '/' }) => withoutBase(url, base),
    ...namedRequests,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    forceCloseConnections: true,
    requestTimeout,
    http: { maxHeaderSize, headersTimeout: requestTimeout, connectionsCheckingInterval: 5000 },
    clientErrorHandler: answerBrokenRequest,
    // An address that cannot be parsed reaches no hook.
    frameworkErrors: (_: Error, request: FastifyRequest, reply: FastifyReply) =>
      reply
        .status(400)
        .headers({ ...headersOf(isSecure(request)), 'content-security-policy': dataPolicy })
        .send({ message: 'O endereço não pode ser lido.' }),
  });
  refusePipelining(app);
  limitConnections(app.server, { isLimited, trustedProxies });
  endStalledReplies(app);
  logCalls(app);
  const callOf = ({ url }: FastifyRequest) => (isHandedOn(pathOf(url)) ? 'handed on' : undefined);
  await exportSpans(app, { collector, service: 'catalogue-web', version, callOf });
  measureCalls(app, { version, mayRead: mayReadMetrics, callOf });
  // While the other server is away, pages start all the same and say so.
  serveReadiness(app, { isReady: async () => true });
  app.addHook('onRequest', async (request, reply) => void reply.headers(headersOf(isSecure(request))));
  // Last, because pages and files have policies of their own.
  app.addHook('onSend', async (_, reply) => {
    const hasOwn = reply.hasHeader('content-security-policy') || reply.raw.hasHeader('content-security-policy');
    if (!hasOwn) reply.header('content-security-policy', dataPolicy);
  });
  // Pages repeat the host of the request, and are cached.
  app.addHook('onRequest', async ({ raw, host, hostname, routeOptions }, reply) => {
    if (isMonitorPath(routeOptions.url)) return;
    if (!isHost(host) || hasTwoHosts(raw))
      return reply.status(400).send({ message: 'O pedido não diz a que servidor se dirige.' });
    if (!isServed(hostname))
      return reply.status(421).send({ message: 'Este servidor não responde por este endereço.' });
  });
  const counter = await countRequests(app);
  app.addHook('onRequest', async (request, reply) => {
    const isCounted = isLimited(request.ip) && !isMonitorPath(request.routeOptions.url);
    const seconds = isCounted ? await counter.count(request) : null;
    if (seconds !== null) return reply.status(429).header('retry-after', seconds).send({ message: tooManyRequests });
  });
  app.get('/config.json', async () => config);
  // The documents' server has none. Its institution's name needs a call with a token, which only the app makes.
  app.get('/manifest.webmanifest', (_, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .send(manifestOf({ name: 'Catálogo das bibliotecas', shortName: 'Bibliotecas' })),
  );
  const answerPage = await serveWebApp(app, {
    root,
    base,
    maxAge,
    ...countRenders(isLimited),
    networkOf: networkToRender(isLimited),
    placeFor: placesToRender(isLimited),
    // What a visitor wrote into a sandbox may take long: it holds up that visitor's browser alone.
    mayRender: async (request) => !hasPublicRoom || cookieOf(request, sandboxName) === undefined,
    isGuide: async () => true,
    originOf: ({ protocol, host }) => (publicUrl ?? `${protocol}://${host}`) + base,
    // Another server does not say when its data change.
    version: async (request) => cookieOf(request, sandboxName) ?? '',
    callsOf: (request) => {
      const sandbox = cookieOf(request, sandboxName);
      return async (below, init) => {
        const address = withoutBase(below, base);
        if (address === '/config.json') return Response.json(config);
        const headers = {
          ...(init.headers as Record<string, string>),
          ...forwarded(request),
          ...tracedHeaders(request),
          ...(sandbox && { cookie: `${sandboxName}=${sandbox}` }),
        };
        return fetch(api + address, { ...init, headers, signal: AbortSignal.timeout(callTimeout) });
      };
    },
  });
  await app.register(httpProxy, {
    upstream: api,
    prefix: '/',
    // A reader who does not read keeps a connection to the server: one for each reader, so that none waits for another.
    undici: { connections: maxConnections },
    // It would log addresses, with what readers look for and the secrets of their calendars.
    disableRequestLogging: true,
    // Goes on for calls alone, whatever becomes of a page: a promise of the reply would end when its reader leaves, and the
    // request be handed on while the page is still on its way.
    preHandler: (request: FastifyRequest, reply: FastifyReply, goOn: (error?: Error) => void) => {
      const path = pathOf(request.url);
      if (isHandedOn(path)) return goOn();
      if (isRead(request) && (pageAt(path) !== 'none' || /text\/html/.test(request.headers.accept ?? '')))
        return void answerPage(request, reply, path).catch(goOn);
      void reply.status(404).send({ message: 'Endereço não encontrado.' });
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...without(headers, ofProxies),
        ...forwarded(request as FastifyRequest),
        ...tracedHeaders(request as FastifyRequest),
      }),
      // They are of the connection to the server, not of the reader's.
      rewriteHeaders: (headers) => without(headers, ofConnections),
      onError: (reply, { error }) => {
        if (reply.raw.destroyed) app.log.info('the client left before its call was answered');
        else app.log.warn(error);
        reply.status(502).send({ message: 'O servidor da biblioteca não respondeu.' });
      },
    },
  });
  return app;
}

const isHandedOn = (path: string): boolean => handedOn.some((pattern) => pattern.test(path));

/** Tells the server whom a call comes from, in place of whatever the client says of itself. */
const forwarded = ({ ip, host, protocol }: FastifyRequest): Record<string, string> => ({
  'x-forwarded-for': ip,
  'x-forwarded-host': host,
  'x-forwarded-proto': protocol,
});

// What a server may believe of a client’s address, scheme or path when a proxy says it; and what is for this server alone.
const ofProxies =
  /^(?:x-forwarded-.*|forwarded|via|x-real-.*|(?:x-)?(?:true-|cluster-)*client-ip|x-(?:original|rewrite|envoy|appengine)-.*|cf-.*|fastly-.*|x-http-method.*|x-method-override|x-control-key|expect)$/;
const ofConnections = /^(?:connection|keep-alive|proxy-connection)$/;

const without = <Value>(headers: Record<string, Value>, which: RegExp): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !which.test(name.toLowerCase())));
