import { pageAt } from './pages';

describe('an address of the web app', () => {
  it.each(['/', '/login', '/login/', '/sair', '/cesta', '/meupergamum', '/meupergamum/titulos-pendentes'])(
    '%s is a page',
    (path) => expect(pageAt(path)).toBe('page'),
  );

  it.each(['/acervo/7', '/acervo/7/marc', '/acervo/7/sumarios-livros', '/autoridade/3', '/autoridade/3/marc'])(
    '%s is a page',
    (path) => expect(pageAt(path)).toBe('page'),
  );

  it.each(['/login/x', '/sair/já', '/acervo/7/marc/8', '/autoridade/3/outra', '/autoridade/3/marc/1'])(
    '%s is still the page of its first segments, which the documents do not call exact',
    (path) => expect(pageAt(path)).toBe('page'),
  );

  it('of one word is that of a guide, if there is one', () => {
    expect(pageAt('/novas_aquisicoes')).toEqual({ guide: 'novas_aquisicoes' });
  });

  it.each(['/acervo/7/outra', '/acervo/7/outra/marc', '/cesta/1', '/a/b', '/pearson/1', '/loginx/1'])(
    '%s is none',
    (path) => expect(pageAt(path)).toBe('none'),
  );
});
