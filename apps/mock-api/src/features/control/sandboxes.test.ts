import { get } from 'node:http';
import { openTestApp } from '../../testing/app';
import { openControlRoom } from '../../testing/controlRoom';

const room = openControlRoom();

describe('a sandbox', () => {
  it('has a state of its own, which nobody else sees', async () => {
    const [one, other] = [await room.newSandbox(), await room.newSandbox()];
    const before = await room.dueDates(other);
    expect((await room.renewFirst(one)).status).toBe(200);
    expect(await room.dueDates(one)).not.toEqual(before);
    expect(await room.dueDates(other)).toEqual(before);
    expect(await room.dueDates('demo')).toEqual(before);
  });

  it('has a desk of its own: what is paid in one sandbox is still owed in the others', async () => {
    const [one, other] = [await room.newSandbox(), await room.newSandbox()];
    const debts = async (sandbox: string) =>
      (
        await room.ask<{ cod_debito: string }[]>('/api/emprestimo/debitos-pendentes', {
          sandbox,
          headers: await room.signIn(sandbox, 'bruno'),
        })
      ).body.map(({ cod_debito }) => cod_debito);
    const before = await debts(one);
    // The last one is of no loan.
    const cod_debito = before.at(-1);
    const paid = await room.ask(`/__mock/debts/${cod_debito}/pay`, { method: 'POST', sandbox: one });
    expect(paid.status).toBe(200);
    expect(await debts(one)).toEqual(before.slice(0, -1));
    expect(await debts(other)).toEqual(before);
    expect(await debts('demo')).toEqual(before);
  });

  it('is chosen by a header, a cookie or a host name', async () => {
    const id = await room.newSandbox();
    await room.ask('/__mock/clock', { method: 'PUT', sandbox: id, body: { advance: 'P3D' } });
    const today = async (headers: Record<string, string>) =>
      (await room.ask<{ today: string }>('/__mock/clock', { headers })).body.today;
    expect(await today({ 'x-sandbox': id })).toBe('2026-03-13');
    expect(await today({ cookie: `theme=dark; sandbox=${id}` })).toBe('2026-03-13');
    expect(await today({ host: `${id}.localhost:4200` })).toBe('2026-03-13');
    expect(await today({ host: 'localhost:4200' })).toBe('2026-03-10');
  });

  it('takes no token of another one', async () => {
    const [one, other] = [await room.newSandbox(), await room.newSandbox()];
    const headers = await room.signIn(one);
    expect((await room.ask('/api/pessoas', { sandbox: one, headers })).status).toBe(200);
    expect((await room.ask('/api/pessoas', { sandbox: other, headers })).status).toBe(401);
    expect((await room.ask('/api/pessoas', { headers })).status).toBe(401);
  });

  it('is gone when it is dropped, and one that never was says so', async () => {
    const id = await room.newSandbox();
    expect((await room.ask(`/__mock/sandboxes/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await room.ask('/__mock/clock', { sandbox: id })).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('não encontrado') as string },
    });
    expect((await room.ask(`/__mock/sandboxes/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await room.ask('/__mock/sandboxes', { method: 'POST', body: { from: 'nunca' } })).status).toBe(404);
  });

  it('is made also where the tenant was reset before there was any', async () => {
    const server = await openTestApp();
    expect((await server.app.inject({ method: 'POST', url: '/__mock/reset' })).statusCode).toBe(200);
    const made = await server.app.inject({ method: 'POST', url: '/__mock/sandboxes', payload: {} });
    await server.stop();
    expect(made.statusCode).toBe(201);
  });

  it.each([
    ['titles', true],
    ['false', false],
  ])('has no demo people where DEMO is %s, and titles: %s', async (DEMO, titles) => {
    const server = await openTestApp({ seeded: false, env: { DEMO } });
    const { id } = (await server.app.inject({ method: 'POST', url: '/__mock/sandboxes', payload: {} })).json<{
      id: string;
    }>();
    const read = async <Body>(url: string) =>
      (await server.app.inject({ url, headers: { 'x-sandbox': id } })).json<Body>();
    const { total } = await read<{ total: number }>('/api/consulta?termo_pesquisa=brasil');
    expect(total > 0).toBe(titles);
    expect(await read('/__mock/personas')).toEqual([]);
    await server.stop();
  });

  it('is refused where there are as many as the server may keep, and given again when one is dropped', async () => {
    const full = await openTestApp({ env: { SANDBOX_LIMIT: '1' } });
    const make = () => full.app.inject({ method: 'POST', url: '/__mock/sandboxes', payload: {} });
    const both = await Promise.all([make(), make()]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 429]);
    const { id } = both.find(({ statusCode }) => statusCode === 201)?.json<{ id: string }>() ?? { id: '' };
    await full.app.inject({ method: 'DELETE', url: `/__mock/sandboxes/${id}` });
    expect((await make()).statusCode).toBe(201);
    await full.stop();
  });

  it('has few connections, however many calls it gets at once', async () => {
    const sandboxes = [await room.newSandbox(), await room.newSandbox()];
    const search = '/api/consulta?termo_pesquisa=historia+';
    const calls = sandboxes.flatMap((sandbox) =>
      Array.from({ length: 30 }, (_, index) => room.ask(`${search}${index}`, { sandbox })),
    );
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(60).fill(200));
    const [{ used } = { used: 0 }] = await room.db().$queryRaw<{ used: number }[]>`
      SELECT count(*)::int AS used FROM pg_stat_activity
       WHERE right(datname, 12) = ANY(${sandboxes.map((id) => id.slice(0, 12))})`;
    expect(used).toBeGreaterThan(0);
    expect(used).toBeLessThanOrEqual(2 * 3);
  });

  it('is not looked for when the controls are off', async () => {
    const closed = await openTestApp({ env: { MOCK_CONTROLS: 'false' } });
    const get = (url: string) =>
      closed.app.inject({ url, headers: { 'x-sandbox': 'nunca', 'mock-fault': 'unexpected-500' } });
    expect((await get('/parametros/funcionalidades')).statusCode).toBe(200);
    expect((await get('/parametros/funcionalidades')).headers).not.toHaveProperty('mock-violations');
    expect((await get('/api/acervo/999999999')).headers).not.toHaveProperty('mock-explain');
    expect((await get('/__mock/clock')).statusCode).toBe(404);
    await closed.stop();
  });
});

