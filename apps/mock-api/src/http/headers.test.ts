import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestApp, type TestApp } from '../testing/app';

const web = mkdtempSync(join(tmpdir(), 'web-'));
beforeAll(() => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<title>Biblioteca</title>');
  writeFileSync(join(web, 'assets', 'app.js'), 'export {};');
});
afterAll(() => rmSync(web, { recursive: true }));

const addresses = [
  '/',
  '/acervo/1',
  '/nada/aqui',
  '/assets/app.js',
  '/config.json',
  '/api/acervo/1',
  '/api/nada',
  '/api/consulta?x=1',
  '/openapi.json',
  '/docs',
  '/docs/',
  '/docs/static/index.html',
  '/docs/static/swagger-ui-bundle.js',
  '/docs/json',
  '/robots.txt',
  '/healthz',
  '/__mock/clock',
  '/__mock/identity?session=x',
  '/%E0%A4%A',
];
const asked = addresses.flatMap((url) => [
  { url, accept: 'text/html' },
  { url, accept: 'application/json' },
]);

describe('every reply', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ env: { WEB_DIR: web } });
  });
  afterAll(() => server.stop());

  it.each(asked)('of $url to $accept may be framed by nobody, and runs nothing of others', async ({ url, accept }) => {
    const { headers } = await server.app.inject({ url, headers: { accept } });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/default-src '(none|self)'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'|script-src[^;]*'unsafe-eval'/);
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it.each(['/', '/acervo/1', '/nada/aqui', '/assets/app.js'])('of %s lets the web app run', async (url) => {
    const { headers } = await server.app.inject({ url, headers: { accept: 'text/html' } });
    expect(headers['content-security-policy']).toContain("default-src 'self'; script-src 'self'");
  });

  it('of the documentation lets it run', async () => {
    const { headers } = await server.app.inject('/docs/');
    expect(headers['content-security-policy']).toContain("default-src 'self'; style-src 'self' 'unsafe-inline'");
  });

  it('to a patron’s token is stored nowhere', async () => {
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'ana' } });
    const authorization = server.patronToken(cod_pessoa, 'ana');
    for (const url of [
      '/api/pessoas',
      '/api/pessoas/meu-pergamum/dados-pessoais',
      '/api/acervo/1',
      '/api/nao',
      '/api/consulta?x=1',
    ]) {
      const { headers, statusCode } = await server.app.inject({ url, headers: { authorization } });
      expect([url, headers['cache-control'], statusCode === 404]).toEqual([
        url,
        url === '/api/nao' ? 'no-cache' : 'no-store',
        url === '/api/nao',
      ]);
    }
    expect((await server.app.inject('/__mock/outbox')).headers['cache-control']).toBe('no-store');
  });

  it('is in no cache without being asked for again: it may be of one language, or of a sandbox', async () => {
    for (const url of ['/api/acervo/1', '/api/parametros/instituicao', '/api/nada', '/config.json', '/openapi.json'])
      for (const headers of [{}, { lang: '5' }, { 'x-sandbox': 'demo' }])
        expect((await server.app.inject({ url, headers })).headers['cache-control']).toBe('no-cache');
  });

  it('is not given to a host name that cannot be one', async () => {
    for (const host of ['evil.example"><x', 'a b', 'evil.example/x', 'a@b', '<x>', 'a\\b', 'evil.example:80:80'])
      for (const url of ['/robots.txt', '/', '/api/acervo/1'])
        expect([host, (await server.app.inject({ url, headers: { host } })).statusCode]).toEqual([host, 400]);
    for (const host of ['library.example', 'library.example:8080', '[2001:db8::1]:80', '10.0.0.1', 'a_b.example'])
      expect([host, (await server.app.inject({ url: '/robots.txt', headers: { host } })).statusCode]).toEqual([
        host,
        200,
      ]);
  });
});

