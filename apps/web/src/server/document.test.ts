import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import LinkedData from '../features/title/LinkedData';
import { firstStateId, type FirstState } from '../shared/firstState';
import { documentOf } from './document';

const template = readFileSync(join(__dirname, '..', '..', 'index.html'), 'utf8');
const state = (text: string) => ({ language: 'pt', queries: { search: { data: text } } }) as unknown as FirstState;
const parts = {
  language: 'pt',
  title: '',
  description: '',
  content: null,
  state: state(''),
  brand: '',
  texts: [],
  modules: [],
};

/** As a browser reads it, without running scripts. */
const open = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('the document of a rendered page', () => {
  it('has the content in the place of the loading page, and its title and language', () => {
    const content = '<main id="conteudo"><h1>Dom Casmurro</h1></main>';
    const page = open(
      documentOf(template, {
        ...parts,
        language: 'en',
        title: 'Dom Casmurro — UFVI',
        description: 'The catalogue',
        content,
      }),
    );
    expect(page.querySelector('#pergamum')?.innerHTML).toBe(content);
    expect(page.title).toBe('Dom Casmurro — UFVI');
    expect(page.documentElement.lang).toBe('en');
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe('The catalogue');
  });

  it('has the colour of the institution before its first script, also where it has no content', () => {
    const brand = ':root:not([data-cor=contraste]){--brand:#123456}';
    for (const content of [null, '<main></main>']) {
      const page = open(documentOf(template, { ...parts, brand, content }));
      const [first] = page.querySelectorAll('script, style#brand');
      expect(first?.textContent).toBe(brand);
      expect(first?.closest('head')).not.toBeNull();
    }
  });

  it('keeps the loading page where the server renders no content', () => {
    const page = open(documentOf(template, parts));
    expect(page.querySelector('#pergamum')?.textContent).toContain('Carregando o catálogo…');
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', '$& $1 $`'])(
    'carries %s in data and title, and nothing of it becomes an element',
    (hostile) => {
      const page = open(
        documentOf(template, { ...parts, title: hostile, content: '<main></main>', state: state(hostile) }),
      );
      const data = page.getElementById(firstStateId)?.textContent ?? '';
      expect((JSON.parse(data) as { queries: { search: unknown } }).queries.search).toEqual({ data: hostile });
      expect(page.title.trim()).toBe(hostile.trim());
      const scripts = [...page.querySelectorAll('script')].map((script) => script.textContent);
      expect(scripts.filter((text) => text?.includes('alert(1)') && !text.startsWith('{'))).toEqual([]);
    },
  );

  it('puts what React wrote before the content into the head', () => {
    const content = '<link rel="canonical" href="/x"/><meta name="robots" content="noindex"/><main></main>';
    const page = open(documentOf(template, { ...parts, content }));
    expect(page.head.querySelector('link[rel=canonical]')).not.toBeNull();
    expect(page.querySelector('#pergamum')?.innerHTML).toBe('<main></main>');
  });

  it('has the citation of a title in its head, and nothing of a hostile title becomes an element', () => {
    const hostile = '"></head><img src=x>';
    const field = (ordem: string, descricao: string) => ({
      ordem,
      detalhes: [{ _secao: ['a'], descricao: [descricao], pontuacao: [''], cod_autoridade: [] }],
    });
    const record = { cod_tipo_obra: '1', campos: [field('100', hostile), field('245', hostile)] };
    const data = createElement(LinkedData, { record: record as never, address: 'https://x/acervo/1', image: null });
    const page = open(documentOf(template, { ...parts, content: renderToStaticMarkup(data) + '<main></main>' }));
    const tag = (name: string) => page.head.querySelector(`meta[name=${name}]`)?.getAttribute('content');
    expect([tag('citation_title'), tag('citation_author')]).toEqual([hostile, hostile]);
    const coins = new URLSearchParams(page.querySelector('.Z3988')?.getAttribute('title') ?? '');
    expect(coins.get('rft.btitle')).toBe(hostile);
    expect(page.querySelector('img[src=x]')).toBeNull();
  });

  it('holds its scripts back until it is painted, and no script of a page that only scripts can fill', () => {
    const built = template.replace('<script type="module" src="/src/app/main.tsx"></script>', '').replace(
      '</head>',
      `<script type="module" crossorigin src="/assets/index.js"></script>
         <link rel="modulepreload" crossorigin href="/assets/vendor.js"></head>`,
    );
    const found = { modules: ['/assets/results.js'], texts: ['/assets/pt.json'] };
    const page = open(documentOf(built, { ...parts, ...found, content: '<main></main>' }));
    expect(page.querySelector('script[type=module], link[rel=modulepreload], link[as=fetch]')).toBeNull();
    const later = page.querySelector<HTMLTemplateElement>('template#scripts')?.content;
    expect(Array.from(later?.querySelectorAll('script') ?? [], (script) => script.getAttribute('src'))).toEqual([
      '/assets/vendor.js',
      '/assets/index.js',
    ]);
    expect(Array.from(later?.querySelectorAll('link') ?? [], (link) => link.getAttribute('href'))).toEqual([
      '/assets/results.js',
      '/assets/pt.json',
    ]);
    const shell = open(documentOf(built, { ...parts, ...found }));
    expect(shell.querySelectorAll('head script[type=module], head link[rel=modulepreload]')).toHaveLength(3);
  });
});