describe('a snapshot', () => {
  it('brings a tenant back, its time included, and is where a sandbox may begin', async () => {
    const sandbox = await room.newSandbox();
    await room.ask('/__mock/clock', { method: 'PUT', sandbox, body: { advance: 'P1D' } });
    const before = await room.dueDates(sandbox);
    expect((await room.ask('/__mock/snapshots', { method: 'POST', sandbox, body: { name: 'antes' } })).status).toBe(
      201,
    );
    await room.renewFirst(sandbox);
    await room.ask('/__mock/clock', { method: 'PUT', sandbox, body: { advance: 'P1D' } });

    await room.ask('/__mock/faults', { method: 'PUT', sandbox, body: [{ name: 'slow' }] });
    const restored = await room.ask<{ now: string }>('/__mock/snapshots/antes/restore', { method: 'POST', sandbox });
    expect(restored.body.now).toContain('2026-03-11');
    expect((await room.ask('/__mock/faults', { sandbox })).body).toEqual([]);
    expect((await room.ask('/__mock/log', { sandbox })).body).toEqual([]);
    expect(await room.dueDates(sandbox)).toEqual(before);
    expect(await room.dueDates(await room.newSandbox('antes'))).toEqual(before);

    expect((await room.ask<object[]>('/__mock/snapshots')).body).toContainEqual({ name: 'antes' });
    expect((await room.ask('/__mock/snapshots/antes', { method: 'DELETE' })).status).toBe(204);
    expect((await room.ask('/__mock/snapshots/antes/restore', { method: 'POST', sandbox })).status).toBe(404);
  });

  it('is saved whole while others use the tenant', async () => {
    const sandbox = await room.newSandbox();
    const headers = await room.signIn(sandbox);
    const reads = Array.from({ length: 20 }, () => room.ask('/api/pessoas', { sandbox, headers }));
    const saved = room.ask('/__mock/snapshots', { method: 'POST', sandbox, body: { name: 'no-meio' } });
    const after = Array.from({ length: 20 }, () => room.ask('/api/pessoas', { sandbox, headers }));
    expect((await saved).status).toBe(201);
    expect((await Promise.all([...reads, ...after])).map(({ status }) => status)).toEqual(Array(40).fill(200));
  });

  it('is refused where there are as many as the server may keep, and goes with its sandbox', async () => {
    const full = await openTestApp({ env: { SNAPSHOT_LIMIT: '2' } });
    const ask = async (method: 'POST' | 'DELETE' | 'GET', url: string, sandbox: string, payload?: object) =>
      full.app.inject({ method, url: `/__mock/${url}`, headers: { 'x-sandbox': sandbox }, payload });
    const save = async (name: string, sandbox: string) =>
      (await ask('POST', 'snapshots', sandbox, { name })).statusCode;
    const { id } = (await ask('POST', 'sandboxes', 'demo', {})).json<{ id: string }>();
    expect(await save('um', id)).toBe(201);
    expect((await Promise.all([save('dois', 'demo'), save('tres', id)])).sort()).toEqual([201, 429]);
    // The same name replaces it.
    expect(await save('um', id)).toBe(201);
    expect(await save('quatro', id)).toBe(429);
    await ask('DELETE', `sandboxes/${id}`, 'demo');
    const left = (await ask('GET', 'snapshots', 'demo')).json<{ name: string }[]>();
    expect(left.map(({ name }) => name)).not.toContain('um');
    expect(await save('quatro', 'demo')).toBe(201);
    for (const { name } of (await ask('GET', 'snapshots', 'demo')).json<{ name: string }[]>())
      await ask('DELETE', `snapshots/${name}`, 'demo');
    await full.stop();
  });

  it.each(['', 'Maiúscula', 'a b', '../x', 'x'.repeat(40), "a';drop"])('is not called "%s"', async (name) => {
    expect((await room.ask('/__mock/snapshots', { method: 'POST', body: { name } })).status).toBe(422);
  });
});

