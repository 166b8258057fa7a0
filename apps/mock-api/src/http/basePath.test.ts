import { openTestApp, type TestApp } from '../testing/app';
import { callAs } from '../testing/callAs';
import { stock } from '../testing/shelf';

describe('a server below a path', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({
      env: { BASE_PATH: '/catalogo/', PUBLIC_URL: 'https://ufvi.example.org', MOCK_CONTROLS: 'public' },
    });
  });
  afterAll(() => server.stop());
  const ask = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { lang: '1', ...headers } });

  it.each(['/catalogo/api/acervo/5', '/api/acervo/5'])(
    'answers %s, whether or not the proxy takes the path away',
    async (url) => {
      expect((await ask(url)).statusCode).toBe(200);
    },
  );

  it('names its own address with the path, in what programs read', async () => {
    expect((await ask('/catalogo/config.json')).json()).toMatchObject({ api_prefix: '/catalogo/api' });
    const texts = await Promise.all(
      ['robots.txt', 'opensearch.xml', 'sitemap.xml'].map((name) => ask(`/catalogo/${name}`)),
    );
    for (const { body } of texts) {
      expect(body).toContain('https://ufvi.example.org/catalogo/');
      expect(body).not.toMatch(/ufvi\.example\.org\/(?!catalogo\/)/);
    }
  });

  it('documents its calls below the path, with a page whose files are there too', async () => {
    expect((await ask('/catalogo/openapi.json')).json()).toMatchObject({ servers: [{ url: '/catalogo/' }] });
    const { body } = await ask('/catalogo/docs');
    const files = Array.from(body.matchAll(/(?:href|src)="([^"]+)"/g), ([, file = '']) => file);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      expect(file).toMatch(/^\/catalogo\//);
      expect((await ask(file)).statusCode).toBe(200);
    }
  });

  it('names it in mails as well', async () => {
    const made = await server.app.inject({ method: 'POST', url: '/__mock/sandboxes', payload: {} });
    const headers = { 'x-sandbox': made.json<{ id: string }>().id };
    await server.app.inject({ method: 'PUT', url: '/__mock/clock', headers, payload: { advance: 'P10D' } });
    const mails = (await ask('/__mock/outbox', headers)).json<{ texto: string }[]>();
    expect(mails.map(({ texto }) => texto).join('')).toContain('https://ufvi.example.org/catalogo/meupergamum/');
  });

  it('keeps its cookies to itself', async () => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/catalogo/__mock/sandboxes',
      headers: { host: 'localhost' },
      payload: { enter: true },
    });
    expect(reply.headers['set-cookie'] ?? reply.body).toMatch(/Path=\/catalogo;/);
  });
});

it.each(['catalogo', '/catalogo?x', '/cat"alogo', '//evil.example', '/a/../b'])('%s is no base path', async (given) => {
  await expect(openTestApp({ seeded: false, env: { BASE_PATH: given } })).rejects.toThrow('a path like /catalogo');
});

test('the links of a daily mail have the path, even where the server does not know its own address', async () => {
  const server = await openTestApp({ env: { BASE_PATH: '/catalogo/' } });
  try {
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'nada-consta' } });
    await stock(server, [{ due: '2026-03-09', cod_pessoa }]);
    await server.app.inject('/healthz');
    server.passDays(6);
    await callAs(server)('nada-consta', 'GET', '/api/solicitacoes/alertas');
    const [mail] = await server.db.sentMail.findMany({ where: { para: 'nada-consta@ufvi.example.org' } });
    expect(mail?.texto).toContain(' http://localhost:4200/catalogo/meupergamum/inicio');
    expect(mail?.parar).toMatch(/^http:\/\/localhost:4200\/catalogo\/avisos\/parar\?t=/);
  } finally {
    await server.stop();
  }
});
