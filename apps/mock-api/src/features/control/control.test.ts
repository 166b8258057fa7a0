import { get } from 'node:http';
import { demoPassword } from '@catalogue/database/demoPassword';
import type { LogEntry } from '@catalogue/api-contract';
import { openTestApp, type TestApp } from '../../testing/app';

let server: TestApp;
let address: string;
beforeAll(async () => {
  server = await openTestApp();
  address = await server.app.listen({ port: 0 });
});
afterAll(() => server.stop());

interface Asked {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  sandbox?: string;
  body?: object;
  headers?: Record<string, string>;
}

/** One call, in a sandbox or in the shared library. */
async function ask<Body = Record<string, unknown>>(
  url: string,
  { method = 'GET', sandbox, body, headers }: Asked = {},
) {
  const reply = await server.app.inject({
    method,
    url,
    headers: { lang: '1', ...(sandbox && { 'x-sandbox': sandbox }), ...headers },
    payload: body,
  });
  return { status: reply.statusCode, headers: reply.headers, body: (reply.body && reply.json()) as Body };
}
const newSandbox = async (from?: string) =>
  (await ask<{ id: string }>('/__mock/sandboxes', { method: 'POST', body: { ...(from && { from }) } })).body.id;

async function signIn(sandbox: string, username = 'ana') {
  const { body } = await ask<{ access_token: string }>('/oauth/token', {
    method: 'POST',
    sandbox,
    body: {
      grant_type: 'password',
      client_id: 'catalogue-patron',
      client_secret: 'catalogue-patron-development',
      username,
      password: demoPassword,
    },
  });
  return { authorization: `Bearer ${body.access_token}` };
}
const dueDates = async (sandbox: string) => {
  const headers = await signIn(sandbox);
  const { body } = await ask<{ titulos: { codExemplar: string; dataDevolucaoPrevista: string }[] }>(
    '/api/emprestimo/titulos-pendentes',
    { sandbox, headers },
  );
  return body.titulos.map(({ dataDevolucaoPrevista }) => dataDevolucaoPrevista);
};
const renewFirst = async (sandbox: string) => {
  const headers = await signIn(sandbox);
  const { body } = await ask<{ titulos: { codExemplar: string; codBibliotecaExemplar: string }[] }>(
    '/api/emprestimo/titulos-pendentes',
    { sandbox, headers },
  );
  const [first] = body.titulos;
  return ask('/api/emprestimo/renovacao', {
    method: 'POST',
    sandbox,
    headers,
    body: [{ codExamplar: first?.codExemplar, codBibliotecaExemplar: first?.codBibliotecaExemplar }],
  });
};

