import { pageAt } from '@catalogue/domain';
import { isRead } from '@catalogue/web-host/requestRate';
import type { AnswerPage } from '@catalogue/web-host/servePages';
import type { FastifyInstance } from 'fastify';
import { asksForPage, namesNoFormat } from './addresses';

/** The methods with which a path is served; none for an unknown path. */
type MethodsAt = (path: string) => string[];

/** Records the routes that are registered from now on. */
export function rememberMethods(app: FastifyInstance): MethodsAt {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const route = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const name of [method].flat()) route.methods.add(name);
    routes.set(url, route);
  });
  return (path) => [
    ...new Set([...routes.values()].flatMap(({ pattern, methods }) => (pattern.test(path) ? [...methods] : []))),
  ];
}

const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\*/g, '.*')}/?$`,
  );

/** Answers requests without a route: a page, a path with other methods (405, RFC 9110 §15.5.6), or nothing. */
export function answerUnknown(app: FastifyInstance, methodsAt: MethodsAt, answerPage?: AnswerPage) {
  app.setNotFoundHandler(async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    const methods = methodsAt(path);
    if (methods.length > 0)
      return reply
        .status(405)
        .header('allow', methods.join(', '))
        .send({ message: `Este endereço não aceita o método ${request.method}.` });
    // One address may be a page and a call: the Accept header decides.
    reply.header('vary', [reply.getHeader('vary'), 'accept'].filter(Boolean).join(', '));
    const isPage =
      asksForPage(request) || (path === '/' && isRead(request)) || (namesNoFormat(request) && pageAt(path) !== 'none');
    if (answerPage && isPage) return answerPage(request, reply, path);
    return reply.status(404).send({ message: 'Endereço não encontrado.' });
  });
}
