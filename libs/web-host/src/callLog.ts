import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { requestIdOf, traceOf } from './trace';

/** Names each request and its trace, and puts both names into every line that is logged for it. */
export const namedRequests: Pick<
  FastifyServerOptions,
  'genReqId' | 'requestIdHeader' | 'childLoggerFactory' | 'logController'
> = {
  genReqId: requestIdOf,
  // The header is taken above, if it is acceptable.
  requestIdHeader: false,
  childLoggerFactory: (logger, bindings, options, raw) =>
    logger.child({ ...bindings, trace_id: traceOf(raw).id }, options),
  // The hook below logs instead: it logs the route, not the address, which may contain what a user typed.
  logController: new LogController({ disableRequestLogging: true }),
};

/** Gives each request's name back, and logs one line a call. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request.routeOptions;
    request.log.info({ method, route: url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'call');
  });
}
