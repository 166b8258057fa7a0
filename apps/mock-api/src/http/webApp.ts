import fastifyStatic from '@fastify/static';
import { pageAt } from '@catalogue/domain';
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePolicy } from './pageSecurity';
import type { AnswerPage } from './unknown';

const year = 365 * 24 * 60 * 60;
const conditions = ['if-none-match', 'if-modified-since', 'range'];

/**
 * The built web app: precompressed files, hashed ones cached for a year. Returns the function that sends its page: with
 * 200 for addresses in the route table, with 404 for any other, where the app shows the error itself.
 */
export async function serveWebApp(
  app: FastifyInstance,
  root: string,
  isGuide: (name: string) => Promise<boolean>,
): Promise<AnswerPage> {
  const policy = pagePolicy(readFileSync(join(root, 'index.html'), 'utf8'));
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      // Of scripts as well: a worker runs under the policy of its file.
      response.setHeader('content-security-policy', policy);
      response.setHeader(
        'cache-control',
        /[\\/]assets[\\/]/.test(path) ? `public, max-age=${year}, immutable` : 'no-cache',
      );
    },
  });
  return async ({ raw }, reply, path) => {
    const page = pageAt(path);
    if (page === 'page' || (page !== 'none' && (await isGuide(page.guide)))) return reply.sendFile('index.html');
    // A conditional request would get "not modified" instead of "not found".
    for (const condition of conditions) Reflect.deleteProperty(raw.headers, condition);
    return reply.status(404).sendFile('index.html');
  };
}
