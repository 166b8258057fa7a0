import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { cookieOf } from './cookies';
import { cachedPages, type CacheOptions, type Renderer } from './renderedPages';
import { countRenders, placesToRender } from './renderRate';

/** A server whose pages are rendered by a stub, which writes down what it renders. */
function serverOf(
  render: Renderer = async ({ address }) => ({ status: 200, html: `<p>${address}`, isWhole: true }),
  limits: Pick<CacheOptions, 'mayMake' | 'hasMade' | 'networkOf' | 'placeFor'> = {},
) {
  const rendered: string[] = [];
  const app = Fastify();
  const pageOf = cachedPages(
    (request) => {
      rendered.push(request.address);
      return render(request);
    },
    {
      originOf: ({ host }) => `http://${host}`,
      callsOf: () => fetch,
      version: async (request) => cookieOf(request, 'sandbox') ?? '',
      maxAge: 60_000,
      ...limits,
    },
  );
  app.get('/*', async (request, reply) => {
    const page = await pageOf(request);
    return page
      ? reply.headers({ etag: page.etag, 'content-encoding': page.encoding }).send(page.body)
      : reply.status(503).send();
  });
  return { app, rendered };
}

// Awaited, since an injected request starts only then.
const ask = async (app: FastifyInstance, headers: Record<string, string> = {}, url = '/') =>
  await app.inject({ url, headers });

