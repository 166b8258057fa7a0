import { htmlBelow, withoutBase } from './basePath';

test.each([
  ['/catalogo', '/'],
  ['/catalogo/', '/'],
  ['/catalogo?lang=en', '/?lang=en'],
  ['/catalogo/acervo/1?x=/catalogo', '/acervo/1?x=/catalogo'],
  // A proxy has taken it away.
  ['/acervo/1', '/acervo/1'],
  // Of another application.
  ['/catalogos/1', '/catalogos/1'],
])('%s is %s of the catalogue', (url, address) => {
  expect(withoutBase(url, '/catalogo')).toBe(address);
  expect(withoutBase(url, '')).toBe(url);
});

test('links from the root lead below the base path; those elsewhere stay', () => {
  const html = `<html lang="pt"><link href="/assets/a.css"><script src="/assets/a.js"></script><a href="//other/x">/y</a>`;
  expect(htmlBelow(html, '/catalogo')).toBe(
    `<html lang="pt" data-base="/catalogo"><link href="/catalogo/assets/a.css"><script src="/catalogo/assets/a.js"></script><a href="//other/x">/y</a>`,
  );
  expect(htmlBelow(html, '')).toBe(html);
});
