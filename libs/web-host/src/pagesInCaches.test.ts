import Fastify from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveWebApp } from './servePages';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
const root = join(folder, 'web');
mkdirSync(join(root, '.vite'), { recursive: true });
mkdirSync(join(folder, 'web-server'));
writeFileSync(join(root, 'index.html'), '<title>Catálogo</title>');
writeFileSync(join(root, '.vite', 'parts.json'), '{}');
// The thread of a renderer whose pages are all that they can be made of, and how many were made before.
writeFileSync(
  join(folder, 'web-server', 'worker.mjs'),
  `import { parentPort } from 'node:worker_threads';
   import { inspect } from 'node:util';
   let made = 0;
   parentPort.on('message', ({ port, ...asked }) => {
     const html = inspect(asked) + (made += 1);
     port.postMessage({ kind: 'page', page: { status: 200, html, isWhole: true } });
   });`,
);
afterAll(() => rmSync(folder, { recursive: true }));

const app = Fastify();
let mayRender = true;
beforeAll(async () => {
  const answerPage = await serveWebApp(app, {
    root,
    isGuide: async () => false,
    mayRender: async () => mayRender,
    originOf: ({ host }) => `http://${host}`,
    callsOf: () => fetch,
    version: async () => '',
    maxAge: 60_000,
  });
  app.setNotFoundHandler((request, reply) => answerPage(request, reply, request.url.split('?')[0] ?? ''));
});
afterAll(() => app.close());
beforeEach(() => (mayRender = true));

const ask = async (url: string, headers: Record<string, string> = {}) => await app.inject({ url, headers });
const inLanguage = (language: string, more = {}) =>
  ask('/acervo/1', { cookie: `catalogue.language=${language}`, ...more });

const patron = { authorization: 'Bearer 1|of-ana', cookie: 'catalogue.session=of-ana; x=of-ana' };
const dark = { 'sec-ch-prefers-color-scheme': 'dark', cookie: 'catalogue.appearance={"modo":"escuro"}' };

it('a page tells caches all that it depends on, and in another language it is another page', async () => {
  const english = await inLanguage('en');
  expect(String(english.headers.vary).split(', ')).toEqual(
    expect.arrayContaining(['accept', 'accept-encoding', 'cookie']),
  );
  expect(english.headers['cache-control']).toBe('no-cache');
  const tag = { 'if-none-match': String(english.headers.etag) };
  expect((await inLanguage('en', tag)).statusCode).toBe(304);
  const spanish = await inLanguage('es', tag);
  expect([spanish.statusCode, spanish.body.includes("'es'")]).toEqual([200, true]);
});

it.each([
  ['a patron', patron],
  ['who prefers dark colours', dark],
])('a public page for %s is that of any visitor, whoever asks first', async (_, headers) => {
  for (const [url, first, then] of [
    ['/acervo/2?a', headers, {}],
    ['/acervo/2?b', {}, headers],
  ] as const) {
    const pages = [await ask(url, first), await ask(url, then)];
    expect(pages.map(({ body }) => /of-ana|escuro|dark/.exec(body))).toEqual([null, null]);
    expect(pages[1]?.rawPayload).toEqual(pages[0]?.rawPayload);
    expect(pages[1]?.headers.etag).toBe(pages[0]?.headers.etag);
  }
});

it.each(['/meupergamum/inicio', '/cesta', '/sair', '/Meupergamum//inicio', '/x/../cesta'])(
  '%s is kept by no cache: neither that of the server nor any other, rendered or not',
  async (url) => {
    const pages = [await ask(url, patron), await ask(url, patron)];
    mayRender = false;
    pages.push(await ask(url, patron));
    const tag = { 'if-none-match': String(pages[2]?.headers.etag), 'if-modified-since': new Date().toUTCString() };
    pages.push(await ask(url, { ...patron, ...tag }));
    expect(new Set(pages.map(({ headers }) => headers['cache-control']))).toEqual(new Set(['no-store']));
    expect(pages.map(({ statusCode }) => statusCode)).not.toContain(304);
    expect(pages.slice(0, 2).map(({ headers }) => headers.etag)).toEqual([undefined, undefined]);
    expect(pages.map(({ body }) => body.includes('of-ana'))).toEqual([false, false, false, false]);
    expect(pages[1]?.body).not.toBe(pages[0]?.body);
  },
);
