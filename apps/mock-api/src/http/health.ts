import type { FastifyInstance } from 'fastify';
import { ping } from '../database';
import type { PrismaClient } from '@catalogue/database/generated/client';

/** `GET /healthz`: 200 when the database replies, else 503 with the reason. */
export function serveHealth(app: FastifyInstance, db: Pick<PrismaClient, '$queryRaw'>, version: string) {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
    try {
      await ping(db);
      return { status: 'ok', version, database: 'ok' };
    } catch (error) {
      // An unreachable database is an expected result here, not an error.
      const reason = error instanceof Error ? (error.message.trim().split('\n').at(-1) ?? 'unknown') : 'unknown';
      return reply.status(503).send({ status: 'unavailable', version, database: reason });
    }
  });
}
