import type { FastifyInstance } from 'fastify';
import type { Worlds } from '../world/worlds';
import { placeOf } from './addresses';

const lasting = 'Path=/; SameSite=Lax';

/**
 * A page that is asked for with `?mock=NAME` opens in a new sandbox made from that snapshot, and so does every page after it; `?mock=`
 * goes back to the shared library. The address is then asked for again without it.
 */
export function openSnapshots(app: FastifyInstance, worlds: Worlds) {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !/text\/html/.test(request.headers.accept ?? '')) return;
    const address = placeOf(request.url);
    const name = address.searchParams.get('mock');
    if (name === null) return;
    address.searchParams.delete('mock');
    const sandbox = name === '' ? undefined : await worlds.create(name);
    reply.header('set-cookie', sandbox ? `sandbox=${sandbox.id}; ${lasting}` : `sandbox=; Max-Age=0; ${lasting}`);
    // Of the path alone: two slashes at its start would be another host.
    return reply.redirect(address.pathname.replace(/^\/+/, '/') + address.search, 303);
  });
}
