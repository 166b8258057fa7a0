import { loans, session, site, title } from '@catalogue/api-contract';
import { urlOf } from './wire';

describe('where a call goes', () => {
  it.each([
    ['a path of the documents without a root goes under the prefix', session.getPerson, '/api', '/api/pessoas'],
    ['another prefix takes its place', session.getPerson, '/catalogo', '/catalogo/pessoas'],
    ['no prefix leaves it bare', session.getPerson, '', '/pessoas'],
    ['a path under /api keeps its own', loans.renewLoans, '/catalogo', '/api/emprestimo/renovacao'],
    ['another server is asked for it', session.getPerson, 'https://lib.example/api', 'https://lib.example/api/pessoas'],
    ['and for the token', session.issueToken, 'https://lib.example/api', 'https://lib.example/oauth/token'],
    ['with its port', site.getInstitution, 'http://[::1]:4200/', 'http://[::1]:4200/parametros/instituicao'],
  ])('%s', (_, endpoint, prefix, url) => {
    expect(urlOf(endpoint, prefix)).toBe(url);
  });

  it('puts parameters into the path', () => {
    expect(urlOf(title.getTitle, 'https://lib.example', { id: 7 })).toBe('https://lib.example/acervo/7');
  });
});
