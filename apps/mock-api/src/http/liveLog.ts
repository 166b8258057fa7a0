import type { FastifyInstance } from 'fastify';
import type { Tenants } from '../tenants/tenants';

/**
 * `GET /__mock/log` for clients that accept text/event-stream: streams each call of the tenant until the client
 * disconnects.
 */
export function serveLiveLog(app: FastifyInstance, tenants: Tenants) {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== '/__mock/log' || !/text\/event-stream/.test(request.headers.accept ?? '')) return;
    const { log } = await tenants.of(request);
    const { raw } = reply.hijack();
    raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
    // Sent at once, so that the client knows that the stream is open.
    raw.write(': open\n\n');
    const end = log.watch((entry) => raw.write(`id: ${entry.id}\ndata: ${JSON.stringify(entry)}\n\n`));
    raw.once('close', end);
  });
}
