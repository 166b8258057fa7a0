import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildWebHost } from './webHost';

// The other server: it keeps the addresses and headers that it gets.
const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
let other: Server;
let host: Awaited<ReturnType<typeof buildWebHost>>;
let folder: string;
let root: string;
async function open(options: Partial<Parameters<typeof buildWebHost>[0]> = {}) {
  const api = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const opened = await buildWebHost({ root, api, config: {}, ...options });
  await opened.listen({ port: 0, host: '127.0.0.1' });
  return opened;
}
beforeAll(async () => {
  other = createServer(({ url = '', headers }, reply) => {
    asked.push({ url, headers });
    reply.end('{}');
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  folder = mkdtempSync(join(tmpdir(), 'web-host-'));
  root = join(folder, 'web');
  mkdirSync(root);
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><html lang="pt"><link href="/assets/a.css"><title>Catálogo</title>',
  );
  writeFileSync(join(folder, 'package.json'), 'outside');
  host = await open();
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
async function send(path: string, headers: Record<string, string> = {}, method = 'GET', to = host) {
  const { port } = to.server.address() as AddressInfo;
  const reply = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ port, host: '127.0.0.1', path, method, headers }, resolve).on('error', reject).end(),
  );
  return { status: reply.statusCode, headers: reply.headers, body: await text(reply) };
}

it.each([
  '/api/acervo/1',
  '/oauth/token',
  '/parametros/secao_1',
  '/rss.xml',
  '/sitemap.xml',
  '/sitemap/1',
  '/avisos/parar?t=1.atraso.x',
  '/calendario/x.ics',
  '/__mock/identity?session=x',
])('hands on %s', async (path) => {
  expect((await send(path)).status).toBe(200);
  expect(asked.map(({ url }) => url)).toEqual([path]);
});

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
  '/sitemap/../__mock/outbox',
  '/sitemap/1/..%2f..%2f__mock/outbox',
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

it.each(['/acervo/1', '/nada/..%2f..'])('goes on, and hands on nothing of %s, when its reader leaves', async (path) => {
  let reader: Socket | undefined;
  const deserted = await open({
    isServed: (hostname) => {
      if (hostname === 'leaves.example') reader?.destroy();
      return true;
    },
  });
  deserted.server.once('connection', (socket) => (reader = socket));
  const headers = { accept: 'text/html', host: 'leaves.example' };
  await expect(send(path, headers, 'GET', deserted)).rejects.toThrow('socket hang up');
  expect((await send('/api/acervo/2', {}, 'GET', deserted)).status).toBe(200);
  expect(asked.map(({ url }) => url)).toEqual(['/api/acervo/2']);
  await deserted.close();
});

it.each<Record<string, string>>([{}, { accept: '*/*' }, { accept: 'text/html' }])(
  'gives the page of a title to a client that sends %j',
  async (headers) => {
    const page = await send('/acervo/1', headers);
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(asked).toEqual([]);
  },
);

it('says that a file of another version is not there, and lets no cache keep that', async () => {
  const { status, headers } = await send('/assets/Screen-old.js', { accept: 'text/html' });
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  expect(asked).toEqual([]);
});

