import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../env';
import { isMonitorPath } from '@catalogue/web-host/monitoring';
import { hasTwoHosts, isHost } from '@catalogue/web-host/hostNames';
import { isServed } from '../exposure';
import { Refusal } from './errors';

/**
 * Pages and texts repeat the host of the request, and caches keep them: it must be a host name, and one of ours where
 * those are known. A monitor may ask under any name.
 */
export function checkHosts(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', async ({ raw, host, hostname, routeOptions }) => {
    if (isMonitorPath(routeOptions.url)) return;
    if (!isHost(host) || hasTwoHosts(raw)) throw new Refusal(400, 'O pedido não diz a que servidor se dirige.');
    if (!isServed(hostname, settings)) throw new Refusal(421, 'Este servidor não responde por este endereço.');
  });
}

/** The address at which the server is known to the user: scheme, host and the base path. */
export const originOf = ({ protocol, host }: FastifyRequest, { PUBLIC_URL, BASE_PATH }: Settings): string =>
  (PUBLIC_URL ?? `${protocol}://${host}`) + BASE_PATH;

/** Whether the user came by https, to the server or to the proxy in front of it. */
export const isSecure = ({ protocol }: Pick<FastifyRequest, 'protocol'>, { PUBLIC_URL }: Settings): boolean =>
  protocol === 'https' || (PUBLIC_URL?.startsWith('https:') ?? false);