describe('a sandbox', () => {
  it('has a state of its own, which nobody else sees', async () => {
    const [one, other] = [await newSandbox(), await newSandbox()];
    const before = await dueDates(other);
    expect((await renewFirst(one)).status).toBe(200);
    expect(await dueDates(one)).not.toEqual(before);
    expect(await dueDates(other)).toEqual(before);
    expect(await dueDates('demo')).toEqual(before);
  });

  it('is chosen by a header, a cookie or a host name', async () => {
    const id = await newSandbox();
    await ask('/__mock/clock', { method: 'PUT', sandbox: id, body: { advance: 'P3D' } });
    const today = async (headers: Record<string, string>) =>
      (await ask<{ today: string }>('/__mock/clock', { headers })).body.today;
    expect(await today({ 'x-sandbox': id })).toBe('2026-03-13');
    expect(await today({ cookie: `theme=dark; sandbox=${id}` })).toBe('2026-03-13');
    expect(await today({ host: `${id}.localhost:4200` })).toBe('2026-03-13');
    expect(await today({ host: 'localhost:4200' })).toBe('2026-03-10');
  });

  it('takes no token of another one', async () => {
    const [one, other] = [await newSandbox(), await newSandbox()];
    const headers = await signIn(one);
    expect((await ask('/api/pessoas', { sandbox: one, headers })).status).toBe(200);
    expect((await ask('/api/pessoas', { sandbox: other, headers })).status).toBe(401);
    expect((await ask('/api/pessoas', { headers })).status).toBe(401);
  });

  it('is gone when it is dropped, and one that never was says so', async () => {
    const id = await newSandbox();
    expect((await ask(`/__mock/sandboxes/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await ask('/__mock/clock', { sandbox: id })).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('não encontrado') as string },
    });
    expect((await ask(`/__mock/sandboxes/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await ask('/__mock/sandboxes', { method: 'POST', body: { from: 'nunca' } })).status).toBe(404);
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

describe('the clock', () => {
  it('goes forward by a duration or to a moment, and replies carry its date', async () => {
    const sandbox = await newSandbox();
    const set = (body: object) => ask<{ today: string }>('/__mock/clock', { method: 'PUT', sandbox, body });
    expect((await set({ advance: 'P1W' })).body.today).toBe('2026-03-17');
    expect((await set({ now: '2026-04-01T10:00:00-03:00' })).body.today).toBe('2026-04-01');
    const moved = await ask('/__mock/clock', { method: 'PUT', sandbox, body: { advance: 'P1D' } });
    expect(moved.headers.date).toContain('02 Apr 2026');
    for (const url of ['/parametros/funcionalidades', '/api/nothing', '/__mock/nothing'])
      expect((await ask(url, { sandbox })).headers.date).toContain('02 Apr 2026');
  });

  it('never goes back, and no further than five years at once', async () => {
    const sandbox = await newSandbox();
    const set = (body: object) => ask('/__mock/clock', { method: 'PUT', sandbox, body });
    expect((await set({ now: '2020-01-01' })).status).toBe(422);
    expect((await set({ advance: 'P9Y' })).status).toBe(422);
    expect((await set({ advance: 'three days' })).status).toBe(422);
    expect((await ask<{ today: string }>('/__mock/clock', { sandbox })).body.today).toBe('2026-03-10');
  });
});

it('a fortnight at once brings what its days bring one by one', async () => {
  const [atOnce, dayByDay] = [await newSandbox(), await newSandbox()];
  const go = async (sandbox: string, advance: string) =>
    (await ask<{ events: object[] }>('/__mock/clock', { method: 'PUT', sandbox, body: { advance } })).body.events;
  const whole = await go(atOnce, 'P14D');
  const parts: object[] = [];
  for (let day = 0; day < 14; day += 1) parts.push(...(await go(dayByDay, 'P1D')));
  expect(whole).toEqual(parts);
  const debts = async (sandbox: string) =>
    (await ask('/api/emprestimo/debitos-pendentes', { sandbox, headers: await signIn(sandbox, 'bruno') })).body;
  expect(await debts(atOnce)).toEqual(await debts(dayByDay));
});

describe('a fault', () => {
  const calls = (sandbox: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => ask('/parametros/secao_1', { sandbox }))).then((replies) =>
      replies.map(({ status }) => status).sort(),
    );

  it('meets the calls that it is for as often as it says, then never again', async () => {
    const sandbox = await newSandbox();
    const faults = [{ name: 'unexpected-500', endpoint: 'listSearchGuides', times: 2 }];
    expect((await ask('/__mock/faults', { method: 'PUT', sandbox, body: faults })).body).toEqual(faults);
    expect((await ask('/parametros/funcionalidades', { sandbox })).status).toBe(200);
    expect(await calls(sandbox, 4)).toEqual([200, 200, 500, 500]);
    expect((await ask('/__mock/faults', { sandbox })).body).toEqual([]);
  });

  it('is cleared by an empty list, and may be asked for by one call alone', async () => {
    const sandbox = await newSandbox();
    await ask('/__mock/faults', { method: 'PUT', sandbox, body: [{ name: 'unexpected-500' }] });
    expect(await calls(sandbox, 1)).toEqual([500]);
    await ask('/__mock/faults', { method: 'PUT', sandbox, body: [] });
    expect(await calls(sandbox, 1)).toEqual([200]);
    const { status } = await ask('/parametros/secao_1', { sandbox, headers: { 'mock-fault': 'warning' } });
    expect(status).toBe(409);
    expect((await ask('/parametros/secao_1', { sandbox, headers: { 'mock-fault': 'nunca' } })).status).toBe(422);
  });

  it('of a session meets patrons only, of a sign-in only that grant', async () => {
    const sandbox = await newSandbox();
    const headers = await signIn(sandbox);
    await ask('/__mock/faults', {
      method: 'PUT',
      sandbox,
      body: [{ name: 'session-expired' }, { name: 'too-many-attempts' }],
    });
    expect((await ask('/parametros/secao_1', { sandbox })).status).toBe(200);
    expect((await ask('/api/pessoas', { sandbox, headers })).status).toBe(401);
    const token = (body: object) => ask('/oauth/token', { method: 'POST', sandbox, body });
    const visitor = { client_id: 'catalogue-public', client_secret: 'catalogue-public-development' };
    expect((await token({ grant_type: 'client_credentials', ...visitor })).status).toBe(200);
    expect(
      (await token({ grant_type: 'password', client_id: 'x', client_secret: 'x', username: 'ana', password: 'x' }))
        .status,
    ).toBe(429);
  });

  it('that nobody knows is refused with where to look', async () => {
    const put = (body: object) => ask('/__mock/faults', { method: 'PUT', body });
    for (const name of ['nunca', 'toString', '__proto__']) {
      expect((await put([{ name }])).status).toBe(422);
      expect((await ask('/parametros/secao_1', { headers: { 'mock-fault': name } })).status).toBe(422);
    }
    expect((await put([{ name: 'slow', endpoint: 'nunca' }])).status).toBe(422);
  });

  it('may drop the connection or cut the answer', async () => {
    const sandbox = await newSandbox();
    const get = (fault: string) =>
      fetch(`${address}/parametros/secao_1`, { headers: { 'x-sandbox': sandbox, 'mock-fault': fault } });
    await expect(get('network-drop')).rejects.toThrow('fetch failed');
    const cut = await get('truncated-body');
    expect(cut.status).toBe(200);
    await expect(cut.text()).rejects.toThrow('terminated');
  });
});

describe('a snapshot', () => {
  it('brings a library back, its time included, and is where a sandbox may begin', async () => {
    const sandbox = await newSandbox();
    await ask('/__mock/clock', { method: 'PUT', sandbox, body: { advance: 'P1D' } });
    const before = await dueDates(sandbox);
    expect((await ask('/__mock/snapshots', { method: 'POST', sandbox, body: { name: 'antes' } })).status).toBe(201);
    await renewFirst(sandbox);
    await ask('/__mock/clock', { method: 'PUT', sandbox, body: { advance: 'P1D' } });

    await ask('/__mock/faults', { method: 'PUT', sandbox, body: [{ name: 'slow' }] });
    const restored = await ask<{ now: string }>('/__mock/snapshots/antes/restore', { method: 'POST', sandbox });
    expect(restored.body.now).toContain('2026-03-11');
    expect((await ask('/__mock/faults', { sandbox })).body).toEqual([]);
    expect((await ask('/__mock/log', { sandbox })).body).toEqual([]);
    expect(await dueDates(sandbox)).toEqual(before);
    expect(await dueDates(await newSandbox('antes'))).toEqual(before);

    expect((await ask<object[]>('/__mock/snapshots')).body).toContainEqual({ name: 'antes' });
    expect((await ask('/__mock/snapshots/antes', { method: 'DELETE' })).status).toBe(204);
    expect((await ask('/__mock/snapshots/antes/restore', { method: 'POST', sandbox })).status).toBe(404);
  });

  it('is saved whole while others use the library', async () => {
    const sandbox = await newSandbox();
    const headers = await signIn(sandbox);
    const reads = Array.from({ length: 20 }, () => ask('/api/pessoas', { sandbox, headers }));
    const saved = ask('/__mock/snapshots', { method: 'POST', sandbox, body: { name: 'no-meio' } });
    const after = Array.from({ length: 20 }, () => ask('/api/pessoas', { sandbox, headers }));
    expect((await saved).status).toBe(201);
    expect((await Promise.all([...reads, ...after])).map(({ status }) => status)).toEqual(Array(40).fill(200));
  });

  it.each(['', 'Maiúscula', 'a b', '../x', 'x'.repeat(40), "a';drop"])('is not called "%s"', async (name) => {
    expect((await ask('/__mock/snapshots', { method: 'POST', body: { name } })).status).toBe(422);
  });
});

it('a page opens in a sandbox of its own from a snapshot, and goes back to the shared library', async () => {
  const saved = await newSandbox();
  await ask('/__mock/clock', { method: 'PUT', sandbox: saved, body: { advance: 'P2D' } });
  await ask('/__mock/snapshots', { method: 'POST', sandbox: saved, body: { name: 'vitrine' } });
  const page = (url: string) => ask(url, { headers: { accept: 'text/html' } });

  const { status, headers } = await page('/acervo/1?mock=vitrine&aba=marc');
  expect([status, headers.location]).toEqual([303, '/acervo/1?aba=marc']);
  const [cookie = ''] = String(headers['set-cookie']).split(';');
  expect((await ask<{ today: string }>('/__mock/clock', { headers: { cookie } })).body.today).toBe('2026-03-12');

  expect(String((await page('/?mock=')).headers['set-cookie'])).toContain('Max-Age=0');
  expect((await page('/?mock=nunca')).status).toBe(404);
});

describe('an address as odd as a socket lets it through', () => {
  const page = (path: string) =>
    new Promise<{ status?: number; location?: string }>((resolve, reject) =>
      get(address, { path, headers: { accept: 'text/html' } }, (reply) => {
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

it('reset makes the library the demo library again', async () => {
  const sandbox = await newSandbox();
  await ask('/__mock/faults', { method: 'PUT', sandbox, body: [{ name: 'slow' }] });
  await ask('/api/acervo/1', { sandbox, headers: { 'mock-fault': 'refused' } });
  const before = await dueDates(sandbox);
  await renewFirst(sandbox);
  await ask('/__mock/clock', { method: 'PUT', sandbox, body: { advance: 'P1M' } });
  expect((await ask('/__mock/reset', { method: 'POST', sandbox })).status).toBe(200);
  expect((await ask('/__mock/faults', { sandbox })).body).toEqual([]);
  expect((await ask('/__mock/log', { sandbox })).body).toEqual([]);
  expect(await dueDates(sandbox)).toEqual(before);
});

describe('the log', () => {
  it('still tells after hundreds of calls what a client did against the documents', async () => {
    const sandbox = await newSandbox();
    const url = '/api/acervo/999999999';
    await server.app.inject({ url, headers: { 'x-sandbox': sandbox } });
    for (let count = 0; count < 510; count += 1) await ask(url, { sandbox });
    const { body } = await ask<LogEntry[]>('/__mock/log', { sandbox });
    expect(body).toHaveLength(501);
    expect(body.at(-1)?.violations).toEqual(['language-header']);
  });

  it('keeps each call with its status, token, sandbox and rule', async () => {
    const sandbox = await newSandbox();
    const headers = await signIn(sandbox);
    await ask('/api/acervo/1', { sandbox, headers });
    await ask('/api/acervo/999999999', { sandbox });
    const { body } = await ask<LogEntry[]>('/__mock/log', { sandbox });
    expect(body.map(({ call, status, token, sandbox: id }) => [call, status, token, id])).toEqual([
      ['getTitle', 404, 'anonymous', sandbox],
      ['getTitle', 200, 'patron', sandbox],
      ['issueToken', 200, 'anonymous', sandbox],
    ]);
    expect(body[0]?.rule).toBe('Acervo não encontrado.');
  });

  it('keeps a call that gets no answer, or half of one', async () => {
    const sandbox = await newSandbox();
    for (const fault of ['network-drop', 'truncated-body'])
      await ask('/parametros/secao_1', { sandbox, headers: { 'mock-fault': fault } }).catch(() => undefined);
    const { body } = await ask<LogEntry[]>('/__mock/log', { sandbox });
    expect(body.map(({ fault, status }) => [fault, status])).toEqual([
      ['truncated-body', 200],
      ['network-drop', 0],
    ]);
  });

  it('tells who listens of each call as it comes', async () => {
    const sandbox = await newSandbox();
    const live = await fetch(`${address}/__mock/log`, {
      headers: { accept: 'text/event-stream', 'x-sandbox': sandbox },
    });
    const reader = live.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    await ask('/parametros/secao_1', { sandbox });
    expect((await reader?.read())?.value).toContain('"call":"listSearchGuides"');
    await reader?.cancel();
  });
});

describe('what a client does against the documents', () => {
  it.each<[string, string, Record<string, string>, string]>([
    ['an empty query field', '/api/consulta/bibliotecas?search_text=', { lang: '1' }, 'empty-query-field:search_text'],
    ['no language', '/parametros/secao_1', { lang: '' }, 'language-header'],
    ['an unknown language', '/parametros/secao_1', { lang: '2' }, 'language-header'],
  ])('%s is told in Mock-Violations', async (_, url, headers, told) => {
    expect((await ask(url, { headers })).headers['mock-violations']).toBe(told);
  });

  it('is told of tokens and bodies too, and nothing is told of a call that is right', async () => {
    const sandbox = await newSandbox();
    const headers = await signIn(sandbox);
    expect((await ask('/parametros/secao_1', { sandbox, headers })).headers['mock-violations']).toBe(
      'wrong-token:patron',
    );
    expect((await ask('/api/pessoas', { sandbox, headers })).headers).not.toHaveProperty('mock-violations');
    const { headers: told } = await ask('/oauth/token', {
      method: 'POST',
      sandbox,
      body: { grant_type: 'password', client_id: 'x', client_secret: 'x', username: 'ana', password: ' x' },
    });
    expect(told['mock-violations']).toBe('untrimmed:password');
  });

  it('is told of who asks without a token for what is a patron’s, and not of whose token is over', async () => {
    const sandbox = await newSandbox();
    const headers = await signIn(sandbox);
    expect((await ask('/api/pessoas', { sandbox })).headers['mock-violations']).toBe('wrong-token:anonymous');
    await ask('/__mock/clock', { method: 'PUT', sandbox, body: { advance: 'PT90M' } });
    const over = await ask('/api/pessoas', { sandbox, headers });
    expect(over.status).toBe(401);
    expect(over.headers).not.toHaveProperty('mock-violations');
  });
});

describe('the institution', () => {
  it('switches activities, which the site then shows', async () => {
    const sandbox = await newSandbox();
    const exists = async () => {
      const { body } = await ask<{ codigo: number; existe: boolean }[]>('/parametros/funcionalidades', { sandbox });
      return body.find(({ codigo }) => codigo === 1120)?.existe;
    };
    expect(await exists()).toBe(false);
    const put = (body: object) => ask('/__mock/institution', { method: 'PUT', sandbox, body });
    expect((await put({ activities: [{ codigo: 1120, existe: true }] })).status).toBe(200);
    expect(await exists()).toBe(true);
    expect((await put({ variant: 'nunca' })).status).toBe(422);
    expect((await put({ activities: [{ codigo: 424242, existe: true }] })).status).toBe(422);
  });
});
