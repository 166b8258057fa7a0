import type { FastifyInstance } from 'fastify';
import type { Tenants } from '../tenants/tenants';

/** `GET /__mock/log` for who asks for text/event-stream: each call of the library as it comes, until the caller hangs up. */
export function serveLiveLog(app: FastifyInstance, tenants: Tenants) {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== '/__mock/log' || !/text\/event-stream/.test(request.headers.accept ?? '')) return;
    const { log } = await tenants.of(request);
    const { raw } = reply.hijack();
    raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
    // Something at once, so that the caller knows that the line is open.
    raw.write(': open\n\n');
    const end = log.watch((entry) => raw.write(`id: ${entry.id}\ndata: ${JSON.stringify(entry)}\n\n`));
    raw.once('close', end);
  });
}
