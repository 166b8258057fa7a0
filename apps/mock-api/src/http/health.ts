import type { FastifyInstance } from 'fastify';
import type { DatabaseHealth } from './databaseHealth';

interface HealthFacts {
  /** Of the search index in memory, when there is one. */
  indexSize(): { titles: number; bytes: number } | undefined;
  /** Of the mails that wait, when this server sends mail. */
  mailQueue(): Promise<object | undefined>;
  /** Whether what is due today could not be applied. */
  isBehind(): boolean;
}

/**
 * `GET /healthz`: 200 when the database can be used and the day could begin, else 503. A server whose day has failed is
 * still ready: it answers reads, and every other one has the same data.
 */
export function serveHealth(
  app: FastifyInstance,
  database: Pick<DatabaseHealth, 'isWell'>,
  version: string,
  { indexSize, mailQueue, isBehind }: HealthFacts,
) {
  const mailQueueOfAll = atOnce(mailQueue);
  app.get('/healthz', { logLevel: 'warn' }, async (_, reply) => {
    if (await database.isWell()) {
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
