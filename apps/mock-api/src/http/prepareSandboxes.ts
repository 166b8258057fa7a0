import type { FastifyInstance } from 'fastify';
import { MayNotCreate } from '../tenants/databases';
import type { Tenants } from '../tenants/tenants';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes the database that sandboxes are copied from, and resolves when it is there; takes some seconds once a day. */
    prepareSandboxes(): Promise<void>;
  }
}

/**
 * Offers this to the program that runs the server: who starts a mock wants sandboxes, other servers wait until somebody
 * wants one.
 */
export function offerPreparation(app: FastifyInstance, tenants: Tenants, hasSandboxes: boolean): void {
  let isClosing = false;
  app.addHook('preClose', async () => void (isClosing = true));
  app.decorate('prepareSandboxes', async () => {
    if (!hasSandboxes) return;
    try {
      await tenants.prepareSandboxes();
    } catch (err) {
      // The first sandbox tries again, where there can be any.
      if (!isClosing && !(err instanceof MayNotCreate))
        app.log.error({ err }, 'what sandboxes are copied from could not be made');
    }
  });
}