it('a page opens in a sandbox of its own from a snapshot, and goes back to the shared tenant', async () => {
  const saved = await room.newSandbox();
  await room.ask('/__mock/clock', { method: 'PUT', sandbox: saved, body: { advance: 'P2D' } });
  await room.ask('/__mock/snapshots', { method: 'POST', sandbox: saved, body: { name: 'vitrine' } });
  const page = (url: string) => room.ask(url, { headers: { accept: 'text/html' } });

  const { status, headers } = await page('/acervo/1?mock=vitrine&aba=marc');
  expect([status, headers.location]).toEqual([303, '/acervo/1?aba=marc']);
  const [cookie = ''] = String(headers['set-cookie']).split(';');
  expect((await room.ask<{ today: string }>('/__mock/clock', { headers: { cookie } })).body.today).toBe('2026-03-12');

  expect(String((await page('/?mock=')).headers['set-cookie'])).toContain('Max-Age=0');

  const asked = (accept: string) =>
    room.app().inject({ url: '/acervo/1?mock=%3Cb%3Enunca&aba=marc', headers: { accept } });
  const unknown = await asked('text/html');
  expect([unknown.statusCode, unknown.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(unknown.body).toContain('“&lt;b&gt;nunca”');
  expect(unknown.body).toContain('href="/acervo/1?mock=vitrine&amp;aba=marc"');
  expect((await asked('application/json')).headers['content-type']).toMatch(/json/);
});

describe('an address as odd as a socket lets it through', () => {
  const page = (path: string) =>
    new Promise<{ status?: number; location?: string }>((resolve, reject) =>
      get(room.address(), { path, headers: { accept: 'text/html' } }, (reply) => {
        reply.resume();
        resolve({ status: reply.statusCode, location: reply.headers.location });
      }).on('error', reject),
    );

  it.each(['//', '///?x=1', '/\\', '//[', '/%'])('%s is no page, and nothing breaks', async (path) => {
    expect((await page(path)).status).toBeGreaterThanOrEqual(400);
    expect((await page(path)).status).toBeLessThan(500);
  });

  it.each(['//evil.example', '/\\evil.example', '/..//evil.example', '///evil.example'])(
    '%s leads to no other host',
    async (path) =>
      expect(await page(`${path}?mock=`)).toEqual({
        status: 303,
        location: expect.stringMatching(/^\/[^/\\]/) as string,
      }),
  );
});

it('reset gives the tenant the demo data again', async () => {
  const sandbox = await room.newSandbox();
  await room.ask('/__mock/faults', { method: 'PUT', sandbox, body: [{ name: 'slow' }] });
  await room.ask('/api/acervo/1', { sandbox, headers: { 'mock-fault': 'refused' } });
  const before = await room.dueDates(sandbox);
  await room.renewFirst(sandbox);
  await room.ask('/__mock/clock', { method: 'PUT', sandbox, body: { advance: 'P1M' } });
  expect((await room.ask('/__mock/reset', { method: 'POST', sandbox })).status).toBe(200);
  expect((await room.ask('/__mock/faults', { sandbox })).body).toEqual([]);
  expect((await room.ask('/__mock/log', { sandbox })).body).toEqual([]);
  expect(await room.dueDates(sandbox)).toEqual(before);
});
