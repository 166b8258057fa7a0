import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { ping } from '../database';
import type { PrismaClient } from '@catalogue/database/generated/client';

interface HealthFacts {
  /** Of the search index in memory, when there is one. */
  indexSize(): { titles: number; bytes: number } | undefined;
  /** Of the mails that wait, when this server sends mail. */
  mailQueue(): Promise<object | undefined>;
  /** Whether what is due today could not be applied. */
  isBehind(): boolean;
}

/**
 * `GET /healthz`: 200 when the database replies and the day could begin, else 503. The reason is logged, because it names
 * hosts and users. A server whose day has failed is still ready: it answers reads, and every other one has the same data.
 */
export function serveHealth(
  app: FastifyInstance,
  db: Pick<PrismaClient, '$queryRaw'>,
  version: string,
  { indexSize, mailQueue, isBehind }: HealthFacts,
) {
  const mailQueueOfAll = atOnce(mailQueue);
  app.get('/healthz', { logLevel: 'warn' }, async (request, reply) => {
    if (await isHealthy(db, request.log)) {
      const status = isBehind() ? 'behind' : 'ok';
      if (status === 'behind') reply.status(503).header('retry-after', '10');
      return { status, version, database: 'ok', search_index: indexSize(), mail_queue: await mailQueueOfAll() };
    }
    return reply
      .status(503)
      .header('retry-after', '2')
      .send({ status: 'unavailable', version, database: 'unavailable' });
  });
}

/** The same work, done once for all who ask for it while it is under way: they are not limited. */
function atOnce<Answer>(work: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | undefined;
  return () => (underWay ??= work().finally(() => (underWay = undefined)));
}

const pings = new WeakMap<object, Promise<boolean>>();

/** Whether the database replies; why not is logged. All who ask at once share one look: they are not limited. */
export function isHealthy(db: Pick<PrismaClient, '$queryRaw'>, log: FastifyBaseLogger): Promise<boolean> {
  const asked = pings.get(db) ?? replies(db, log).finally(() => pings.delete(db));
  pings.set(db, asked);
  return asked;
}

async function replies(db: Pick<PrismaClient, '$queryRaw'>, log: FastifyBaseLogger): Promise<boolean> {
  try {
    await ping(db);
    return true;
  } catch (error) {
    // An unreachable database is an expected result here, not an error.
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'the database does not answer');
    return false;
  }
}
