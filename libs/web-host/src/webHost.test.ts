import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildWebHost } from './webHost';

// The other server: it keeps the addresses and headers that it gets.
const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
let other: Server;
let host: Awaited<ReturnType<typeof buildWebHost>>;
let folder: string;
beforeAll(async () => {
  other = createServer(({ url = '', headers }, reply) => {
    asked.push({ url, headers });
    reply.end('{}');
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  folder = mkdtempSync(join(tmpdir(), 'web-host-'));
  const root = join(folder, 'web');
  mkdirSync(root);
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Catálogo</title>');
  writeFileSync(join(folder, 'package.json'), 'outside');
  host = await buildWebHost({
    root,
    api: `http://127.0.0.1:${(other.address() as AddressInfo).port}`,
    config: {},
  });
  await host.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await host.close();
  other.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  asked.length = 0;
});

/** Sends an address as it is written: `fetch` would tidy it. */
async function send(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = host.server.address() as AddressInfo;
  const reply = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ port, host: '127.0.0.1', path, method, headers }, resolve).on('error', reject).end(),
  );
  return { status: reply.statusCode, body: await text(reply) };
}

it.each(['/api/acervo/1', '/oauth/token', '/parametros/secao_1', '/rss.xml', '/__mock/identity?session=x'])(
  'hands on %s',
  async (path) => {
    expect((await send(path)).status).toBe(200);
    expect(asked.map(({ url }) => url)).toEqual([path]);
  },
);

it.each([
  '/__mock/reset',
  '/%5F_mock/outbox',
  '/api/../__mock/outbox',
  '/api/%2e%2e/__mock/outbox',
  '/api/..%2f__mock/outbox',
  '/api/x/..%2f..%2f__mock%2foutbox',
  '/api/%2e%2e%2f__mock/outbox',
  '/api/..%5c__mock/outbox',
  '/api/..\\__mock/outbox',
  '/api/.%2e/__mock/outbox',
  '/api/..%252f__mock/outbox',
  '/__mock/hand-over/..%2freset',
  '/__mock/identity/../reset',
  '//evil.example/api/acervo/1',
  '/\\evil.example/api/acervo/1',
  '/../package.json',
  '/..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/metrics',
  '/docs/',
])('hands on nothing of %s', async (path) => {
  for (const method of ['GET', 'POST'])
    for (const accept of ['text/html', '*/*'])
      expect((await send(path, { accept }, method)).body).not.toContain('outside');
  expect(asked).toEqual([]);
});

it('waits half a minute for a request, not for ever', () => {
  const { requestTimeout, headersTimeout } = host.server;
  expect(requestTimeout).toBe(30_000);
  expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
});

it('says itself whom a call comes from, whatever the client says', async () => {
  const forged = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  await send('/api/acervo/1', forged);
  const { port } = host.server.address() as AddressInfo;
  expect(asked[0]?.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': `127.0.0.1:${port}`,
    'x-forwarded-proto': 'http',
  });
});
