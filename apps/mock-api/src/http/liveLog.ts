import { addressGroup } from '@catalogue/domain';
import { placesPerKey } from '@catalogue/web-host/placesPerKey';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Writable } from 'node:stream';
import type { Settings } from '../env';
import { isLimited } from '../exposure';
import type { CallLog } from '../tenants/callLog';
import type { Tenants } from '../tenants/tenants';
import { Refusal } from './errors';

const maxListeners = 20;
// Of them, those of one address: others follow their sandbox too.
const maxListenersPerAddress = 5;
// What a listener has not read yet.
const maxUnreadBytes = 1024 * 1024;

const route = '/__mock/log';

/** Whether a reply lasts as long as its client listens. */
export const isStreamed = ({ routeOptions, headers, method }: FastifyRequest): boolean =>
  routeOptions.url === route && method === 'GET' && /text\/event-stream/.test(headers.accept ?? '');

/**
 * `GET /__mock/log` for clients that accept text/event-stream: streams each call of the tenant until the client
 * disconnects.
 */
export function serveLiveLog(app: FastifyInstance, settings: Settings, tenants: Tenants) {
  let listeners = 0;
  const placeOf = placesPerKey(maxListenersPerAddress, 0);
  app.addHook('onRequest', async (request, reply) => {
    if (!isStreamed(request)) return;
    const place = isLimited(request.ip, settings) ? placeOf(addressGroup(request.ip)) : undefined;
    if (listeners >= maxListeners || (place && !(await place.ready))) {
      place?.leave();
      throw new Refusal(429, 'Há quem acompanhe as chamadas demais: feche um dos outros.');
    }
    listeners += 1;
    reply.raw.once('close', () => {
      listeners -= 1;
      place?.leave();
    });
    const { log } = await tenants.of(request);
    const { raw } = reply.hijack();
    raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
    // Sent at once, so that the client knows that the stream is open.
    raw.write(': open\n\n');
    follow(log, raw);
  });
}

/** Writes each call to a listener until it leaves, or reads no longer. */
export function follow(log: CallLog, listener: Writable): void {
  const end = log.watch((entry) => {
    if (listener.writableLength > maxUnreadBytes) return void listener.destroy();
    listener.write(`id: ${entry.id}\ndata: ${JSON.stringify(entry)}\n\n`);
  });
  listener.once('close', end);
}
