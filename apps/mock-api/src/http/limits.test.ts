import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { openDatabase } from '../database';
import { openTestApp, type TestApp } from '../testing/app';

const openWith = (env: Record<string, string> = {}) => openTestApp({ env, answersUnexpected: true });

describe('how often an address may ask', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openWith();
  });
  afterAll(() => server.stop());

  const ask = (remoteAddress: string, method: 'GET' | 'POST' = 'GET', headers = {}) =>
    server.app.inject({ method, url: '/api/nada', remoteAddress, headers });
  const statuses = async (count: number, ...asked: Parameters<typeof ask>) => {
    const seen = new Set<number>();
    for (let call = 0; call < count; call += 1) seen.add((await ask(...asked)).statusCode);
    return [...seen];
  };

  it('is limited, also with other headers, and another address goes on', async () => {
    expect(await statuses(601, '203.0.113.7')).toEqual([404, 429]);
    const refused = await ask('203.0.113.7', 'GET', { 'x-forwarded-for': '198.51.100.1', 'x-real-ip': '198.51.100.2' });
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { message: 'Há pedidos demais deste endereço: tente de novo em alguns instantes.' },
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('203.0.113.8')).statusCode).toBe(404);
    expect((await server.app.inject({ url: '/healthz', remoteAddress: '203.0.113.7' })).statusCode).toBe(200);
  });

  it('is less for writes', async () => {
    expect(await statuses(61, '203.0.113.9', 'POST')).toEqual([404, 429]);
    expect((await ask('203.0.113.9')).statusCode).toBe(404);
    const token = await server.app.inject({ method: 'POST', url: '/oauth/token', remoteAddress: '203.0.113.9' });
    expect([token.statusCode, token.json<{ error: string }>().error]).toEqual([429, 'temporarily_unavailable']);
    expect(Number(token.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('counts a large reply as several reads', async () => {
    const address = '203.0.113.30';
    const large = () =>
      server.app.inject({ url: '/api/consulta?termo_pesquisa=brasil&limite=1000', remoteAddress: address });
    const { statusCode, body } = await large();
    const reads = Math.ceil(Buffer.byteLength(body) / (128 * 1024));
    expect([statusCode, reads > 1]).toEqual([200, true]);
    // The second is from memory, and is as large.
    await large();
    expect(await statuses(600 - 2 * reads, address)).toEqual([404]);
    expect((await ask(address)).statusCode).toBe(429);
    expect((await ask(address, 'POST')).statusCode).toBe(404);
  });

  it('counts an export by its titles, and refuses it alone when the reads are used up', async () => {
    const acervos = Array.from({ length: 500 }, (_, index) => index + 1);
    const headers = { authorization: server.publicToken() };
    const send = () =>
      server.app.inject({
        method: 'POST',
        url: '/acervo/exportar-cesta',
        remoteAddress: '203.0.113.32',
        headers,
        payload: { tipo: 'arquivo', dados: 'csv', acervos },
      });
    const sent: number[] = [];
    while (sent.at(-1) !== 429) sent.push((await send()).statusCode);
    expect(sent.length).toBeLessThanOrEqual(13);
    expect((await ask('203.0.113.32', 'POST')).statusCode).toBe(404);
  });

  it('counts the networks of a household together, five times as many as of one', async () => {
    const from = (network: number) => `2001:db8:77:${network.toString(16)}::1`;
    for (let network = 1; network <= 5; network += 1) expect(await statuses(60, from(network), 'POST')).toEqual([404]);
    expect((await ask(from(6), 'POST')).statusCode).toBe(429);
    expect((await ask('2001:db8:78:1::1', 'POST')).statusCode).toBe(404);
  });

  it('counts the addresses of one IPv6 network, and the two spellings of one IPv4 address, together', async () => {
    await statuses(601, '2001:db8:1:2::1');
    expect((await ask('2001:db8:1:2:ffff::9')).statusCode).toBe(429);
    expect((await ask('2001:db8:1:3::1')).statusCode).toBe(404);
    await statuses(601, '::ffff:203.0.113.20');
    expect((await ask('203.0.113.20')).statusCode).toBe(429);
  });

  it('is not limited on the machine itself, unless RATE_LIMIT says so', async () => {
    expect(await statuses(700, '127.0.0.1')).toEqual([404]);
    expect(await statuses(700, '::1')).toEqual([404]);
    const all = await openWith({ RATE_LIMIT: 'all' });
    const post = () => all.app.inject({ method: 'POST', url: '/api/nada' });
    const replies = await Promise.all(Array.from({ length: 61 }, post));
    expect(replies.some(({ statusCode }) => statusCode === 429)).toBe(true);
    await all.stop();
    // A proxy here that nobody named.
    const named = await openWith({ PUBLIC_URL: 'https://catalogue.example.org', MOCK_CONTROLS: 'false' });
    const readers = Array.from({ length: 61 }, () =>
      named.app.inject({ method: 'POST', url: '/api/nada', headers: { host: 'catalogue.example.org' } }),
    );
    expect((await Promise.all(readers)).some(({ statusCode }) => statusCode === 429)).toBe(true);
    await named.stop();
    const off = await openWith({ RATE_LIMIT: 'off' });
    const far = () => off.app.inject({ method: 'POST', url: '/api/nada', remoteAddress: '203.0.113.7' });
    expect((await Promise.all(Array.from({ length: 61 }, far))).every(({ statusCode }) => statusCode === 404)).toBe(
      true,
    );
    await off.stop();
  });

  it('is counted by the client’s address behind a proxy that is trusted, which no client can choose', async () => {
    const proxied = await openWith({ TRUSTED_PROXIES: '10.0.0.0/8', MOCK_CONTROLS: 'false' });
    const from = (forwarded: string, remoteAddress = '10.1.2.3') =>
      proxied.app.inject({
        method: 'POST',
        url: '/api/nada',
        remoteAddress,
        headers: { 'x-forwarded-for': forwarded },
      });
    await Promise.all(Array.from({ length: 61 }, (_, index) => from(`198.51.100.${index}, 203.0.113.30`)));
    expect((await from('203.0.113.30')).statusCode).toBe(429);
    expect((await from('203.0.113.31')).statusCode).toBe(404);
    await Promise.all(Array.from({ length: 61 }, (_, index) => from(`198.51.100.${index}`, '203.0.113.40')));
    expect((await from('198.51.100.99', '203.0.113.40')).statusCode).toBe(429);
    await proxied.stop();
  });
});

describe('a database with too much to do', () => {
  it('ends a statement that takes too long, and the call may be tried again', async () => {
    const server = await openWith();
    const slow = openDatabase(server.database.env.DATABASE_URL, { statementMs: 100 });
    await expect(slow.$queryRaw`SELECT pg_sleep(5)::text`).rejects.toThrow('statement timeout');
    await slow.$disconnect();
    const [row] = await server.db.$queryRaw<{ statement_timeout: string }[]>`SHOW statement_timeout`;
    expect(row?.statement_timeout).toBe('10s');
    await server.stop();
  });

  it.each(['53300', '53100', '57014', '57P01', '57P03', '55P03'])(
    'is told as a 503 with a time to wait: %s',
    async (code) => {
      const server = await openWith();
      await server.db.$executeRawUnsafe(`
      CREATE FUNCTION busy() RETURNS int LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'a detail of nobody' USING ERRCODE = '${code}'; END $$`);
      await server.db.$executeRaw`ALTER TABLE acervo RENAME TO away`;
      await server.db.$executeRaw`CREATE VIEW acervo AS SELECT * FROM away WHERE busy() = 1`;
      const reply = await server.app.inject('/api/acervo/1');
      expect([reply.statusCode, reply.json()]).toEqual([
        503,
        { message: 'O servidor está ocupado: tente de novo em alguns instantes.' },
      ]);
      expect(reply.headers['retry-after']).toBe('2');
      await server.stop();
    },
  );

  it('gets a refusal when no connection becomes free', async () => {
    const server = await openWith();
    await server.database.drop();
    const reply = await server.app.inject('/api/acervo/2');
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2']);
    await server.app.close();
  });
});

describe('calls under way', () => {
  const statusOf = ({ statusCode }: { statusCode: number }) => statusCode;

  it('are two hundred, and those above are refused at once; when they are answered, others are taken', async () => {
    const server = await openWith();
    // Answered late, and without any work.
    const fault = { name: 'warning', delay_ms: 3000 };
    await server.app.inject({ method: 'PUT', url: '/__mock/faults', payload: [fault] });
    const ask = async (url = '/api/acervo/1') => server.app.inject(url);
    const askAll = async () => new Set((await Promise.all(Array.from({ length: 200 }, () => ask()))).map(statusOf));
    const waiting = askAll();
    const refused = await ask();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect((await ask('/healthz')).statusCode).toBe(200);
    // Of a network with none, three are taken all the same.
    const ofAnother = Array.from({ length: 4 }, () =>
      server.app.inject({ url: '/api/acervo/1', remoteAddress: '203.0.113.7' }),
    );
    expect((await Promise.all(ofAnother)).map(statusOf)).toEqual([409, 409, 409, 503]);
    expect(await waiting).toEqual(new Set([409]));
    expect(await askAll()).toEqual(new Set([409]));
    await server.stop();
  });

  it('of one address are six: its others wait for them, those of another address do not', async () => {
    const server = await openWith();
    const fault = { name: 'warning', delay_ms: 500, endpoint: 'getTitle' };
    await server.app.inject({ method: 'PUT', url: '/__mock/faults', payload: [fault] });
    const answered: string[] = [];
    const ask = async (name: string, url: string, remoteAddress: string, method: 'GET' | 'POST' = 'GET') => {
      const reply = await server.app.inject({ method, url, remoteAddress, ...(method === 'POST' && { payload: {} }) });
      answered.push(name);
      return reply;
    };
    const slow = Array.from({ length: 6 }, () => ask('slow', '/api/acervo/1', '203.0.113.7'));
    const others = [
      ask('its other', '/api/nada', '203.0.113.7'),
      ask('its write', '/api/nada', '203.0.113.7', 'POST'),
      ask('its probe', '/healthz', '203.0.113.7'),
      ask('of another', '/api/nada', '203.0.113.8'),
    ];
    const many = Array.from({ length: 300 }, () => ask('one of many', '/api/nada', '203.0.113.7'));
    await Promise.all(slow);
    // Two hundred wait, whether they read or write.
    const refused = (await Promise.all([...others, ...many])).filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(102);
    expect(refused[0]?.headers['retry-after']).toBe('2');
    const first = (name: string) => answered.indexOf(name);
    expect(first('of another')).toBeLessThan(first('slow'));
    expect(first('its probe')).toBeLessThan(first('slow'));
    expect(first('slow')).toBeLessThan(first('its other'));
    await server.stop();
  });

  it('are not those whose bodies are still to come', async () => {
    const server = await openWith();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const seen = new Promise<void>((resolve) => {
      let count = 0;
      server.app.server.on('request', () => (count += 1) === 200 && resolve());
    });
    const sockets = Array.from({ length: 200 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
    for (const socket of sockets)
      socket.write(
        'POST /oauth/token HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
      );
    await seen;
    expect((await server.app.inject('/config.json')).statusCode).toBe(200);
    for (const socket of sockets) socket.destroy();
    await server.stop();
  });
});

describe('a connection', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openWith();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.stop());
  const send = async (request: string) => {
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(request);
    return text(socket);
  };

  it('with more than 16 kB before the body is refused in the wire’s own words', async () => {
    const answer = await send(`GET /api/consulta?x=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toMatch(/content-type: application\/json/i);
    expect(answer).toContain('{"message":"O endereço e os cabeçalhos do pedido passam de 16 kB."}');
  });

  it('that sends a request before the reply to the last one is complete is closed', async () => {
    const request = 'GET /api/acervo/1 HTTP/1.1\r\nHost: localhost\r\n\r\n';
    expect((await send(request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))).length).toBeGreaterThan(100);
    expect((await send(request.repeat(20)).catch(() => '')).match(/HTTP\/1\.1/g) ?? []).toHaveLength(0);
  });

  it('that was refused is closed, whatever its client does', async () => {
    const { port } = server.app.server.address() as AddressInfo;
    const silent = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    silent.on('error', () => undefined).resume();
    const accepted = once(server.app.server, 'connection') as Promise<[Socket]>;
    silent.write('rubbish\r\n\r\n');
    const [socket] = await accepted;
    await once(socket, 'close');
    silent.destroy();
  });

  it('that names two hosts is refused', async () => {
    const answer = await send(
      'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*\{"message":"O pedido não diz a que servidor se dirige\."\}$/);
  });

  it('that speaks no HTTP is refused in the same words as any other', async () => {
    expect(await send('rubbish\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [^]*\{"message":"O pedido não pode ser lido\."\}$/);
  });

  describe('among many of one address', () => {
    let many: TestApp;
    const sockets: Socket[] = [];
    afterEach(async () => {
      for (const socket of sockets.splice(0)) socket.destroy();
      await many.stop();
    });
    const open = () => {
      const socket = connect((many.app.server.address() as AddressInfo).port, '127.0.0.1');
      sockets.push(socket.on('error', () => undefined));
      return socket;
    };
    const openMany = async (count: number, env: Record<string, string>) => {
      many = await openWith({ RATE_LIMIT: 'all', ...env });
      await many.app.listen({ port: 0, host: '127.0.0.1' });
      await Promise.all(Array.from({ length: count }, () => once(open(), 'connect')));
    };
    const isServed = async (socket: Socket) => {
      socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
      return (await text(socket).catch(() => '')).startsWith('HTTP/1.1 200');
    };

    it('is one of three hundred at most, and another may be opened once one has closed', async () => {
      await openMany(300, {});
      expect(await isServed(open())).toBe(false);
      expect(await isServed(sockets[0] ?? open())).toBe(true);
      // The server learns a little later that it is closed.
      while (!(await isServed(open())));
    });

    it('is one of all its users if it is a trusted proxy’s', async () => {
      await openMany(305, { TRUSTED_PROXIES: '127.0.0.0/8', MOCK_CONTROLS: 'false' });
      expect(await isServed(open())).toBe(true);
    });
  });

  it('has half a minute for its request, and there are not more than two thousand', () => {
    const { requestTimeout, headersTimeout, maxConnections } = server.app.server;
    expect({ requestTimeout, maxConnections }).toEqual({ requestTimeout: 30_000, maxConnections: 2000 });
    expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
  });
});
