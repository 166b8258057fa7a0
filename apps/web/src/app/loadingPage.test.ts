import '@testing-library/jest-dom';
import { within } from '@testing-library/dom';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** jsdom's own `getComputedStyle`. */
declare const readStyleSheets: typeof getComputedStyle;

const page = readFileSync(join(__dirname, '..', '..', 'index.html'), 'utf8');
const boot = readFileSync(join(__dirname, 'boot.js'), 'utf8');

function open(language: string | null) {
  if (language) localStorage.setItem('catalogue.language', language);
  document.documentElement.lang = /<html lang="(.*?)"/.exec(page)?.[1] ?? '';
  document.documentElement.innerHTML = page;
  // innerHTML does not run scripts, so the boot script is run by hand.
  new Function(boot)();
}
afterEach(() => localStorage.clear());

describe('the page that stands until the app is there', () => {
  it.each([
    [null, 'pt-BR', 'Carregando o catálogo…'],
    ['pt', 'pt-BR', 'Carregando o catálogo…'],
    ['en', 'en', 'Loading the catalogue…'],
    ['es', 'es', 'Cargando el catálogo…'],
    ['xx', 'pt-BR', 'Carregando o catálogo…'],
  ])('speaks the kept language: %s', (kept, lang, sentence) => {
    open(kept);
    expect(document.documentElement).toHaveAttribute('lang', lang);
    const sentences = ['Carregando o catálogo…', 'Loading the catalogue…', 'Cargando el catálogo…'];
    expect(
      sentences.filter((text) => readStyleSheets(within(document.body).getByText(text)).display !== 'none'),
    ).toEqual([sentence]);
  });
});

describe('what is typed before the app is there', () => {
  it('is kept as it was typed, though the app hydrates the field at that event and empties it', () => {
    open(null);
    const field = document.body.appendChild(document.createElement('input'));
    const hydrate = () => (field.value = '');
    document.addEventListener('change', hydrate);
    field.value = 'casmurro';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    document.removeEventListener('change', hydrate);
    expect(window.earlyInput?.fields.get(field)).toBe('casmurro');
    window.earlyInput?.stop();
  });
});
