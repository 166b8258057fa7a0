import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { openTestApp, type TestApp } from '../testing/app';

const key = 'a key of the monitors';
const named = { authorization: `Bearer ${key}` };
const lineOf = (server: TestApp, status: number) =>
  server.log
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line.msg === 'call' && line.status === status)
    .at(-1);

describe('what monitors read', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({
      env: { METRICS_KEY: key, ALLOWED_HOSTS: 'catalogue.example.org', MOCK_CONTROLS: 'false' },
    });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.stop());
  const metrics = async (): Promise<string> => (await server.app.inject({ url: '/metrics', headers: named })).body;

  it('counts calls by their names and never by their addresses', async () => {
    const headers = { host: 'catalogue.example.org', lang: '1' };
    for (const url of ['/api/acervo/5', '/api/acervo/7', '/api/acervo/99999999', '/nada/joao-silva'])
      await server.app.inject({ url, headers });
    const text = await metrics();
    expect(text).toContain('catalogue_calls_total{call="getTitle",status="2xx"} 2');
    expect(text).toContain('catalogue_calls_total{call="getTitle",status="4xx"} 1');
    expect(text).toContain('catalogue_calls_total{call="unknown",status="4xx"} 1');
    expect(text).toMatch(/catalogue_call_seconds_bucket\{le="10",call="getTitle"\} 3/);
    expect(text).not.toMatch(/joao|99999999/);
  });

  it('reports connections, sandboxes, index, mails, notices, memory and the lag of the event loop', async () => {
    const text = await metrics();
    expect(text).toMatch(/catalogue_database_connections\{tenant="shared",state="(used|idle)"\} [1-9]/);
    for (const name of [
      'catalogue_sandboxes 0',
      'catalogue_search_index_titles 0',
      'catalogue_outstanding{what="mails"}',
      'catalogue_outstanding{what="notices"}',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'catalogue_info{version="test"} 1',
    ])
      expect(text).toContain(name);
  });

  it('counts what nobody was told of yet in every table that can have it', async () => {
    const told = async () => Number(/outstanding\{what="notices"\} (\d+)/.exec(await metrics())?.[1]);
    const tables = await server.db.$queryRaw<{ name: string }[]>`
      SELECT table_name AS name FROM information_schema.columns
       WHERE table_schema = current_schema() AND column_name = 'untold' ORDER BY 1`;
    expect(tables.length).toBeGreaterThan(8);
    for (const { name } of tables) {
      const before = await told();
      const marked = await server.db.$executeRawUnsafe(`
        UPDATE "${name}" SET untold = true WHERE ctid = (SELECT ctid FROM "${name}" WHERE NOT untold LIMIT 1)`);
      expect([name, await told()]).toEqual([name, before + marked]);
    }
  });

  it('gives metrics to the holder of the key alone, under any host name', async () => {
    const ask = async (headers: Record<string, string>) =>
      (await server.app.inject({ url: '/metrics', headers })).statusCode;
    expect(await ask({ host: '10.0.0.3:4200', ...named })).toBe(200);
    expect(await ask({})).toBe(403);
    expect(await ask({ authorization: 'Bearer another key of somebody' })).toBe(403);
  });
});

describe('without METRICS_KEY', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ seeded: false });
  });
  afterAll(() => server.stop());

  it.each([
    ['a program of this machine', {}, 200],
    ['another machine', { remoteAddress: '203.0.113.7' }, 403],
    ['whoever a proxy on this machine speaks for', { headers: { 'x-forwarded-for': '203.0.113.7' } }, 403],
    ['a page whose name somebody let lead to this machine', { headers: { host: 'evil.example' } }, 403],
  ])('metrics are for programs of this machine: %s', async (_, asked, status) => {
    expect((await server.app.inject({ url: '/metrics', ...asked })).statusCode).toBe(status);
  });
});

describe('the name of a request', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ seeded: false });
  });
  afterAll(() => server.stop());
  const ask = (headers: Record<string, string>) => server.app.inject({ url: '/api/nada', headers });

  it('is taken, given back and logged, with the trace that it is part of', async () => {
    const id = '4bf92f3577b34da6a3ce929d0e0e4736';
    const { headers } = await ask({ 'x-request-id': 'proxy-17', traceparent: `00-${id}-00f067aa0ba902b7-01` });
    expect(headers['x-request-id']).toBe('proxy-17');
    expect(lineOf(server, 404)).toMatchObject({ reqId: 'proxy-17', trace_id: id });
  });

  it.each([
    ['too long', 'x'.repeat(65)],
    ['no plain word', 'one two'],
  ])('is a new one if it is %s', async (_, given) => {
    const { headers } = await ask({ 'x-request-id': given, traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` });
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    const { reqId, trace_id } = lineOf(server, 404) ?? {};
    expect(reqId).toBe(headers['x-request-id']);
    expect(trace_id).toMatch(/^(?!0{32})[\da-f]{32}$/);
  });
});

it('a server that stops is no longer ready, and ends once what is under way is answered', async () => {
  const server = await openTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  const status = async (path: string) => (await fetch(address + path)).status;
  expect([await status('/livez'), await status('/readyz')]).toEqual([200, 200]);

  const arrived = once(server.app.server, 'request');
  const slow = fetch(`${address}/api/acervo/5`, { headers: { lang: '1', 'mock-fault': 'slow' } });
  await arrived;
  const stopped = server.app.drain(50).then(() => server.app.close());
  expect([await status('/livez'), await status('/readyz')]).toEqual([200, 503]);
  expect((await slow).status).toBe(200);
  await stopped;
  await server.stop();
});

it('a server without its database is live and not ready', async () => {
  const server = await openTestApp({ seeded: false });
  await server.database.drop();
  const replies = await Promise.all(['/livez', '/readyz'].map((url) => server.app.inject(url)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 503]);
  await server.stop();
});
