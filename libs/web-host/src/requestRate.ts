import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

// Of one address, or one IPv6 network of 64 bits: 20 reads and 2 writes a second, and bursts of half a minute's.
const timeWindow = 30_000;
const maxReads = 600;
const maxWrites = 60;
// Addresses that are remembered; those that have not asked for longest are forgotten.
const maxAddresses = 20_000;

/** What a client is told whose request is refused with 429. */
export const tooManyRequests = 'Há pedidos demais deste endereço: tente de novo em alguns instantes.';

/** Whether a request only reads: GET or HEAD. */
export const isRead = ({ method = '' }: { method?: string }): boolean => ['GET', 'HEAD'].includes(method);

/**
 * Prepares the limit of requests per address. The returned function counts a request, and resolves to the seconds after
 * which the client may ask again; to null if this request is within the limit. Files of the web app are not counted:
 * they cost little, and a page loads many at once. Each process counts by itself.
 */
export async function countRequests(
  app: FastifyInstance,
): Promise<(request: FastifyRequest) => Promise<number | null>> {
  await app.register(rateLimit, { global: false, cache: maxAddresses });
  const reads = app.createRateLimit({ max: maxReads, timeWindow });
  const writes = app.createRateLimit({ max: maxWrites, timeWindow });
  return async (request) => {
    if (request.routeOptions.url?.startsWith('/assets/')) return null;
    const counted = await (isRead(request) ? reads : writes)(request);
    return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : null;
  };
}
