import type { FastifyInstance } from 'fastify';
import { ping } from '../database';
import type { PrismaClient } from '@catalogue/database/generated/client';

/**
 * `GET /healthz`: 200 when the database replies, else 503. The reason is logged, because it names hosts and users.
 *
 * @param indexSize of the search index in memory, when there is one
 */
export function serveHealth(
  app: FastifyInstance,
  db: Pick<PrismaClient, '$queryRaw'>,
  version: string,
  indexSize: () => { titles: number; bytes: number } | undefined,
) {
  app.get('/healthz', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await ping(db);
      return { status: 'ok', version, database: 'ok', search_index: indexSize() };
    } catch (error) {
      // An unreachable database is an expected result here, not an error.
      request.log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'the database does not answer');
      return reply
        .status(503)
        .header('retry-after', '2')
        .send({ status: 'unavailable', version, database: 'unavailable' });
    }
  });
}
