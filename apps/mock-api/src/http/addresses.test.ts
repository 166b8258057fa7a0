import { contracts } from '@catalogue/api-contract';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestApp, type TestApp } from '../testing/app';
import { rewriteAddress } from './addresses';

const rewrite = rewriteAddress(Object.values(contracts).flatMap((contract) => Object.values(contract)));
const json = { accept: 'application/json' };
const any = { accept: '*/*' };
const token = { authorization: 'Bearer x' };
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('which handler an address means', () => {
  it.each([
    ['a bare call of the documents', 'GET', '/acervo/7', json, '/api/acervo/7'],
    ['with its query', 'GET', '/consulta?termo_pesquisa=a%2Fb', json, '/api/consulta?termo_pesquisa=a%2Fb'],
    ['with a slash at its end', 'GET', '/pessoas/', json, '/api/pessoas/'],
    ['its part', 'GET', '/acervo/7/exemplares', json, '/api/acervo/7/exemplares'],
    ['a call with a token that accepts anything', 'GET', '/acervo/7', { ...any, ...token }, '/api/acervo/7'],
    ['a call with a token that says nothing of what it accepts', 'GET', '/acervo/7', token, '/api/acervo/7'],
    [
      'a call that is no page, whatever is accepted',
      'GET',
      '/consulta?termo_pesquisa=a',
      any,
      '/api/consulta?termo_pesquisa=a',
    ],
    ['a call that only a guide could be, whatever is accepted', 'GET', '/campus', any, '/api/campus'],
    ['a call of the form of a page, whatever is accepted', 'GET', '/acervo/totais', any, '/api/acervo/totais'],
    ['a call that is no read', 'POST', '/acervo/7', any, '/api/acervo/7'],
    [
      'what a library for calls accepts',
      'GET',
      '/acervo/7',
      { accept: 'application/json, text/plain, */*' },
      '/api/acervo/7',
    ],
    ['the page of a title for curl', 'GET', '/acervo/7', any, '/acervo/7'],
    ['the page of a title for who says nothing', 'GET', '/acervo/7?x=1', {}, '/acervo/7?x=1'],
    ['the prefixed one', 'GET', '/api/acervo/7', json, '/api/acervo/7'],
    ['a course by its code, in short', 'GET', '/curso/7', json, '/api/consulta/curso/7'],
    ['a campus by its code, in short', 'GET', '/campus/2?x=1', json, '/api/consulta/campus/2?x=1'],
    ['a library by its code, in short and prefixed', 'GET', '/api/biblioteca/7', html, '/api/consulta/biblioteca/7'],
    ['a teacher by code as it is written in full', 'GET', '/consulta/professor/7', json, '/api/consulta/professor/7'],
    ['all campuses', 'GET', '/campus', json, '/api/campus'],
    ['a page like a course', 'GET', '/curso/7', html, '/curso/7'],
    ['the token under the prefix', 'POST', '/api/oauth/token', json, '/oauth/token'],
    ['parameters under the prefix', 'GET', '/api/parametros/secao_1?x=1', json, '/parametros/secao_1?x=1'],
    ['a page of the browser', 'GET', '/acervo/7', html, '/acervo/7'],
    ['a path that no call has', 'GET', '/acervo/7/outra', json, '/acervo/7/outra'],
    ['a call by a method that it does not take', 'DELETE', '/acervo/7', json, '/api/acervo/7'],
    ['the headers of a page', 'HEAD', '/acervo/7', html, '/acervo/7'],
    ['a path that only begins alike', 'GET', '/consultar', json, '/consultar'],
  ])('%s', (_, method, url, headers, address) => {
    expect(rewrite({ method, url, headers })).toBe(address);
  });
});

describe('one origin for calls and pages', () => {
  const web = mkdtempSync(join(tmpdir(), 'web-'));
  let server: TestApp;
  beforeAll(async () => {
    writeFileSync(join(web, 'index.html'), '<title>Biblioteca</title>');
    server = await openTestApp({ env: { WEB_DIR: web } });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(web, { recursive: true });
  });
  const get = (url: string, headers: Record<string, string>) => server.app.inject({ url, headers });

  it('answers a call bare and under the prefix alike', async () => {
    const bare = await get('/acervo/1', json);
    expect(bare.statusCode).toBe(200);
    expect(bare.json()).toEqual((await get('/api/acervo/1', json)).json());
    expect((await get('/api/parametros/instituicao', json)).json()).toEqual(
      (await get('/parametros/instituicao', json)).json(),
    );
  });

  it('gives a browser the page where an address is both', async () => {
    const page = await get('/acervo/1', html);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('Biblioteca');
  });

  it.each(['/', '/cesta', '/acervo/1/marc', '/citar', '/novas_aquisicoes'])('knows the page %s', async (url) => {
    const page = await get(url, html);
    expect([page.statusCode, page.body]).toEqual([200, '<title>Biblioteca</title>']);
  });

  it.each(['/nada', '/acervo/1/nada', '/a/b', '/api/nada'])(
    'says 404 with the page that says so to %s',
    async (url) => {
      for (const headers of [html, { ...html, 'if-none-match': '*', range: 'bytes=0-3' }]) {
        const page = await get(url, headers);
        expect([page.statusCode, page.body]).toEqual([404, '<title>Biblioteca</title>']);
      }
    },
  );

  it.each([
    ['DELETE', '/api/acervo/7', 'GET, HEAD'],
    ['DELETE', '/acervo/7', 'GET, HEAD'],
    ['GET', '/api/emprestimo/renovacao', 'POST'],
    ['PUT', '/oauth/token', 'POST'],
    ['POST', '/healthz', 'GET, HEAD'],
  ] as const)('refuses %s %s and names what it takes', async (method, url, allow) => {
    const reply = await server.app.inject({ method, url, headers: json });
    expect([reply.statusCode, reply.headers.allow?.toString().split(', ').sort().join(', '), reply.json()]).toEqual([
      405,
      allow,
      { message: `Este endereço não aceita o método ${method}.` },
    ]);
  });

  it('gives the page of a screen to who accepts anything', async () => {
    for (const url of ['/acervo/1', '/meupergamum/titulos-pendentes', '/?termo_pesquisa=a'])
      expect([url, (await get(url, any)).headers['content-type']]).toEqual([url, 'text/html; charset=utf-8']);
    expect((await get('/api/nada', any)).json()).toEqual({ message: 'Endereço não encontrado.' });
  });

  it('gives a browser the page of a screen that is no call, and a program a 404', async () => {
    expect((await get('/meupergamum/titulos-pendentes', html)).body).toContain('Biblioteca');
    const nothing = await get('/meupergamum/titulos-pendentes', json);
    expect([nothing.statusCode, nothing.json()]).toEqual([404, { message: 'Endereço não encontrado.' }]);
  });
});
