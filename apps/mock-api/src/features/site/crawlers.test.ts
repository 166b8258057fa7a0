import { SaxesParser } from 'saxes';
import { runOn } from '@catalogue/local-postgres/query';
import { appForFile } from '../../testing/app';

const server = appForFile();

const get = async (url: string) => {
  const answer = await server.app.inject({ url, headers: { host: 'acervo.example' } });
  return { status: answer.statusCode, type: String(answer.headers['content-type']), text: answer.body };
};
const parse = (text: string) => new SaxesParser({ xmlns: true }).write(text).close();
const locations = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '');

describe('what machines read of the site', () => {
  it('leads crawlers from robots.txt over the index to every title, once', async () => {
    const robots = await get('/robots.txt');
    const [, index = ''] = /^Sitemap: http:\/\/acervo\.example(.*)$/m.exec(robots.text) ?? [];
    const maps = locations((await get(index)).text);
    const addresses: string[] = [];
    for (const map of maps) {
      const { type, text } = await get(map.replace('http://acervo.example', ''));
      expect(type).toBe('application/xml; charset=utf-8');
      expect(() => parse(text)).not.toThrow();
      addresses.push(...locations(text));
    }
    const titles = await server.db.title.count();
    expect(addresses.filter((address) => address.includes('/acervo/'))).toHaveLength(titles);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain('http://acervo.example/');
  });

  it('asks crawlers to leave filtered results and the pages of one reader alone', async () => {
    const { text } = await get('/robots.txt');
    for (const rule of ['/*&filtro=', '/*?filtro=', '/*&texto=', '/meupergamum', '/cesta'])
      expect(text).toContain(`Disallow: ${rule}\n`);
    expect(text).not.toContain('Disallow: /\n');
  });

  it('describes the search to browsers', async () => {
    const { type, text } = await get('/opensearch.xml');
    expect(type).toBe('application/opensearchdescription+xml; charset=utf-8');
    expect(() => parse(text)).not.toThrow();
    expect(text).toContain('template="http://acervo.example/?termo_pesquisa={searchTerms}"');
  });

  it('describes itself as an app with the institution’s name and logo, below whatever path it is served', async () => {
    const read = async () => JSON.parse((await get('/manifest.webmanifest')).text) as Record<string, unknown>;
    const { sigla, nome } = await server.db.institution.findFirstOrThrow({ where: { active: true } });
    const plain = await read();
    expect(plain).toMatchObject({ name: nome, short_name: sigla, start_url: './', scope: './', display: 'standalone' });
    expect(JSON.stringify(plain)).not.toMatch(/"(?:src|url|action)":"(?!\.\/)/);
    const logo = `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`;
    await server.db.institution.updateMany({ data: { logo } });
    expect((await read()).icons).toContainEqual({
      src: expect.stringMatching(/^\.\/logo\/[\da-f]{16}\.svg$/) as string,
      sizes: 'any',
      type: 'image/svg+xml',
    });
    await server.db.institution.updateMany({ data: { logo: null } });
  });

  it('makes a map of ten thousand titles once, until the data change', async () => {
    const before = await get('/sitemap/1?number=999');
    expect(before.status).toBe(200);
    // As no program writes: nothing tells the server of it.
    await runOn(
      server.database.url,
      `DO $$ BEGIN
         SET LOCAL session_replication_role = replica;
         UPDATE guia_pesquisa SET slug = 'guia_outra' WHERE id = (SELECT min(id) FROM guia_pesquisa WHERE secao = 1);
       END $$`,
    );
    expect(await get('/sitemap/1')).toEqual(before);
    expect(await get('/sitemap/1?number=999')).toEqual(before);
    server.changed();
    expect((await get('/sitemap/1')).text).toContain('/guia_outra<');
  });

  it.each(['/sitemap/0', '/sitemap/999', '/sitemap/abc'])('knows no sitemap beyond the last: %s', async (url) => {
    expect((await get(url)).status).toBe(404);
  });
});
