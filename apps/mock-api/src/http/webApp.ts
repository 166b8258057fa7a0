import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 365 * 24 * 60 * 60;

/** The built web app: compressed files as they lie, hashed ones kept for a year, and its page for every address of a screen. */
export async function serveWebApp(app: FastifyInstance, root: string) {
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader(
        'cache-control',
        /[\\/]assets[\\/]/.test(path) ? `public, max-age=${year}, immutable` : 'no-cache',
      );
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    // One address may be a page and a call: what is asked for decides.
    reply.header('vary', 'accept');
    const isPage = request.url === '/' || /text\/html/.test(request.headers.accept ?? '');
    if (isPage && ['GET', 'HEAD'].includes(request.method)) return reply.type('text/html').sendFile('index.html');
    return reply.status(404).send({ message: 'Endereço não encontrado.' });
  });
}