describe('a server with an address of its own', () => {
  const env = {
    WEB_DIR: web,
    MOCK_CONTROLS: 'false',
    PUBLIC_URL: 'https://catalogue.example.org',
    ALLOWED_HOSTS: 'other.example.org',
    TRUSTED_PROXIES: '10.0.0.0/8',
  };
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ env });
  });
  afterAll(() => server.stop());

  it('names that address, whatever the request says', async () => {
    for (const headers of [
      { host: 'other.example.org' },
      { host: 'catalogue.example.org', 'x-forwarded-host': 'evil.example' },
    ])
      for (const url of ['/robots.txt', '/opensearch.xml', '/sitemap.xml']) {
        const { body, statusCode } = await server.app.inject({ url, headers });
        expect([url, statusCode, body.includes('https://catalogue.example.org/')]).toEqual([url, 200, true]);
        expect(body).not.toMatch(/http:\/\/(catalogue|other)|evil/);
      }
  });

  it('answers under no other name, but its health', async () => {
    const status = async (host: string, url = '/api/acervo/1') =>
      (await server.app.inject({ url, headers: { host } })).statusCode;
    expect(await status('catalogue.example.org')).toBe(200);
    expect(await status('OTHER.example.org:443')).toBe(200);
    expect(await status('evil.example')).toBe(421);
    expect(await status('catalogue.example.org.evil.example', '/')).toBe(421);
    expect(await status('evil.example', '/healthz')).toBe(200);
  });

  it('makes browsers come by https only', async () => {
    for (const { url, accept } of asked) {
      const { headers } = await server.app.inject({ url, headers: { accept, host: 'catalogue.example.org' } });
      expect([url, headers['strict-transport-security']]).toEqual([url, 'max-age=31536000']);
    }
  });

  it('shows no documentation of its calls as a page', async () => {
    for (const url of ['/docs', '/docs/', '/docs/json', '/docs/static/index.html'])
      expect((await server.app.inject({ url, headers: { host: 'catalogue.example.org' } })).statusCode).toBe(404);
  });
});

describe('a page of another origin', () => {
  const ask = (server: TestApp, origin: string, asked: { method?: 'GET' | 'OPTIONS'; url?: string } = {}) =>
    server.app.inject({
      method: asked.method ?? 'GET',
      url: asked.url ?? '/api/acervo/1',
      headers: {
        origin,
        host: 'localhost:4200',
        ...(asked.method && { 'access-control-request-method': 'POST' }),
      },
    });

  it('reads nothing, unless it is named', async () => {
    const server = await openTestApp();
    expect((await ask(server, 'http://localhost:3000')).headers).not.toHaveProperty('access-control-allow-origin');
    expect((await ask(server, 'http://localhost:3000', { method: 'OPTIONS' })).statusCode).toBe(405);
    await server.stop();
  });

  it('that is named may call, without cookies, and not the control room', async () => {
    const server = await openTestApp({ env: { CORS_ORIGINS: 'http://localhost:3000, https://app.example' } });
    for (const origin of ['http://localhost:3000', 'https://app.example']) {
      const { headers } = await ask(server, origin);
      expect(headers).toMatchObject({
        'access-control-allow-origin': origin,
        vary: expect.stringMatching(/origin/i) as string,
      });
      expect(headers['access-control-expose-headers']).toContain('mock-explain');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
      const preflight = await ask(server, origin, { method: 'OPTIONS' });
      expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([204, origin]);
      expect(preflight.headers['access-control-allow-headers']).toContain('authorization');
    }
    for (const origin of ['http://localhost:3001', 'https://app.example.evil.example', 'http://app.example', 'null']) {
      expect((await ask(server, origin)).headers).not.toHaveProperty('access-control-allow-origin');
      expect((await ask(server, origin, { method: 'OPTIONS' })).statusCode).toBe(405);
    }
    expect((await ask(server, 'http://localhost:3000', { url: '/__mock/outbox' })).statusCode).toBe(403);
    await server.stop();
  });
});
