import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './errors';

const loopback = /^(localhost|127\.[\d.]+|::1)$/i;
const named = (hostname: string): string => hostname.replace(/^\[|\]$/g, '').toLowerCase();

/**
 * The control room can delete data and shows mail, so no page of another site may use it: neither by a cross-origin
 * request nor, where the server listens on this machine only, by a host name that resolves to it (DNS rebinding).
 */
export function requireSameOrigin(app: FastifyInstance, host: string): void {
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/__mock/')) return;
    if (isCrossOrigin(request) || (loopback.test(named(host)) && !isThisMachine(named(request.hostname))))
      throw new Refusal(403, 'As chamadas do controle são só para esta página.');
  });
}

const isThisMachine = (hostname: string): boolean => loopback.test(hostname) || hostname.endsWith('.localhost');

function isCrossOrigin({ headers, hostname, method }: FastifyRequest): boolean {
  const { origin } = headers;
  if (['GET', 'HEAD'].includes(method) || origin === undefined) return false;
  return !URL.canParse(origin) || named(new URL(origin).hostname) !== named(hostname);
}
