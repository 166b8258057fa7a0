import Fastify from 'fastify';
import { cookieOf } from './cookies';
import { cachedPages } from './renderedPages';
import { TookTooLong } from './renderWorker';

let isSlow = true;

/** A server whose pages take too long while `isSlow`; it writes down what it begins to render. */
function serverOf() {
  const rendered: string[] = [];
  const app = Fastify();
  const pageOf = cachedPages(
    async ({ address }) => {
      rendered.push(address);
      if (isSlow) throw new TookTooLong('late');
      return { status: 200, html: '<p>', isWhole: true };
    },
    {
      originOf: ({ host }) => `http://${host}`,
      callsOf: () => fetch,
      version: async (request) => cookieOf(request, 'sandbox') ?? '',
      maxAge: 60_000,
    },
  );
  app.get('/*', async (request, reply) => {
    const page = await pageOf(request);
    return page ? reply.send(page.body) : reply.status(503).send();
  });
  const statusOf = async (url: string, sandbox = '') =>
    (await app.inject({ url, headers: { cookie: `sandbox=${sandbox}` } })).statusCode;
  return { statusOf, rendered };
}

describe('pages that took too long twice', () => {
  afterEach(() => jest.restoreAllMocks());
  beforeEach(() => (isSlow = true));

  it('are left to the browser for a minute, however their address is spelled', async () => {
    const { statusOf, rendered } = serverOf();
    expect([await statusOf('/acervo/1?z=1'), await statusOf('/acervo/%31/')]).toEqual([500, 500]);
    const spellings = [
      '/acervo/1?z=2',
      '/Acervo/1',
      '//acervo/1',
      '/acervo/1/marc/anything',
      '/acervo/%31',
      '/acervo/1/',
    ];
    for (const url of spellings) expect([url, await statusOf(url)]).toEqual([url, 503]);
    expect([await statusOf('/guia?z=1'), await statusOf('/guia?z=2'), await statusOf('/guia')]).toEqual([
      500, 500, 503,
    ]);
    // All searches have one path, and others' catalogues other titles.
    expect([await statusOf('/?a=1'), await statusOf('/?a=2'), await statusOf('/?a=3')]).toEqual([500, 500, 500]);
    expect([await statusOf('/acervo/2'), await statusOf('/acervo/1', 'other')]).toEqual([500, 500]);
    expect(rendered).toHaveLength(9);
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + 61_000);
    expect(await statusOf('/acervo/1')).toBe(500);
  });

  it('are not those that waited once for another, and then came in time', async () => {
    const { statusOf } = serverOf();
    expect(await statusOf('/acervo/1')).toBe(500);
    isSlow = false;
    expect(await statusOf('/acervo/1?z=1')).toBe(200);
    isSlow = true;
    expect([await statusOf('/acervo/1?z=2'), await statusOf('/acervo/1?z=3')]).toEqual([500, 500]);
  });
});
