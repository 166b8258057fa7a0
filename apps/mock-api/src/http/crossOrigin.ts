import type { FastifyInstance } from 'fastify';
import type { Settings } from '../env';

const shown = 'content-disposition, date, mock-explain, mock-violations, retry-after, x-request-id';
const accepted = 'authorization, content-type, lang, mock-fault, traceparent, x-request-id, x-sandbox';
const seconds = '600';

/**
 * Lets the front ends of CORS_ORIGINS call from a browser. Without cookies: a call carries its token and its sandbox. The
 * control room refuses other origins all the same.
 */
export function allowOrigins(app: FastifyInstance, { CORS_ORIGINS }: Settings): void {
  const origins = new Set(CORS_ORIGINS.map((address) => new URL(address).origin));
  if (origins.size === 0) return;
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    reply.header('vary', 'origin');
    const { origin } = headers;
    if (origin === undefined || !origins.has(origin)) return;
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': shown });
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return;
    return reply
      .status(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': accepted,
        'access-control-max-age': seconds,
      })
      .send();
  });
}
