import compress from '@fastify/compress';
import { contracts, serverOnlyContracts, type Contract } from '@catalogue/api-contract';
import {
  answerBrokenRequest,
  endStalledReplies,
  maxHeaderSize,
  refusePipelining,
  requestTimeout,
} from '@catalogue/web-host/connections';
import { logCalls, namedRequests } from '@catalogue/web-host/callLog';
import { measureCalls } from '@catalogue/web-host/callMetrics';
import { dataPolicy } from '@catalogue/web-host/pageSecurity';
import { serveReadiness } from '@catalogue/web-host/readiness';
import { countRenders, networkToRender, placesToRender } from '@catalogue/web-host/renderRate';
import { exportSpans } from '@catalogue/web-host/spans';
import { serveWebApp } from '@catalogue/web-host/servePages';
import Fastify, { type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import * as z from 'zod/mini';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { lastMigration } from '@catalogue/database/migrate';
import { fullCost, type PasswordCost } from '@catalogue/database/passwordHash';
import { memoryIndexOf, openMemoryIndex } from './features/search/search.public';
import { isGuide } from './features/site/site.store';
import { changesOf } from './database';
import type { Settings } from './env';
import { isLimited, mayReadMetrics } from './exposure';
import { serveFeatures } from './features';
import { rewriteAddress } from './http/addresses';
import { bodyLimit, readBodies } from './http/bodies';
import { guardControls } from './http/controlAccess';
import { allowOrigins } from './http/crossOrigin';
import { isAway, loggedError } from './http/databaseErrors';
import { DatabaseHealth } from './http/databaseHealth';
import { installErrors } from './http/errors';
import { secureReplies, securityHeaders } from './http/pageSecurity';
import { serveHealth } from './http/health';
import { checkHosts, originOf } from './http/hosts';
import { limitRequests, limitUnderWay } from './http/limits';
import { isStreamed, serveLiveLog } from './http/liveLog';
import { openApiDocument, serveOpenApi } from './http/openapi';
import { measureServer } from './http/metrics';
import { ownCalls } from './http/ownCalls';
import { openSnapshots } from './http/openSnapshot';
import { offerPreparation } from './http/prepareSandboxes';
import { compression } from './http/sendJson';
import { installSigning } from './http/signing';
import { madeDocumentKey } from './documentSigner';
import { handOutSandboxes } from './http/sandboxCookie';
import { answerUnknown, rememberMethods } from './http/unknown';
import { answerUnreadable } from './http/unreadable';
import { serveWebConfig } from './http/webConfig';
import { systemClock, type Clock } from './tenants/clock';
import { Mailer } from './tenants/mailer';
import { measureMailQueue } from './tenants/mailQueue.store';
import { shareMetrics } from './processes';
import { openTenants } from './tenants/openTenants';
import type { Peers } from './tenants/peers';

// Validation messages are Portuguese, like every other sentence of the server.
z.config(z.locales.pt());

// A cached page may show what depends on the hour, such as an open library, this much too late.
const pageMaxAge = 60_000;

interface AppOptions {
  db: PrismaClient;
  settings: Settings;
  /**
   * The key that signs access tokens, fetched on the first call; stored in the database so that sessions survive a
   * restart.
   */
  secret(): Promise<string>;
  /** The private key that signs documents, kept in the same place; without it, one that lasts as long as this server. */
  documentKey?(): Promise<string>;
  version: string;
  /** The other servers on the database; this one is alone without them. */
  peers?: Peers;
  clock?: Clock;
  /** What the hash of a new password costs. Only tests reduce it. */
  passwordCost?: PasswordCost;
  /** In milliseconds, how long who only reads waits for a day to begin. Only tests change it. */
  readsWait?: number;
  /** Where log lines are written; standard output by default. */
  logTo?: { write(line: string): void };
}

/** The whole server, not yet listening. Tests call it through `inject`. */
export async function buildApp({
  db,
  settings,
  secret,
  documentKey = async () => madeDocumentKey(),
  version,
  peers,
  clock = systemClock,
  passwordCost = fullCost,
  readsWait,
  logTo,
}: AppOptions): Promise<FastifyInstance> {
  const { control: _, ...withoutControl } = serverOnlyContracts;
  const endpoints = [...Object.values(contracts), ...Object.values(serverOnlyContracts)].flatMap((contract: Contract) =>
    Object.values(contract),
  );
  const app = Fastify({
    bodyLimit,
    http: { maxHeaderSize, headersTimeout: requestTimeout, connectionsCheckingInterval: 5000 },
    requestTimeout,
    clientErrorHandler: answerBrokenRequest,
    trustProxy: settings.TRUSTED_PROXIES.length > 0 && settings.TRUSTED_PROXIES,
    forceCloseConnections: true,
    frameworkErrors: (error, request, reply) =>
      answerUnreadable(
        error,
        request,
        reply.headers({ ...securityHeaders(request, settings), 'content-security-policy': dataPolicy }),
      ),
    rewriteUrl: rewriteAddress(endpoints, settings.BASE_PATH),
    logger:
      settings.LOG_LEVEL === 'silent'
        ? false
        : { level: settings.LOG_LEVEL, serializers: { err: loggedError }, ...(logTo && { stream: logTo }) },
    ...namedRequests,
    // The contract limits path parameters, not the router.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
  });
  refusePipelining(app);
  installErrors(app);
  const methodsAt = rememberMethods(app);
  secureReplies(app, settings);
  endStalledReplies(app);
  logCalls(app);
  await exportSpans(app, { collector: settings.OTEL_EXPORTER_OTLP_ENDPOINT, service: 'catalogue', version });
  const registry = measureCalls(app, {
    version,
    mayRead: (request) => mayReadMetrics(request, settings),
    shared: shareMetrics,
  });
  const database = new DatabaseHealth({ db, log: app.log, migration: lastMigration(settings.MIGRATIONS_DIR) });
  app.decorate('databaseHealth', database);
  app.addHook('onClose', async () => database.close());
  serveReadiness(app, { isReady: () => database.isWell(), isEndless: isStreamed });
  checkHosts(app, settings);
  allowOrigins(app, settings);
  await limitRequests(app, settings, peers);
  const untilDone = limitUnderWay(app, settings);
  await app.register(compress, {
    threshold: compression.threshold,
    encodings: ['br', 'gzip'],
    // A window of 64 kB: a stream is compressed until its client has read it, and a larger window takes megabytes of each.
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: compression.quality, [constants.BROTLI_PARAM_LGWIN]: 16 },
    },
  });
  await readBodies(app);
  const signing = await installSigning(app, secret, documentKey);

  const tenants = openTenants({
    db,
    settings,
    clock,
    passwordCost,
    readsWait,
    signing,
    peers,
    onError: (err, text) => (isAway(err) ? void database.hasFailed(err, app.log, text) : app.log.error({ err }, text)),
  });
  app.addHook('onClose', () => tenants.close());
  offerPreparation(app, tenants, settings.MOCK_CONTROLS !== false);
  if (settings.SEARCH_INDEX === 'memory') {
    const index = openMemoryIndex({
      db,
      url: settings.DATABASE_URL,
      run: (work) => tenants.shared.runShared(work),
      path: settings.SEARCH_FILE,
      maxBytes: settings.SEARCH_MEMORY_MB * 1024 * 1024,
      onError: (err) => app.log.error({ err }, 'the search index could not be made: PostgreSQL answers searches'),
    });
    app.addHook('onListen', async () => index.prepare());
  }
  const { SMTP_URL: url, MAIL_FROM: from } = settings;
  if (url !== undefined && from !== undefined) {
    const run = <Answer>(work: () => Promise<Answer>) => tenants.shared.runShared(work);
    const mailer = new Mailer({ db, clock, run, url, from, log: app.log });
    app.addHook('onListen', async () => mailer.start());
    app.addHook('onClose', () => mailer.close());
  }
  // As late as possible: a call may have moved the clock.
  app.addHook('onSend', async (request, reply) => {
    const tenant = request.tenant ?? tenants.openFor(request);
    if (tenant) reply.header('date', tenant.clock.now().toUTCString());
  });
  guardControls(app, settings, tenants);
  serveHealth(app, database, version, {
    indexSize: () => memoryIndexOf(db)?.size,
    isBehind: () => tenants.shared.days.isBehind,
    mailQueue: async () => (url === undefined ? undefined : measureMailQueue(db, tenants.shared.clock.now())),
  });
  measureServer(registry, tenants);
  serveWebConfig(app, settings);
  if (settings.MOCK_CONTROLS) {
    serveLiveLog(app, settings, tenants);
    openSnapshots(app, settings, tenants);
    handOutSandboxes(app, settings, tenants);
  }
  serveFeatures(app, tenants);
  await serveOpenApi(
    app,
    openApiDocument(
      settings.MOCK_CONTROLS ? { ...contracts, ...serverOnlyContracts } : { ...contracts, ...withoutControl },
      version,
      settings.BASE_PATH,
    ),
    { readable: settings.MOCK_CONTROLS !== false, base: settings.BASE_PATH },
  );
  const isCounted = (ip: string) => isLimited(ip, settings);
  const answerPage = settings.WEB_DIR
    ? await serveWebApp(app, {
        root: settings.WEB_DIR,
        base: settings.BASE_PATH,
        callsOf: ownCalls(app),
        originOf: (request) => originOf(request, settings),
        maxAge: pageMaxAge,
        ...countRenders(isCounted),
        networkOf: networkToRender(isCounted),
        placeFor: placesToRender(isCounted),
        isGuide: (name) => isGuide(db, name),
        mayRender: async (request) => {
          const { isSandbox, faults } = await tenants.of(request);
          // A text or recording that takes long to render holds up its author's browser alone, not the thread that serves
          // all. While faults are set, the browser makes every call by itself, and meets them.
          return !(isSandbox && settings.MOCK_CONTROLS === 'public') && faults.list.length === 0;
        },
        isLogged: (error) => {
          if (!isAway(error)) return true;
          void database.hasFailed(error, app.log, 'rendering a page');
          return false;
        },
        version: async (request) => {
          const { id, deps } = await tenants.of(request);
          return [id, await changesOf(deps.db).countForPages(), deps.today()].join(' ');
        },
      })
    : undefined;
  answerUnknown(app, methodsAt, answerPage && untilDone(answerPage));
  return app;
}
