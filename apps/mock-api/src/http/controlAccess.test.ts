import { openTestApp } from '../testing/app';

const key = 'a key of sixteen letters';
const spellings = ['/__mock/', '/%5F_mock/', '/%5f%5fmock/', '/__%6dock/', '/__mock/./', '//__mock/'];

interface Asked {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  body?: object | string;
  headers?: Record<string, string>;
}

async function openControls(env: Record<string, string> = {}) {
  const server = await openTestApp({ env });
  const ask = async (url: string, { method = 'GET', body, headers = {} }: Asked = {}) => {
    const reply = await server.app.inject({ method, url, headers, payload: body });
    return { status: reply.statusCode, text: reply.body };
  };
  const status = async (url: string, asked?: Asked) => (await ask(url, asked)).status;
  const sandbox = async (headers: Record<string, string> = {}) => {
    const { text } = await ask('/__mock/sandboxes', { method: 'POST', body: {}, headers });
    return (JSON.parse(text) as { id: string }).id;
  };
  return { ...server, ask, status, sandbox };
}
type Controls = Awaited<ReturnType<typeof openControls>>;

/** Whether a call got past the guard: it was done, or refused for what it asks. */
const isDone = (status: number) => status < 300;

describe('a control room on one’s own machine', () => {
  let controls: Controls;
  beforeAll(async () => {
    controls = await openControls();
  });
  afterAll(() => controls.stop());

  const foreign: [string, Record<string, string>][] = [
    ['of another site', { origin: 'https://evil.example' }],
    ['without an origin of its own', { origin: 'null' }],
    ['of another port', { origin: 'http://localhost:3000' }],
    ['that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['that the browser calls same-site', { 'sec-fetch-site': 'same-site' }],
    ['under a name that leads here', { host: 'evil.example:4300' }],
    ['under a name that ends like ours', { host: 'localhost.evil.example' }],
  ];

  it.each(foreign)('refuses the writes of a page %s, however the address is written', async (_, headers) => {
    const reached: string[] = [];
    for (const prefix of spellings)
      for (const [method, call, body] of [
        ['POST', 'reset', undefined],
        ['POST', 'snapshots', { name: 'de-fora' }],
        ['POST', 'sandboxes', {}],
        ['PUT', 'faults', []],
        ['PUT', 'clock', { advance: 'P1D' }],
        ['DELETE', 'sandboxes/x', undefined],
      ] as const) {
        const status = await controls.status(`${prefix}${call}`, {
          method,
          body,
          headers: { host: 'localhost:4200', ...headers },
        });
        if (![403, 404, 405].includes(status)) reached.push(`${method} ${prefix}${call}: ${status}`);
        if (prefix === '/%5F_mock/' && status !== 403) reached.push(`${method} ${prefix}${call}: ${status}`);
      }
    expect(reached).toEqual([]);
  });

  it.each(foreign.slice(3))('shows nothing to a page %s', async (_, headers) => {
    for (const prefix of spellings.slice(0, 4))
      for (const call of ['outbox', 'clock', 'personas', 'log', 'comments'])
        expect([
          prefix + call,
          await controls.status(prefix + call, { headers: { host: 'localhost:4200', ...headers } }),
          await controls.status(prefix + call, { method: 'HEAD', headers: { host: 'localhost:4200', ...headers } }),
        ]).toEqual([prefix + call, 403, 403]);
  });

  it.each(foreign.slice(5))('opens no sandbox for a page %s, and tells it no facts', async (_, headers) => {
    const opened = await controls.app.inject({ url: '/?mock=first-day', headers: { accept: 'text/html', ...headers } });
    expect([opened.statusCode, opened.headers['set-cookie']]).toEqual([403, undefined]);
    const refused = await controls.app.inject({ url: '/api/pessoas', headers });
    expect([refused.statusCode, refused.headers['mock-explain']]).toEqual([401, undefined]);
  });

  it('takes the calls of its own page and of programs', async () => {
    const own = { host: 'a1.localhost:4200', origin: 'http://a1.localhost:4200', 'sec-fetch-site': 'same-origin' };
    // 404, no such sandbox: the origin was accepted.
    expect(await controls.status('/__mock/faults', { method: 'PUT', body: [], headers: own })).toBe(404);
    for (const host of ['localhost:4200', '127.0.0.1:4200', '[::1]:4200', 'LOCALHOST', 'localhost.:4200'])
      expect([host, await controls.status('/__mock/outbox', { headers: { host } })]).toEqual([host, 200]);
    expect(await controls.status('/__mock/faults', { method: 'PUT', body: [] })).toBe(200);
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x', 'application/jsonp'])(
    'takes no write as %s, which a page of another site could send',
    async (type) => {
      const asked = { method: 'POST', body: 'name=de-fora', headers: { 'content-type': type } } as const;
      expect(await controls.status('/__mock/snapshots', asked)).toBe(415);
      expect(await controls.status('/%5F_mock/reset', asked)).toBe(415);
    },
  );

  it.each([
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'forwarded',
    'via',
    'x-real-ip',
    'x-client-ip',
    'true-client-ip',
    'x-cluster-client-ip',
    'x-original-url',
    'cf-connecting-ip',
  ])('is not for those who come through a proxy that nobody named: %s', async (header) => {
    const headers = { host: '127.0.0.1:4200', [header]: '203.0.113.7' };
    expect(await controls.status('/__mock/outbox', { headers })).toBe(403);
    expect(await controls.status('/__mock/reset', { method: 'POST', headers })).toBe(403);
  });

  it('leaves the pages of other services to a proxy that keeps the host', async () => {
    const headers = { host: 'library.example', 'sec-fetch-site': 'cross-site' };
    expect(await controls.status('/__mock/identity?session=x', { headers })).toBe(410);
    expect(await controls.status('/__mock/hand-over/x?token=x', { headers })).toBe(410);
  });
});

describe('a control room with a key', () => {
  let controls: Controls;
  beforeAll(async () => {
    controls = await openControls({ HOST: '0.0.0.0', CONTROL_KEY: key });
  });
  afterAll(() => controls.stop());

  it.each([
    ['no key', {}],
    ['an empty key', { 'x-control-key': '' }],
    ['another key', { 'x-control-key': 'another of 16 letters' }],
    ['the beginning of the key', { 'x-control-key': key.slice(0, -1) }],
    ['the key in other letters', { 'x-control-key': key.toUpperCase() }],
    ['the key as a token', { authorization: `Bearer ${key}` }],
  ])('is closed to those with %s', async (_, headers: Record<string, string>) => {
    for (const prefix of spellings.slice(0, 4)) {
      expect(await controls.status(`${prefix}outbox`, { headers })).toBe(403);
      expect(await controls.status(`${prefix}reset`, { method: 'POST', headers })).toBe(403);
      expect(await controls.status(`${prefix}log`, { headers: { ...headers, accept: 'text/event-stream' } })).toBe(403);
    }
    expect(await controls.status('/?mock=demo', { headers: { ...headers, accept: 'text/html' } })).toBe(403);
  });

  it('is open to those with the key, under any host name', async () => {
    const headers = { 'x-control-key': key, host: 'library.example' };
    expect(await controls.status('/__mock/outbox', { headers })).toBe(200);
    expect(await controls.status('/__mock/faults', { method: 'PUT', body: [], headers })).toBe(200);
  });

  it('hides the server’s own reasons from visitors', async () => {
    const { headers } = await controls.app.inject({
      url: '/api/acervo/999999999?x=',
      headers: { 'mock-fault': 'unexpected-500' },
    });
    expect(headers).not.toHaveProperty('mock-explain');
    expect(headers).not.toHaveProperty('mock-violations');
    expect(await controls.status('/api/acervo/999999999', { headers: { 'mock-fault': 'unexpected-500' } })).toBe(404);
  });
});

describe('a control room that is public', () => {
  let controls: Controls;
  let [mine, other] = ['', ''];
  beforeAll(async () => {
    controls = await openControls({ HOST: '0.0.0.0', MOCK_CONTROLS: 'public', CONTROL_KEY: key });
    [mine, other] = [await controls.sandbox(), await controls.sandbox()];
  });
  afterAll(() => controls.stop());

  const writes: [string, 'POST' | 'PUT' | 'DELETE', string, object | undefined][] = [
    ['reset', 'POST', '/__mock/reset', undefined],
    ['clock', 'PUT', '/__mock/clock', { advance: 'PT1H' }],
    ['faults', 'PUT', '/__mock/faults', [{ name: 'slow' }]],
    ['institution', 'PUT', '/__mock/institution', { variant: 'plain' }],
    ['a snapshot', 'POST', '/__mock/snapshots', { name: 'meu' }],
  ];
  it.each(writes)('lets a visitor do to the own sandbox only: %s', async (_, method, url, body) => {
    expect(await controls.status(url, { method, body })).toBe(403);
    expect(await controls.status(url, { method, body, headers: { 'x-sandbox': 'demo' } })).toBe(403);
    expect(isDone(await controls.status(url, { method, body, headers: { 'x-sandbox': mine } }))).toBe(true);
    await controls.status('/__mock/faults', { method: 'PUT', body: [], headers: { 'x-sandbox': mine } });
  });

  it.each(['outbox', 'log', 'comments'])('shows a visitor %s of the own sandbox only', async (name) => {
    expect(await controls.status(`/__mock/${name}`)).toBe(403);
    expect(await controls.status(`/__mock/${name}`, { headers: { 'x-sandbox': mine } })).toBe(200);
  });

  it('gives away no sandbox of others', async () => {
    expect((await controls.ask('/__mock/sandboxes')).text).toBe('[]');
    const { text } = await controls.ask('/__mock/sandboxes', { headers: { 'x-sandbox': mine } });
    expect([text.includes(mine), text.includes(other)]).toEqual([true, false]);
    // 128 bits.
    expect(36n ** BigInt(mine.length)).toBeGreaterThan(2n ** 128n);
    expect(new Set([...mine]).size).toBeGreaterThan(8);
  });

  it('keeps the snapshots of others from a visitor', async () => {
    const inMine = { 'x-sandbox': mine };
    const inOther = { 'x-sandbox': other };
    const save = (headers: Record<string, string>, name: string) =>
      controls.status('/__mock/snapshots', { method: 'POST', body: { name }, headers });
    expect(await save({ 'x-control-key': key }, 'vitrine')).toBe(201);
    expect(await save(inMine, 'segredo')).toBe(201);
    expect(await save(inOther, 'segredo')).toBe(409);
    expect(await save(inOther, 'vitrine')).toBe(409);
    const names = async (headers: Record<string, string>) =>
      (await controls.ask('/__mock/snapshots', { headers })).text;
    expect(await names(inOther)).toContain('vitrine');
    expect(await names(inOther)).not.toContain('segredo');
    expect(await names({})).not.toContain('segredo');
    expect(await names({ 'x-control-key': key })).toContain('segredo');
    const post = { method: 'POST', headers: inOther } as const;
    expect(await controls.status('/__mock/snapshots/segredo/restore', post)).toBe(404);
    expect(await controls.status('/__mock/sandboxes', { ...post, body: { from: 'segredo' } })).toBe(404);
    expect(await controls.status('/?mock=segredo', { headers: { accept: 'text/html' } })).toBe(404);
    for (const name of ['segredo', 'vitrine'])
      expect(await controls.status(`/__mock/snapshots/${name}`, { method: 'DELETE', headers: inOther })).toBe(404);
    expect(await controls.status('/__mock/snapshots/vitrine/restore', post)).toBe(200);
  });

  it('lets nobody fill it with snapshots of one sandbox', async () => {
    const headers = { 'x-sandbox': other };
    const save = (name: string) => controls.status('/__mock/snapshots', { method: 'POST', body: { name }, headers });
    // At the same moment.
    const statuses = await Promise.all(['one', 'two', 'three', 'four', 'five'].map(save));
    expect(statuses.sort()).toEqual([201, 201, 201, 429, 429]);
    expect(await save('six')).toBe(429);
    const names = async () => (await controls.ask('/__mock/snapshots', { headers: { 'x-control-key': key } })).text;
    const saved = /one|two|three|four|five/g;
    expect((await names()).match(saved)).toHaveLength(3);
    expect(await controls.status(`/__mock/sandboxes/${other}`, { method: 'DELETE' })).toBe(204);
    expect(await names()).not.toMatch(saved);
  });
});
