import { pageHeaders } from '@catalogue/web-host/pageSecurity';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../env';
import { isSecure } from './hosts';

/** For the mock's own pages for people: they have forms and one style, no script at all. */
export const formPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** For replies to programs: a browser that opens one shows it and runs nothing. */
const dataPolicy = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** For the readable documentation of the calls: files of its own, and styles that it makes by script. */
export const documentationPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const always: Record<string, string> = { ...pageHeaders, 'content-security-policy': dataPolicy };
const year = 365 * 24 * 60 * 60;

/** The headers of every reply; pages replace the policy by their own. */
export const securityHeaders = (request: FastifyRequest, settings: Settings): Record<string, string> =>
  isSecure(request, settings) ? { ...always, 'strict-transport-security': `max-age=${year}` } : always;

export function secureReplies(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(request, settings));
  });
}
