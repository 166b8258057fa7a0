import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstStateId, type FirstState } from '../shared/firstState';
import { documentOf } from './document';

const template = readFileSync(join(__dirname, '..', '..', 'index.html'), 'utf8');
const state = (text: string) => ({ language: 'pt', queries: { search: { data: text } } }) as unknown as FirstState;
const parts = { language: 'pt', title: '', content: null, state: state(''), texts: [], modules: [] };

/** As a browser reads it, without running scripts. */
const open = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('the document of a rendered page', () => {
  it('has the content in the place of the loading page, and its title and language', () => {
    const content = '<main id="conteudo"><h1>Dom Casmurro</h1></main>';
    const page = open(documentOf(template, { ...parts, language: 'en', title: 'Dom Casmurro — UFVI', content }));
    expect(page.querySelector('#pergamum')?.innerHTML).toBe(content);
    expect(page.title).toBe('Dom Casmurro — UFVI');
    expect(page.documentElement.lang).toBe('en');
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
});