describe('rendered pages', () => {
  it('are rendered once for all who ask for the same, now or later', async () => {
    const { app, rendered } = serverOf();
    await Promise.all([ask(app), ask(app, { 'accept-encoding': 'br' }), ask(app, { 'accept-encoding': 'br' })]);
    await ask(app, { 'accept-encoding': 'gzip' });
    expect(rendered).toEqual(['/']);
  });

  it('are a hundred new ones in half a minute for one address; what is cached is for all', async () => {
    const { app, rendered } = serverOf(
      undefined,
      countRenders((ip) => ip !== '127.0.0.1'),
    );
    const from = async (remoteAddress: string, count: number, name: string) => {
      const seen: number[] = [];
      for (let at = 0; at < count; at += 1)
        seen.push((await app.inject({ url: `/${name}?z=${at}`, remoteAddress })).statusCode);
      return seen;
    };
    expect(new Set(await from('2001:db8:1:2::1', 100, 'a'))).toEqual(new Set([200]));
    // Whatever is new: also from another address of the same network.
    expect(await from('2001:db8:1:2::9', 1, 'b')).toEqual([503]);
    expect(new Set(await from('2001:db8:1:2::1', 100, 'a'))).toEqual(new Set([200]));
    expect(await from('2001:db8:1:3::1', 1, 'b')).toEqual([200]);
    expect(new Set(await from('127.0.0.1', 150, 'c'))).toEqual(new Set([200]));
    expect(rendered).toHaveLength(251);
  });

  it('of one person are counted apart: many of them leave public ones rendered', async () => {
    const { app } = serverOf(
      undefined,
      countRenders(() => true),
    );
    for (let at = 0; at < 101; at += 1) await app.inject({ url: `/meupergamum/inicio?z=${at}` });
    expect((await app.inject({ url: '/meupergamum/inicio?z=x' })).statusCode).toBe(503);
    expect((await app.inject({ url: '/?z=x' })).statusCode).toBe(200);
  });

  it.each([
    ['sandboxes', { cookie: 'sandbox=a' }, { cookie: 'sandbox=b' }],
    ['hosts', { host: 'a.example.org' }, { host: 'b.example.org' }],
    ['languages', { cookie: 'catalogue.language=en' }, { cookie: 'x=1; catalogue.language=es' }],
  ])('of different %s are different pages', async (_, one, other) => {
    const { app, rendered } = serverOf();
    for (const headers of [one, other, one]) await ask(app, headers);
    expect(rendered).toHaveLength(2);
  });

  it('are not cached where a part or all of it failed', async () => {
    let times = 0;
    const { app } = serverOf(async () => {
      times += 1;
      if (times === 1) throw new Error('No data.');
      return { status: 200, html: String(times), isWhole: times > 2 };
    });
    const answers = [await ask(app), await ask(app), await ask(app), await ask(app)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 200, 200, 200]);
    expect(answers.slice(1).map(({ body }) => body)).toEqual(['2', '3', '3']);
  });

  it('have a tag of their own in each encoding, and are compressed only for who accepts it', async () => {
    const { app } = serverOf();
    const accepted = ['br, gzip', 'br;q=0, gzip', 'br;q=0.0, gzip;q=0', '', '*'];
    const answers = await Promise.all(accepted.map((value) => ask(app, { 'accept-encoding': value })));
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      'identity',
      'identity',
      'br',
    ]);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
    expect(brotliDecompressSync(answers[0]?.rawPayload ?? '').toString()).toBe('<p>/');
  });

  it('wait for each other, and are left to the browser where too many wait', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let atOnce = 0;
    let max = 0;
    const { app } = serverOf(async () => {
      max = Math.max(max, (atOnce += 1));
      await released;
      atOnce -= 1;
      return { status: 200, html: '', isWhole: true };
    });
    const asked = Array.from({ length: 100 }, (_, at) => ask(app, {}, `/${at}`));
    let answered = 0;
    await new Promise<void>((resolve) => {
      for (const answer of asked) void answer.then(() => (answered += 1) === 28 && resolve());
    });
    release();
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 503)).toHaveLength(28);
    expect(max).toBe(8);
  });

  describe('of one network', () => {
    function slowServer() {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      const { app, rendered } = serverOf(
        async ({ address }) => {
          if (address.startsWith('/slow')) await released;
          return { status: 200, html: address, isWhole: true };
        },
        { networkOf: ({ ip }) => ip },
      );
      const from = async (remoteAddress: string, url: string, encoding = 'br') =>
        (await app.inject({ url, remoteAddress, headers: { 'accept-encoding': encoding } })).statusCode;
      return { from, rendered, release: () => release() };
    }

    it('keep nobody from a page that waits among them', async () => {
      const { from, rendered, release } = slowServer();
      const slow = ['/slow/1', '/slow/2', '/home'].map((url) => from('203.0.113.7', url));
      expect(await from('203.0.113.8', '/home')).toBe(200);
      expect(rendered).toEqual(['/slow/1', '/slow/2', '/home']);
      release();
      expect(await Promise.all(slow)).toEqual([200, 200, 200]);
      // It was there when their turn came.
      expect(rendered).toEqual(['/slow/1', '/slow/2', '/home']);
    });

    it('are two at once, and sixteen that wait: the others of a network are left to its browsers', async () => {
      const { from, release } = slowServer();
      const asked = Array.from({ length: 20 }, (_, at) => from('203.0.113.7', `/slow/${at}`));
      expect(await Promise.race(asked)).toBe(503);
      release();
      expect((await Promise.all(asked)).filter((status) => status === 503)).toHaveLength(2);
    });
  });

  describe('of one address', () => {
    const placeFor = placesToRender(() => true);
    /** Pages below /slow are rendered when they are released. */
    function slowServer() {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      const server = serverOf(
        async ({ address }) => {
          if (address.startsWith('/slow')) await released;
          return { status: 200, html: address, isWhole: true };
        },
        { placeFor },
      );
      const from = async (remoteAddress: string, url: string, headers = {}) =>
        (await server.app.inject({ url, remoteAddress, headers })).statusCode;
      return { ...server, release, from };
    }

    it('are three at once, and twenty that wait; those of others go on, even if they are the same', async () => {
      const { rendered, release, from } = slowServer();
      const slow = Array.from({ length: 30 }, (_, at) =>
        from(`2001:db8:1:2::${at}`, at < 10 ? `/slow/${at}` : `/next/${at}`, at % 2 ? { 'accept-encoding': 'br' } : {}),
      );
      expect(await from('2001:db8:1:3::1', '/quick')).toBe(200);
      expect(await from('2001:db8:1:3::1', '/next/12')).toBe(200);
      expect(rendered).toEqual(['/slow/0', '/slow/1', '/slow/2', '/quick', '/next/12']);
      release();
      const statuses = await Promise.all(slow);
      expect(statuses.filter((status) => status === 503)).toHaveLength(7);
    });

    it('are not rendered for who has left', async () => {
      const { app, rendered, release, from } = slowServer();
      await app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.server.address() as AddressInfo;
      for (let at = 0; at < 12; at += 1) {
        const socket = connect(port, '127.0.0.1').on('error', () => undefined);
        socket.write(`GET /slow/${at} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
        const [, reply] = (await once(app.server, 'request')) as [unknown, NodeJS.EventEmitter];
        socket.destroy();
        await once(reply, 'close');
      }
      const last = from('127.0.0.1', '/last');
      release();
      expect(await last).toBe(200);
      expect(rendered).toEqual(['/slow/0', '/slow/1', '/slow/2', '/last']);
      await app.close();
    });
  });
});
