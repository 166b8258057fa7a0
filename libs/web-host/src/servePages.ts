import fastifyStatic from '@fastify/static';
import { isPersonalPage, keepLanguageCookie, pageAt } from '@catalogue/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlBelow } from './basePath';
import { pagePolicy } from './pageSecurity';
import { pathOf } from './pathOf';
import { openPages, type PagesOptions } from './renderedPages';

const year = 365 * 24 * 60 * 60;
const conditions = ['if-none-match', 'if-modified-since', 'range'];

interface WebAppOptions extends PagesOptions {
  /** Whether the page of a request may be rendered; the app starts from its loading page otherwise. */
  mayRender?(request: FastifyRequest): Promise<boolean>;
  /** Whether a guide has an address of this name. */
  isGuide(name: string): Promise<boolean>;
  /** Whether the log shall have why a page could not be rendered; by default always. */
  isLogged?(error: unknown): boolean;
}

/** Sends the page of an address that a browser opens. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<FastifyReply>;

/**
 * The built web app: precompressed files, hashed ones cached for a year. Returns the function that sends its page: with
 * 200 for addresses in the route table, with 404 for any other, where the app shows the error itself.
 */
export async function serveWebApp(
  app: FastifyInstance,
  { isGuide, mayRender = async () => true, isLogged = () => true, ...options }: WebAppOptions,
): Promise<AnswerPage> {
  const { root, base = '' } = options;
  const page = htmlBelow(readFileSync(join(root, 'index.html'), 'utf8'), base);
  const policy = pagePolicy(page);
  // The file has compressed copies; what was made of it has none.
  const sendLoadingPage = (reply: FastifyReply) =>
    base === ''
      ? reply.sendFile('index.html')
      : reply
          .header('cache-control', reply.getHeader('cache-control') ?? 'no-cache')
          .type('text/html; charset=utf-8')
          .send(page);
  await app.register(fastifyStatic, {
    root,
    // Not as it was built: its links lead below the base path.
    globIgnore: ['index.html'],
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
  // For the service worker, and for pages that look for a new version.
  app.get('/index.html', (_, reply) => sendLoadingPage(reply.header('content-security-policy', policy)));
  // For whoever asks without having read a page, which names its icon.
  app.get('/favicon.ico', (_, reply) => reply.redirect(`${base}/icons/book-192.png`));
  // A page of an older version asks for files that are gone; no cache may keep that they are, since a rollback brings them back.
  app.get('/assets/*', (_, reply) =>
    reply.status(404).header('cache-control', 'no-store').send({ message: 'Arquivo não encontrado.' }),
  );
  const pages = await openPages(options);
  app.addHook('onClose', () => pages?.close());
  if (!pages) app.log.warn(`Pages are not rendered: ${root} has no build for the server beside it.`);
  const render = async (request: FastifyRequest) => ((await mayRender(request)) ? pages?.pageOf(request) : undefined);
  return async (request, reply, path) => {
    const { headers } = request.raw;
    const isPersonal = isPersonalPage(pathOf(request.url));
    // A conditional request would get "not modified" in place of what it must not keep, or of "not found".
    const sendAnew = (answer: FastifyReply) => {
      for (const condition of conditions) Reflect.deleteProperty(headers, condition);
      return sendLoadingPage(answer);
    };
    reply.header('content-security-policy', policy);
    if (isPersonal) reply.header('cache-control', 'no-store');
    const rendered = await render(request).catch((error: unknown) => {
      if (isLogged(error)) logFailure(request, error);
    });
    if (rendered) {
      const { status, etag, encoding, body, sheet, chosen } = rendered;
      reply.header('content-security-policy', pagePolicy(page, sheet));
      reply.header('vary', varyWith(reply, 'accept, accept-encoding, cookie'));
      if (!isPersonal) reply.headers({ 'cache-control': 'no-cache', etag });
      // As the app keeps it, for readers without scripts.
      if (chosen !== undefined) reply.header('set-cookie', keepLanguageCookie(chosen, base));
      if (status === 200 && !isPersonal && isKnown(etag, headers['if-none-match'])) return reply.status(304).send();
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.status(status).type('text/html; charset=utf-8').send(body);
    }
    // Without its content, the app starts from the loading page and shows by itself what fails.
    const kind = pageAt(path);
    const isFound = kind === 'page' || (kind !== 'none' && (await isGuide(kind.guide)));
    if (!isFound) return sendAnew(reply.status(404));
    return isPersonal ? sendAnew(reply) : sendLoadingPage(reply);
  };
}

// A refusal of the request itself, as of a sandbox that is gone, is no defect.
const logFailure = ({ log }: FastifyRequest, error: unknown): void =>
  (error as { status?: number }).status !== undefined ? log.info(error) : log.error(error);

// A proxy may send back a tag as weak, or several (RFC 9110 §13.1.2).
const isKnown = (etag: string, known = ''): boolean =>
  known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

const varyWith = (reply: FastifyReply, names: string): string =>
  [...new Set([...String(reply.getHeader('vary') ?? '').split(/, */), ...names.split(', ')])]
    .filter(Boolean)
    .join(', ');
