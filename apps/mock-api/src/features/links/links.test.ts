import type { TitleLink } from '@catalogue/api-contract';
import { PROVIDERS } from '@catalogue/domain';
import { openSeeded, type Seeded } from '../search/seeded.fixture';

let server: Seeded;
let links: TitleLink[];
beforeAll(async () => {
  server = await openSeeded();
  const { data } = await server.search({ pesquisa: 'e_books' });
  const acervos = data.map(({ cod_acervo }) => cod_acervo).join(',');
  links = (await server.get('/vinculos/links-resultado', { acervos })).body as unknown as TitleLink[];
});
afterAll(() => server.stop());

const tokenOf = async (persona_id: string) => {
  const { cod_pessoa } = await server.db.person.findFirstOrThrow({ where: { persona_id } });
  return { cod_pessoa, authorization: server.patronToken(cod_pessoa, persona_id) };
};
const post = async (url: string, payload: object, authorization = server.publicToken()) => {
  const answer = await server.app.inject({ method: 'POST', url, payload, headers: { authorization } });
  return { status: answer.statusCode, body: (answer.body && answer.json()) as { message?: string; url?: string } };
};
const device = { browser: 'Firefox 140', device: 'desktop', os: 'Linux' };
const asked = { userId: '1', ...device };
const linkOf = (wanted: (link: TitleLink) => boolean): TitleLink => {
  const link = links.find(wanted);
  if (!link) throw new Error('The demo library has no such link.');
  return link;
};
const addressOf = ({ cod_acervo, seq_paragrafo }: TitleLink) =>
  `/vinculos/acesso-restrito/${cod_acervo}/s/${seq_paragrafo}`;

it('the default cover carries its own picture', async () => {
  const { url } = (await server.get('/consulta/imagem-padrao')).body as { url: string };
  expect(decodeURIComponent(url)).toMatch(/^data:image\/svg\+xml;charset=utf-8,<svg .*<\/svg>$/);
});

describe('the links of results', () => {
  it('are open, restricted, and of each of the fifteen providers', () => {
    expect(links.some(({ restrito }) => !restrito)).toBe(true);
    expect(links.some(({ restrito, provedor }) => restrito && provedor === null)).toBe(true);
    expect(new Set(links.flatMap(({ provedor }) => provedor ?? []))).toEqual(new Set(Object.keys(PROVIDERS)));
  });

  it('have the address of an open one only', () => {
    for (const { restrito, url } of links) expect(url === null).toBe(restrito);
  });

  it('are none for titles without links', async () => {
    expect((await server.get('/vinculos/links-resultado', { acervos: '999999' })).body).toEqual([]);
  });
});

