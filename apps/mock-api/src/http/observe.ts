import type { Endpoint, Fault } from '@catalogue/api-contract';
import type { FastifyReply, FastifyRequest, onResponseHookHandler, onSendAsyncHookHandler } from 'fastify';
import { explainHeader, seesInternals } from './explain';
import { loggedRequest } from './loggedRequest';
import { violationsOf } from './violations';

declare module 'fastify' {
  interface FastifyRequest {
    fault?: Fault | undefined;
    violations?: string[];
  }
}

/** Reports a client's violations of the documents in Mock-Violations. */
export const observe =
  (endpoint: Endpoint): onSendAsyncHookHandler =>
  async (request, reply) => {
    if (!seesInternals(request)) return;
    request.violations = violationsOf(request, endpoint, request.caller);
    reply.headers(explainHeader(request));
    if (request.violations.length > 0) reply.header('mock-violations', request.violations.join(', '));
  };

/** Logs a call in its tenant. */
export const record: onResponseHookHandler = (request, reply, done) => {
  logCall(request, reply, reply.statusCode);
  done();
};

/** The same for a call without a normal reply; `status` 0: none at all. */
export function logCall(request: FastifyRequest, reply: FastifyReply, status: number): void {
  const { tenant, caller, fault, violations = [], routeOptions, explanation } = request;
  tenant?.log.add({
    em: tenant.clock.now().toISOString(),
    call: routeOptions.config.call ?? '',
    method: request.method,
    route: routeOptions.url ?? '',
    status,
    token: caller?.kind ?? 'anonymous',
    sandbox: tenant.id,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    ...(explanation && { rule: explanation.rule }),
    ...(fault && { fault: fault.name }),
    violations,
    ...(tenant.deps.settings.MOCK_CONTROLS && { request: loggedRequest(request, tenant) }),
  });
}
