import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { afterReply } from './afterReply';

interface MetricsOptions {
  version: string;
  /** Whether who asks may read the metrics. */
  mayRead(request: FastifyRequest): boolean;
  /** The name of a call that its route does not have. */
  callOf?(request: FastifyRequest): string | undefined;
  /**
   * How the metrics are read where several processes serve one port: of those that serve; undefined: those of this one are all.
   */
  shared?(registry: Registry): (() => Promise<string>) | undefined;
}

// Seconds. Most calls take some milliseconds; a statement ends after ten seconds.
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures every request, and serves `GET /metrics` for Prometheus. Returns the registry for what else is measured. */
export function measureCalls(
  app: FastifyInstance,
  { version, mayRead, callOf = () => undefined, shared }: MetricsOptions,
) {
  const registry = new Registry();
  const read = shared?.(registry) ?? (() => registry.metrics());
  const registers = [registry];
  const calls = new Counter({
    name: 'catalogue_calls_total',
    help: 'Requests that were answered, by the name of the call and the class of the status; aborted: the client left',
    labelNames: ['call', 'status'] as const,
    registers,
  });
  const seconds = new Histogram({
    name: 'catalogue_call_seconds',
    help: 'Seconds from the arrival of a request to the end of its reply',
    labelNames: ['call'] as const,
    buckets,
    registers,
  });
  const underWay = new Gauge({
    name: 'catalogue_calls_under_way',
    help: 'Requests that are being answered',
    registers,
  });
  new Gauge({ name: 'catalogue_info', help: 'The version that runs', labelNames: ['version'], registers })
    .labels(version)
    .set(1);
  // Of the process; a server that only tests call needs none.
  app.addHook('onListen', async () => collectDefaultMetrics({ register: registry }));
  // Its observer of collections lasts as long as the process, and would keep the whole server in memory.
  app.addHook('onClose', async () => registry.clear());
  app.addHook('onRequest', async (request, reply) => {
    underWay.inc();
    afterReply(reply, (error) => {
      underWay.dec();
      const call = callOf(request) ?? nameOf(request, reply);
      calls.inc({ call, status: error ? 'aborted' : `${Math.floor(reply.statusCode / 100)}xx` });
      seconds.observe({ call }, reply.elapsedTime / 1000);
    });
  });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request))
      return reply
        .status(403)
        .send({ message: 'As métricas são para esta máquina, ou para quem tem a chave METRICS_KEY.' });
    return reply.type(registry.contentType).send(await read());
  });
  return registry;
}

/** By the pattern of the route, never by the address: the number of names is bounded. */
export function nameOf({ routeOptions, is404 }: FastifyRequest, reply: FastifyReply): string {
  const { url = '' } = routeOptions;
  const { call } = routeOptions.config as { call?: string };
  if (call !== undefined) return call;
  if (url.startsWith('/assets/')) return 'file';
  if (!is404 && url !== '' && !url.includes('*')) return url;
  return String(reply.getHeader('content-type')).startsWith('text/html') ? 'page' : 'unknown';
}
