import { html, page, xml, type Page } from '../../http/pages';
import { countTitles, findTitleCodes } from './crawlers.store';
import { findGuides, findInstitution } from './site.store';

const xmlType = 'application/xml; charset=utf-8';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** A sitemap may list 50,000 addresses; a smaller one is generated faster. */
const perSitemap = 10_000;

/** Parameters that only filter, sort or display results, or choose a language: crawlers should not find the same titles twice. */
const viewParameters = ['filtro', 'texto', 'ordenacao', 'quantPag', 'exibicao', 'digitado', 'paginaAtiva', 'idioma'];
/** Pages of a single reader, and calls. */
const ownPages = ['/meupergamum', '/login', '/sair', '/cesta', '/api/', '/oauth', '/__mock/'];

/** `robots.txt`: the paths that crawlers should not visit. */
export const robotsPage: Page = {
  path: '/robots.txt',
  open: async (_, { settings: { BASE_PATH: base } }, origin) => ({
    type: 'text/plain; charset=utf-8',
    text: [
      'User-agent: *',
      ...viewParameters.flatMap((name) => [`Disallow: ${base}/*?${name}=`, `Disallow: ${base}/*&${name}=`]),
      ...ownPages.map((path) => `Disallow: ${base}${path}`),
      '',
      `Sitemap: ${origin}/sitemap.xml`,
      '',
    ].join('\n'),
  }),
};

/** OpenSearch 1.1: lets a browser search the catalogue from its own search field. */
export const openSearchPage: Page = {
  path: '/opensearch.xml',
  async open(_, { db }, origin) {
    const { sigla, nome } = await findInstitution(db);
    return {
      type: 'application/opensearchdescription+xml; charset=utf-8',
      text: xml`<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${`Acervo ${sigla}`.slice(0, 16)}</ShortName>
  <Description>${`O acervo das bibliotecas: ${nome ?? sigla}`}</Description>
  <Language>pt-BR</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" template="${`${origin}/?termo_pesquisa={searchTerms}`}" />
  <Url type="application/rss+xml" template="${`${origin}/rss.xml?termo_pesquisa={searchTerms}`}" />
</OpenSearchDescription>
`.text,
    };
  },
};

/** `sitemap.xml`: the list of sitemaps. */
export const sitemapIndexPage: Page = {
  path: '/sitemap.xml',
  isKept: 'by path',
  async open(_, { db }, origin) {
    const pages = Math.max(1, Math.ceil((await countTitles(db)) / perSitemap));
    const addresses = Array.from({ length: pages }, (_each, at) => `${origin}/sitemap/${at + 1}`);
    return {
      type: xmlType,
      text: xml`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="${schema}">
${addresses.map((address) => xml`  <sitemap><loc>${address}</loc></sitemap>\n`)}</sitemapindex>
`.text,
    };
  },
};

/** The addresses of a range of titles; the first one also has the home page and the guides. */
export const sitemapPage: Page = {
  path: '/sitemap/:number',
  isKept: 'by path',
  async open({ number = '' }, { db }, origin) {
    const at = /^[1-9]\d{0,5}$/.test(number) ? Number(number) : 0;
    const codes = at > 0 ? await findTitleCodes(db, (at - 1) * perSitemap, perSitemap) : [];
    const guides = at === 1 ? ['/', ...(await findGuides(db, 1)).map(({ slug }) => `/${slug}`)] : [];
    const paths = [...guides, ...codes.map((code) => `/acervo/${code}`)];
    if (paths.length === 0)
      return { status: 404, html: page('Não há este mapa', html`<p><a href="/">Pesquisar no acervo</a></p>`) };
    return {
      type: xmlType,
      text: xml`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${schema}">
${paths.map((path) => xml`  <url><loc>${origin + path}</loc></url>\n`)}</urlset>
`.text,
    };
  },
};
