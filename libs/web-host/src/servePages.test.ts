import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { serveWebApp } from './servePages';

const root = mkdtempSync(join(tmpdir(), 'web-'));
writeFileSync(join(root, 'index.html'), '<title>Catálogo</title>');
afterAll(() => rmSync(root, { recursive: true }));

it('who asks for an icon by its old address is led to it, below the base path as well', async () => {
  for (const base of ['', '/catalogo'] as const) {
    const app = Fastify();
    await serveWebApp(app, { root, base } as unknown as Parameters<typeof serveWebApp>[1]);
    const { statusCode, headers } = await app.inject('/favicon.ico');
    expect([statusCode, headers.location]).toEqual([302, `${base}/icons/book-192.png`]);
    await app.close();
  }
});

it('a page that cannot be rendered starts by itself, and the log has why, unless it is known', async () => {
  const log: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line) => void log.push(line) } } });
  const failures = [new Error('the database is away'), new Error('unexpected')];
  const answerPage = await serveWebApp(app, {
    root,
    isGuide: async () => false,
    mayRender: async () => {
      throw failures.shift();
    },
    isLogged: (error: unknown) => (error as Error).message === 'unexpected',
  } as unknown as Parameters<typeof serveWebApp>[1]);
  app.get('/acervo/1', (request, reply) => answerPage(request, reply, '/acervo/1'));
  const pages = [await app.inject('/acervo/1'), await app.inject('/acervo/1')];
  await app.close();
  expect(pages.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, '<title>Catálogo</title>'],
    [200, '<title>Catálogo</title>'],
  ]);
  expect(log.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['unexpected']);
});