it('sends the page and the manifest of the app with links that lead below the base path', async () => {
  const below = await open({ base: '/catalogo' });
  const page = await send('/catalogo/index.html', {}, 'GET', below);
  expect(page.body).toContain('<html lang="pt" data-base="/catalogo"><link href="/catalogo/assets/a.css">');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  const manifest = await send('/catalogo/manifest.webmanifest', {}, 'GET', below);
  expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(JSON.parse(manifest.body)).toMatchObject({ start_url: './', scope: './', name: 'Catálogo das bibliotecas' });
  expect(manifest.body).not.toContain('"/');
  // What a phone offers on the icon, and as a place to share a text with.
  expect(JSON.parse(manifest.body)).toMatchObject({
    shortcuts: [
      { name: 'Empréstimos', url: './meupergamum/titulos-pendentes' },
      { name: 'Reservas', url: './meupergamum/reservas' },
      { name: 'Carteira', url: './meupergamum/token' },
    ],
    share_target: { action: './', method: 'GET', params: { text: 'termo_pesquisa' } },
  });
  await below.close();
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

it.each([
  'x-real-ip',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'forwarded',
  'via',
  'true-client-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'cf-connecting-ip',
  'x-original-url',
  'x-original-forwarded-for',
  'x-rewrite-url',
  'x-envoy-external-address',
  'x-http-method-override',
  'x-control-key',
  'expect',
])('hands on no %s, which is of proxies or for itself', async (name) => {
  await send('/api/acervo/1', { [name]: name === 'expect' ? '100-continue' : 'forged', 'x-sandbox': 'one' });
  expect(asked[0]?.headers).not.toHaveProperty(name);
  expect(asked[0]?.headers).toMatchObject({ 'x-sandbox': 'one' });
  // Not even as a header of this connection.
  await send('/api/acervo/1', { connection: 'x-forwarded-for, close' });
  expect(asked[1]?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
});

it('decides on its own connection whether it is kept open, not on the one to the server', async () => {
  expect((await send('/api/acervo/1', { connection: 'close' })).headers).toMatchObject({ connection: 'close' });
});

it.each(['/', '/api/acervo/1', '/config.json', '/docs/', '/nada.txt', '/%E0%A4%A', '/api/..%2fx'])(
  'protects its answer to %s',
  async (path) => {
    const near = await send(path);
    expect(near.headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
    });
    expect(near.headers).not.toHaveProperty('strict-transport-security');
    const secure = await open({ publicUrl: 'https://catalogue.example.org' });
    expect((await send(path, {}, 'GET', secure)).headers).toHaveProperty('strict-transport-security');
    await secure.close();
  },
);

it.each([
  ['evil.example"><x', 400],
  ['a@evil.example', 400],
  ['evil.example', 421],
  ['catalogue.example.org', 200],
])('answers for a host %s with %d', async (name, status) => {
  const strict = await open({ isServed: (hostname) => hostname === 'catalogue.example.org' });
  expect((await send('/api/acervo/1', { host: name }, 'GET', strict)).status).toBe(status);
  expect(asked).toHaveLength(status === 200 ? 1 : 0);
  await strict.close();
});

it('does not choose between two hosts', async () => {
  const socket = connect((host.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /api/acervo/1 HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  expect(asked).toEqual([]);
});

it('accepts three hundred connections of one address', async () => {
  const limited = await open({ isLimited: () => true });
  const { port } = limited.server.address() as AddressInfo;
  const sockets = Array.from({ length: 300 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const another = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(another, 'close');
  for (const socket of sockets) socket.destroy();
  await limited.close();
});

it('answers monitors itself, and returns metrics to those who may read them', async () => {
  for (const path of ['/livez', '/readyz']) expect((await send(path)).status).toBe(200);
  expect((await send('/metrics')).status).toBe(403);
  const watched = await open({ mayReadMetrics: () => true });
  await send('/api/acervo/1', {}, 'GET', watched);
  await send('/acervo/1', { accept: 'text/html' }, 'GET', watched);
  const { body } = await send('/metrics', {}, 'GET', watched);
  expect(body).toContain('catalogue_calls_total{call="handed on",status="2xx"} 1');
  expect(body).toContain('catalogue_calls_total{call="page",status="2xx"} 1');
  await watched.close();
});

it('hands on the name of a request and its trace, as a step of its own', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const reply = await send('/api/acervo/1', {
    'x-request-id': 'proxy-17',
    traceparent: `00-${trace}-00f067aa0ba902b7-01`,
  });
  expect(reply.headers['x-request-id']).toBe('proxy-17');
  expect(asked[0]?.headers['x-request-id']).toBe('proxy-17');
  expect(asked[0]?.headers.traceparent).toMatch(new RegExp(`^00-${trace}-(?!00f067aa0ba902b7)[\\da-f]{16}-01$`));
});

it('serves the catalogue below a path, and asks the other server at its root', async () => {
  const below = await open({ base: '/catalogo' });
  await send('/catalogo/api/acervo/1', {}, 'GET', below);
  expect(asked.map(({ url }) => url)).toEqual(['/api/acervo/1']);
  const { body } = await send('/catalogo/acervo/1', { accept: 'text/html' }, 'GET', below);
  expect(body).toContain('Catálogo');
  await below.close();
});

it('limits files ten times as generously as reads, and apart from them', async () => {
  const limited = await open({ isLimited: () => true });
  const ask = async (url: string, remoteAddress = '203.0.113.7') =>
    (await limited.inject({ url, remoteAddress })).statusCode;
  const statuses = new Map<number, number>();
  for (let at = 0; at < 6100; at += 1) {
    const status = await ask('/assets/a.js');
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(statuses).toEqual(
    new Map([
      [404, 6000],
      [429, 100],
    ]),
  );
  expect([await ask('/config.json'), await ask('/assets/a.js', '203.0.113.8')]).toEqual([200, 404]);
  await limited.close();
});
