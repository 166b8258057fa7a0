import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { afterReply } from './afterReply';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Prepares for `close`: is no longer ready from now on, goes on answering for so long, in ms, and resolves when
     * no request is under way.
     */
    drain(time: number): Promise<void>;
  }
}

interface ReadinessOptions {
  /** Whether requests can be answered now. */
  isReady(request: FastifyRequest): Promise<boolean>;
  /** Whether the reply to a request lasts as long as the client listens: nothing waits for it. */
  isEndless?(request: FastifyRequest): boolean;
}

// As long as the slowest statement.
const maxCallTime = 10_000;

/**
 * `GET /livez`: 200 while the process answers at all; who asks restarts it otherwise. `GET /readyz`: 200 while it should
 * get requests, otherwise 503; who asks sends them to another process meanwhile.
 */
export function serveReadiness(app: FastifyInstance, { isReady, isEndless = () => false }: ReadinessOptions): void {
  let isStopping = false;
  let onIdle: (() => void) | undefined;
  const underWay = new Set<FastifyRequest>();
  app.addHook('onRequest', async (request, reply) => {
    // The next request of this client opens a connection to another process.
    if (isStopping) reply.header('connection', 'close');
    if (isEndless(request)) return;
    underWay.add(request);
    afterReply(reply, () => {
      underWay.delete(request);
      if (underWay.size === 0) onIdle?.();
    });
  });
  app.get('/livez', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    if (!isStopping && (await isReady(request))) return { status: 'ok' };
    return reply
      .status(503)
      .header('retry-after', '2')
      .send({ status: isStopping ? 'stopping' : 'unavailable' });
  });
  app.decorate('drain', async (time: number) => {
    isStopping = true;
    await pause(time);
    if (underWay.size === 0) return;
    const idle = new Promise<void>((resolve) => (onIdle = resolve));
    await Promise.race([idle, pause(maxCallTime, undefined, { ref: false })]);
  });
}
