import { addressOf, fillPath, queryString } from './address';

describe('where a call is served', () => {
  it.each([
    ['/acervo/{id}', '/api', '/api/acervo/{id}'],
    ['/pessoas', '/api/', '/api/pessoas'],
    ['/pessoas', '', '/pessoas'],
    ['/api/emprestimo/renovacao', '/api', '/api/emprestimo/renovacao'],
    ['/api/reserva', '/outro', '/api/reserva'],
    ['/oauth/token', '/api', '/oauth/token'],
    ['/parametros/secao_1', '/api', '/parametros/secao_1'],
    ['/parametrosx', '/api', '/api/parametrosx'],
    ['/apiculture', '/api', '/api/apiculture'],
    ['/acervo/{id}', 'https://library.example.org/api', 'https://library.example.org/api/acervo/{id}'],
    ['/oauth/token', 'https://library.example.org/api', 'https://library.example.org/oauth/token'],
    [
      '/api/reserva',
      'https://library.example.org/biblioteca/api/',
      'https://library.example.org/biblioteca/api/reserva',
    ],
    ['/parametros/faq', 'https://library.example.org/outro', 'https://library.example.org/parametros/faq'],
  ])('%s under the prefix %j is %s', (path, prefix, address) => {
    expect(addressOf({ path }, prefix)).toBe(address);
  });

  it('has the prefix /api by default', () => {
    expect(addressOf({ path: '/campus' })).toBe('/api/campus');
  });
});

describe('a path with its values', () => {
  it.each([
    ['/acervo/{id}/marc', { id: 7 }, '/acervo/7/marc'],
    ['/vinculos/acesso-restrito/{a}/s/{b}', { a: 1, b: 2 }, '/vinculos/acesso-restrito/1/s/2'],
    ['/pessoas/{user}/nome', { user: 'ana/prado ç?' }, '/pessoas/ana%2Fprado%20%C3%A7%3F/nome'],
    ['/acervo/{id}', { id: 0 }, '/acervo/0'],
  ])('%s with %j is %s', (path, params, filled) => {
    expect(fillPath(path, params)).toBe(filled);
  });

  it.each([[undefined], [{}], [{ id: undefined }], [{ id: '' }]])('is refused without a value: %j', (params) => {
    expect(() => fillPath('/acervo/{id}', params)).toThrow('/acervo/{id} needs id');
  });
});

describe('a query string', () => {
  it.each([
    [undefined, ''],
    [{}, ''],
    [{ page: undefined, search_text: '', codCampus: null }, ''],
    [{ page: 0, similar: false }, '?page=0&similar=false'],
    [{ termo_pesquisa: 'São Paulo & "rio"', page: 2 }, '?termo_pesquisa=S%C3%A3o%20Paulo%20%26%20%22rio%22&page=2'],
    [{ acervos: [1, 2, 30] }, '?acervos=1%2C2%2C30'],
    [{ acervos: [] }, ''],
  ])('of %j is %j', (query, text) => {
    expect(queryString(query)).toBe(text);
  });
});
