import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Databases } from '../tenants/databases';
import { Peers } from '../tenants/peers';
import { openTestApp, type TestApp } from '../testing/app';
import * as own from '../testing/testServer';

const page = { accept: 'text/html' };

async function openSandboxes(env: Record<string, string> = {}) {
  const server: TestApp = await openTestApp({ env });
  const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, headers = {}, payload?: object) => {
    const reply = await server.app.inject({ method, url, headers, payload });
    return { status: reply.statusCode, cookie: String(reply.headers['set-cookie'] ?? ''), body: reply.body };
  };
  return { ask, stop: () => server.stop() };
}
type Sandboxes = Awaited<ReturnType<typeof openSandboxes>>;

describe('the cookie of a sandbox', () => {
  let sandboxes: Sandboxes;
  beforeAll(async () => {
    sandboxes = await openSandboxes();
    await sandboxes.ask('POST', '/__mock/snapshots', {}, { name: 'vitrine' });
  });
  afterAll(async () => {
    await sandboxes.ask('DELETE', '/__mock/snapshots/vitrine');
    await sandboxes.stop();
  });

  it('is for the server’s own pages and calls, out of reach of scripts', async () => {
    const { ask } = sandboxes;
    const entered = await ask('POST', '/__mock/sandboxes', {}, { enter: true });
    const opened = await ask('GET', '/?mock=vitrine', page);
    for (const { cookie } of [entered, opened])
      expect(cookie).toMatch(/^sandbox=[a-z0-9]{25}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await ask('POST', '/__mock/sandboxes', {}, {})).cookie).toBe('');
  });

  it('is kept to https where the server is reached by it', async () => {
    const { ask, stop } = await openSandboxes({ MOCK_CONTROLS: 'public', PUBLIC_URL: 'https://catalogue.example.org' });
    const { cookie } = await ask('POST', '/__mock/sandboxes', { host: 'catalogue.example.org' }, { enter: true });
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
    await stop();
  });

  it.each(['cross-site', 'same-site'])('is not set by a %s link until the user confirms it', async (site) => {
    const { ask } = sandboxes;
    for (const name of ['vitrine', '']) {
      const asked = await ask('GET', `/acervo/1?mock=${name}`, { ...page, 'sec-fetch-site': site });
      expect([asked.status, asked.cookie]).toEqual([200, '']);
      expect(asked.body).toContain(`href="/acervo/1?mock=${name}"`);
    }
    for (const own of ['none', 'same-origin'])
      expect((await ask('GET', '/?mock=vitrine', { ...page, 'sec-fetch-site': own })).status).toBe(303);
  });

  it('is taken back when the sandbox is dropped, or gone already', async () => {
    const { ask } = sandboxes;
    const { cookie, body } = await ask('POST', '/__mock/sandboxes', {}, { enter: true });
    const [held = ''] = cookie.split(';');
    const { id } = JSON.parse(body) as { id: string };
    expect(JSON.parse((await ask('GET', '/__mock/clock', { cookie: held })).body)).toMatchObject({ sandbox: id });
    expect((await ask('DELETE', `/__mock/sandboxes/${id}`, { cookie: held })).cookie).toMatch(/^sandbox=; Max-Age=0;/);
    const gone = await ask('GET', '/api/acervo/1', { cookie: held });
    expect([gone.status, gone.cookie]).toEqual([
      404,
      expect.stringMatching(/^sandbox=; Max-Age=0;.*HttpOnly/) as string,
    ]);
    expect(JSON.parse((await ask('GET', '/__mock/clock')).body)).toMatchObject({ sandbox: null });
  });
});

it('an invented one costs a look at the database with a page or a call, which are limited, and none with a file or a refused request', async () => {
  const web = mkdtempSync(join(tmpdir(), 'web-'));
  mkdirSync(join(web, 'assets'));
  for (const file of ['index.html', 'favicon.svg', 'assets/main.js']) writeFileSync(join(web, file), 'x');
  const joined: Peers[] = [];
  const peersOf = async (url: string) => {
    const peers = new Peers(url);
    joined.push(peers);
    await peers.join();
    return peers;
  };
  const looks = jest.spyOn(Databases.prototype, 'sandboxes');
  const server = await openTestApp({ server: own, peersOf, env: { WEB_DIR: web } });
  let invented = 0;
  const looksFor = async (url: string, accept: string, more = {}) => {
    looks.mockClear();
    const cookie = `sandbox=${String((invented += 1)).padStart(25, 'x')}`;
    const { headers } = await server.app.inject({ url, headers: { accept, cookie, ...more } });
    return [looks.mock.calls.length, headers['set-cookie'] !== undefined];
  };
  try {
    for (const file of ['/assets/main.js', '/assets/gone.js', '/favicon.svg', '/index.html', '/config.json'])
      expect([file, await looksFor(file, '*/*')]).toEqual([file, [0, false]]);
    expect(await looksFor('/api/acervo/1', '*/*', { host: 'no host' })).toEqual([0, false]);
    expect(await looksFor('/', 'text/html')).toEqual([1, true]);
    expect(await looksFor('/api/acervo/1', '*/*')).toEqual([1, true]);
  } finally {
    await server.stop();
    for (const peers of joined) await peers.close();
    rmSync(web, { recursive: true });
    looks.mockRestore();
  }
});
