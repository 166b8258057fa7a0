import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../env';
import { isLoopback, knownHosts, plainHost } from '../exposure';
import { Refusal } from './errors';

const isHost = (text: string): boolean => /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(text);

/**
 * Pages and texts repeat the host of the request, and caches keep them: it must be a host name, and one of ours where
 * those are known. A monitor may ask for the health under any name.
 */
export function checkHosts(app: FastifyInstance, settings: Settings): void {
  const own = new Set(settings.ALLOWED_HOSTS.length > 0 ? knownHosts(settings) : []);
  app.addHook('onRequest', async ({ host, hostname, routeOptions }) => {
    if (routeOptions.url === '/healthz') return;
    if (!isHost(host)) throw new Refusal(400, 'O pedido não diz a que servidor se dirige.');
    if (own.size > 0 && !own.has(plainHost(hostname)) && !isLoopback(hostname))
      throw new Refusal(421, 'Este servidor não responde por este endereço.');
  });
}

/** The address at which the server is known to the user, without a path. */
export const originOf = ({ protocol, host }: FastifyRequest, { PUBLIC_URL }: Settings): string =>
  PUBLIC_URL ?? `${protocol}://${host}`;

/** Whether the user came by https, to the server or to the proxy in front of it. */
export const isSecure = ({ protocol }: Pick<FastifyRequest, 'protocol'>, { PUBLIC_URL }: Settings): boolean =>
  protocol === 'https' || (PUBLIC_URL?.startsWith('https:') ?? false);
