import { SaxesParser } from 'saxes';
import { openSeeded, type Seeded } from './seeded.fixture';

let seeded: Seeded;
beforeAll(async () => {
  seeded = await openSeeded();
});
afterAll(() => seeded.stop());

const feed = async (query: Record<string, string>) => {
  const answer = await seeded.app.inject({ url: '/rss.xml', query, headers: { host: 'acervo.example' } });
  return { status: answer.statusCode, type: String(answer.headers['content-type']), text: answer.body };
};
const all = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, inside]) => inside ?? '');
/** Throws when the text is not XML. */
const parse = (text: string) => new SaxesParser({ xmlns: true }).write(text).close();

describe('the feed of a search', () => {
  it('has what the search finds, the latest first', async () => {
    const { status, type, text } = await feed({ termo_pesquisa: 'brasil' });
    expect([status, type]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(() => parse(text)).not.toThrow();
    const found = await seeded.search({ termo_pesquisa: 'brasil' });
    const codes = new Set(found.data.map(({ cod_acervo }) => `http://acervo.example/acervo/${cod_acervo}`));
    const links = all(text, 'guid');
    expect(links).toHaveLength(Math.min(50, found.total));
    expect(links.filter((link) => !codes.has(link))).toEqual([]);
    const days = all(text, 'pubDate').map((date) => Date.parse(date));
    expect(days).toEqual([...days].sort((a, b) => b - a));
  });

  it('writes what was typed as text, whatever signs it has', async () => {
    const { status, text } = await feed({ termo_pesquisa: 'a & b <i>"c"</i>' });
    expect(status).toBe(200);
    expect(() => parse(text)).not.toThrow();
    expect(text).toContain('<title>a &amp; b &lt;i&gt;');
  });

  it.each([
    [{}],
    [{ termo_pesquisa: 'a'.repeat(2000) }],
    [{ termo_pesquisa: 'brasil', nada: '1' }],
    [{ pesquisa: 'autoridades', termo_pesquisa: 'brasil' }],
    [{ pesquisa: 'rede_pergamum_oai', termo_pesquisa: 'brasil' }],
  ])('is none where no titles of the catalogue are searched for', async (query) => {
    expect((await feed(query)).status).toBe(400);
  });
});
