import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../env';
import { sandboxOfCookie } from '../tenants/requestedSandbox';
import type { Tenants } from '../tenants/tenants';
import { isSecure } from './hosts';

/** The cookie with which a browser uses a sandbox; without an id: none any more. Whoever knows the id may use it. */
export function sandboxCookie(request: FastifyRequest, settings: Settings, id?: string): string {
  const lasting = `Path=${settings.BASE_PATH || '/'}; HttpOnly; SameSite=Lax${isSecure(request, settings) ? '; Secure' : ''}`;
  return id === undefined ? `sandbox=; Max-Age=0; ${lasting}` : `sandbox=${id}; ${lasting}`;
}

/** Gives a browser the sandbox that it opened to use, and takes back one that is gone. */
export function handOutSandboxes(app: FastifyInstance, settings: Settings, tenants: Tenants): void {
  app.addHook('preSerialization', async (request, reply, answer) => {
    if (request.routeOptions.config.call !== 'createSandbox' || reply.statusCode !== 201) return;
    if ((request.body as { enter?: boolean }).enter)
      reply.header('set-cookie', sandboxCookie(request, settings, (answer as { id: string }).id));
  });
  app.addHook('onSend', async (request, reply) => {
    // Not a file, nor what was refused: neither is limited, and each name would cost a look at the database.
    if (request.routeOptions.config.endpoint === undefined && !request.is404) return;
    if (reply.statusCode >= 400 && reply.statusCode !== 404) return;
    const id = sandboxOfCookie(request);
    if (id !== undefined && !reply.hasHeader('set-cookie') && !(await tenants.has(id).catch(() => true)))
      reply.header('set-cookie', sandboxCookie(request, settings));
  });
}