describe('a restricted link', () => {
  it('opens for a patron and is counted', async () => {
    const ana = await tokenOf('ana');
    const link = linkOf(({ provedor }) => provedor === 'pearson');
    const { status, body } = await post(
      addressOf(link),
      { userId: String(ana.cod_pessoa), ...device },
      ana.authorization,
    );
    expect([status, body.url]).toEqual([200, expect.stringMatching(/^https:\/\//)]);
    expect(await server.db.linkAccess.findFirst({ where: { cod_acervo: Number(link.cod_acervo) } })).toMatchObject({
      seq_paragrafo: Number(link.seq_paragrafo),
      url: body.url,
      ...device,
      data: new Date('2026-03-10T12:00:00Z'),
    });
  });

  it('of a provider does not open for a patron without CPF', async () => {
    const { authorization } = await tokenOf('sem-cpf');
    const link = linkOf(({ provedor }) => provedor === 'gale');
    expect(await post(addressOf(link), asked, authorization)).toMatchObject({
      status: 422,
      body: { message: 'usuario_sem_cpf' },
    });
    const own = linkOf(({ restrito, provedor }) => restrito && provedor === null);
    expect((await post(addressOf(own), asked, authorization)).status).toBe(200);
  });

  it('does not open for a visitor', async () => {
    expect((await post(addressOf(linkOf(({ restrito }) => restrito)), asked)).status).toBe(401);
  });

  it('is not found where the title has no field of that number', async () => {
    const { authorization } = await tokenOf('ana');
    expect((await post('/vinculos/acesso-restrito/1/s/99', asked, authorization)).body.message).toMatch(/^Link não/);
    expect((await post('/vinculos/acesso-restrito/999999/s/1', asked, authorization)).body.message).toMatch(/^Acervo/);
  });
});

describe('the opening of a link', () => {
  const opened = () => {
    const { cod_acervo, seq_paragrafo, url } = linkOf(({ restrito }) => !restrito);
    return { cod_acervo, seq_paragrafo, url, ...device };
  };
  const where = () => ({ where: { cod_acervo: Number(opened().cod_acervo) } });
  const count = () => server.db.linkAccess.count(where());

  it('is kept for a visitor and for a patron, and answered with nothing', async () => {
    const opening = opened();
    expect(await post('/vinculos/estatistica-acesso', opening)).toEqual({ status: 204, body: '' });
    const { authorization } = await tokenOf('ana');
    await post('/vinculos/estatistica-acesso', { ...opening, user_id: '999' }, authorization);
    const kept = await server.db.linkAccess.findMany({ ...where(), orderBy: { id: 'asc' } });
    // Figures need no names: who reads what is nobody's business.
    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toMatch(/999|user_id/);
    expect(kept[0]).toMatchObject({ url: opening.url, browser: 'Firefox 140' });
  });

  it('is kept only for a link that the title has, with no more than short words about the device', async () => {
    const opening = opened();
    const before = await count();
    for (const wrong of [{ url: 'https://evil.example/' }, { url: `${opening.url}/` }, { seq_paragrafo: '99' }])
      expect((await post('/vinculos/estatistica-acesso', { ...opening, ...wrong })).body.message).toMatch(/^Link não/);
    expect(await count()).toBe(before);
    await post('/vinculos/estatistica-acesso', { ...opening, browser: 'x'.repeat(1000) });
    const kept = await server.db.linkAccess.findFirst({ ...where(), orderBy: { id: 'desc' } });
    expect(kept?.browser).toHaveLength(100);
  });

  it('of a title that is not there is not kept', async () => {
    const before = await count();
    expect((await post('/vinculos/estatistica-acesso', { ...opened(), cod_acervo: 999_999 })).status).toBe(404);
    expect(await count()).toBe(before);
  });
});

describe('covers', () => {
  const covers = async (query: Record<string, string>) => (await server.get('/vinculos/imagem', query)).body;

  it('are the pictures of the library in their order, then the one of the record', async () => {
    const { cod_acervo, link_capa } = await server.db.title.findFirstOrThrow({ where: { link_capa: { not: null } } });
    await server.db.titleImage.deleteMany({ where: { cod_acervo } });
    await server.db.titleImage.createMany({
      data: [
        { cod_acervo, ordem: 2, url: 'https://capas.example.org/verso.jpg' },
        { cod_acervo, ordem: 1, url: 'https://capas.example.org/frente.jpg' },
      ],
    });
    const all = ['https://capas.example.org/frente.jpg', 'https://capas.example.org/verso.jpg', link_capa];
    expect(await covers({ cod_acervo: String(cod_acervo) })).toEqual(all.map((url) => ({ url })));
    expect(await covers({ cod_acervo: String(cod_acervo), limite: '1' })).toEqual([{ url: all[0] }]);
  });

  it('are none for a title without any', async () => {
    const { cod_acervo } = await server.db.title.findFirstOrThrow({
      where: { link_capa: null, images: { none: {} } },
    });
    expect(await covers({ cod_acervo: String(cod_acervo) })).toEqual([]);
  });
});

describe('providers of standards and e-books', () => {
  it.each([
    ['/vinculos/abnt/', 6023, 'https://normas.example.org/nbr/6023'],
    ['/vinculos/target/', 2, 'https://target.example.org/produto/2'],
  ])('%s%d leads there', async (address, id, url) => {
    expect(await server.get(`${address}${id}`)).toEqual({ status: 200, body: { url } });
  });

  it.each(['/vinculos/abnt/1', '/vinculos/target/999'])('%s is not found', async (address) => {
    expect((await server.get(address)).status).toBe(404);
  });

  it('the session of the e-book provider goes on', async () => {
    const { status, body } = await post('/vinculos/grupoa', { sessionid: 'a1b2-c3d4_e5' });
    expect([status, body.url]).toEqual([200, expect.stringContaining('sessionid=a1b2-c3d4_e5')]);
  });

  it('access is denied to what is no session, and to a patron without CPF', async () => {
    expect(await post('/vinculos/grupoa', { sessionid: 'x' })).toMatchObject({
      status: 403,
      body: { message: 'acesso_negado_integracao' },
    });
    const { authorization } = await tokenOf('sem-cpf');
    expect(await post('/vinculos/grupoa', { sessionid: 'a1b2c3d4' }, authorization)).toMatchObject({
      status: 422,
      body: { message: 'usuario_sem_cpf' },
    });
  });
});
