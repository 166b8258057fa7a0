import { SearchQuery } from '@catalogue/api-contract';
import { lacksTerm } from '@catalogue/domain';
import { html, page, xml, type Page } from '../../http/pages';
import { findLatest, type FeedTitle } from './feed.store';
import { findsTitles } from './findSet';
import { readSearch } from './readSearch';
import { indexOf } from './searchIndexes';

const maxEntries = 50;

const noFeed = {
  status: 400,
  html: page(
    'Esta pesquisa não pode ser acompanhada',
    html`<p>O endereço não é o de uma pesquisa de títulos do acervo. <a href="/">Pesquisar no acervo</a></p>`,
  ),
};

/** A search as RSS 2.0: its new titles, latest first. It takes the fields of `GET /consulta`. */
export const feedPage: Page = {
  path: '/rss.xml',
  isKept: 'by address',
  async open(fields, { db, settings, today }, origin) {
    const { data: query } = SearchQuery.safeParse(fields);
    if (!query || lacksTerm(query) || !findsTitles(query)) return noFeed;
    const { codes } = await indexOf(db).find(await readSearch(db, query, today()), settings.SEARCH_LIMIT);
    const titles = await findLatest(db, codes, maxEntries);
    const name = query.termo_pesquisa ? `${query.termo_pesquisa}: novidades no acervo` : 'Novidades no acervo';
    const address = `${origin}/?${new URLSearchParams(fields)}`;
    return {
      type: 'application/rss+xml; charset=utf-8',
      text: xml`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${name}</title>
    <link>${address}</link>
    <description>Os títulos que entraram por último entre os que esta pesquisa encontra.</description>
    <language>pt-BR</language>
    <atom:link rel="self" type="application/rss+xml" href="${`${origin}/rss.xml?${new URLSearchParams(fields)}`}" />
${titles.map((title) => item(title, origin))}  </channel>
</rss>
`.text,
    };
  },
};

const item = ({ cod_acervo, titulo, autor, imprint, resumo, data_inclusao }: FeedTitle, origin: string) =>
  xml`    <item>
      <title>${titulo}</title>
      <link>${origin}/acervo/${String(cod_acervo)}</link>
      <guid>${origin}/acervo/${String(cod_acervo)}</guid>
      <dc:creator>${autor ?? ''}</dc:creator>
      <description>${[autor, imprint, resumo].filter(Boolean).join(' — ')}</description>
      <pubDate>${data_inclusao.toUTCString()}</pubDate>
    </item>
`;
