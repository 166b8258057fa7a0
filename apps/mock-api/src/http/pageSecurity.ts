import { dataPolicy, headersOf } from '@catalogue/web-host/pageSecurity';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../env';
import { isSecure } from './hosts';

/** For the mock's own pages for people: they have forms and one style, no script at all. */
export const formPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** For the readable documentation of the calls: files of its own, and styles that it makes by script. */
export const documentationPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The headers of every reply besides its policy. */
export const securityHeaders = (request: FastifyRequest, settings: Settings): Record<string, string> =>
  headersOf(isSecure(request, settings));

export function secureReplies(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(request, settings));
  });
  // Last, because pages and files have policies of their own.
  app.addHook('onSend', async (_, reply) => {
    const hasOwn = (name: string) => reply.hasHeader(name) || reply.raw.hasHeader(name);
    if (!hasOwn('content-security-policy')) reply.header('content-security-policy', dataPolicy);
    // A cache between us and the readers does not know that a reply is of one language or sandbox, and may keep for a
    // while what says nothing (RFC 9111 §4.2.2).
    if (!hasOwn('cache-control')) reply.header('cache-control', 'no-cache');
  });
}
