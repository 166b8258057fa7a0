import { providerNames } from '@catalogue/api-contract';
import { appForEach } from '../../testing/app';
import { callAs, signInAs, useInstitution } from '../../testing/callAs';

const server = appForEach();

interface HandOver {
  url: string;
  token: string;
}
const ask = (who: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  callAs(server)<HandOver>(who, method, path, body);
const portal = (who: string) => ask(who, 'GET', '/api/pessoas/meu-pergamum/redirect');
const token = (who: string) => ask(who, 'GET', '/api/pessoas/token-redireciona');
const provider = (who: string, base: string) => ask(who, 'PUT', '/api/pessoas/meu-pergamum/redirect-base', { base });
const posting = (who: string) => ask(who, 'POST', '/api/pessoas/postagem-trabalho/redirect');
const app = (who: string) => ask(who, 'GET', '/api/pessoas/autenticar/app-layers');
const arrive = (url: string) => server.app.inject({ url, headers: { accept: 'text/html' } });

describe('handing a person over to another application', () => {
  it.each([
    ['the personal area outside', portal, 'meu-pergamum'],
    ['the classic system', token, 'meu-pergamum'],
    ['the paper posting', posting, 'postagem-trabalho'],
    ['the personal-area application', app, 'aplicativo'],
    ['an e-book provider', (who: string) => provider(who, 'pearson'), 'pearson'],
  ])('to %s works once', async (_, handOver, service) => {
    const { status, body } = await handOver('ana');
    expect(status).toBe(200);
    expect(body.url).toContain(`/${service}?token=`);
    const first = await arrive(body.url);
    expect([first.statusCode, first.body]).toEqual([200, expect.stringContaining('Ana Beatriz Moreira Lage')]);
    expect((await arrive(body.url)).statusCode).toBe(410);
  });

  it('works for a minute, at that application only', async () => {
    const { body } = await portal('ana');
    expect((await arrive(body.url.replace('meu-pergamum', 'pearson'))).statusCode).toBe(410);
    server.advance(60);
    expect((await arrive(body.url)).statusCode).toBe(410);
  });

  it('ends with the session in which it was asked for', async () => {
    const { body: tokens } = await signInAs(server)('ana');
    const authorization = `Bearer ${tokens.access_token}`;
    const asked = await server.app.inject({ url: '/api/pessoas/meu-pergamum/redirect', headers: { authorization } });
    await server.app.inject({
      method: 'POST',
      url: '/oauth/revoke',
      payload: {
        client_id: 'catalogue-patron',
        client_secret: 'catalogue-patron-development',
        token: tokens.refresh_token,
      },
    });
    expect((await arrive(asked.json<HandOver>().url)).statusCode).toBe(410);
  });

  it('gives the token beside the address', async () => {
    const { body } = await token('ana');
    expect(body.url).toContain(body.token);
    const stored = await server.db.handOverToken.findMany();
    expect(JSON.stringify(stored)).not.toContain(body.token);
  });

  it('knows the fifteen providers and no other', async () => {
    for (const base of providerNames) expect((await provider('ana', base)).status).toBe(200);
    expect((await provider('ana', 'outra')).body.errors).toHaveProperty('base');
  });

  it('needs a CPF where the other side does', async () => {
    for (const call of [posting, app, (who: string) => provider(who, 'pearson')])
      expect(await call('sem-cpf')).toMatchObject({ status: 422, body: { message: 'usuario_sem_cpf' } });
    expect((await portal('sem-cpf')).status).toBe(200);
  });

  it('fails at Minha Biblioteca for who has no e-mail address, with its marker', async () => {
    expect(await provider('sem-email', 'minhabiblioteca')).toMatchObject({
      status: 500,
      body: { message: expect.stringContaining('MINHA_BIBLIOTECA') as string },
    });
    expect((await provider('sem-email', 'pearson')).status).toBe(200);
  });

  it('says what is not configured', async () => {
    await useInstitution(server, '523');
    for (const [call, message] of [
      [portal, 'redirecionamento_nao_configurado'],
      [token, 'redirecionamento_nao_configurado'],
      [posting, 'postagem_nao_configurada'],
      [app, 'app_nao_configurado'],
    ] as const)
      expect(await call('ana')).toMatchObject({ status: 422, body: { message } });
  });

  it('ends when nobody fetches it', async () => {
    await portal('ana');
    const { body } = await callAs(server)<{ events: object[] }>(null, 'PUT', '/__mock/clock', { advance: 'PT2M' });
    expect(body.events).toContainEqual({
      em: '2026-03-10T12:01:00.000Z',
      evento: 'token_redireciona_expirado',
      cod_pessoa: 1,
      service: 'meu-pergamum',
    });
  });
});
