import { appForFile } from '../../testing/app';
import { signInAs, useInstitution } from '../../testing/callAs';

const server = appForFile();

const get = async <T>(url: string) => (await server.app.inject({ url })).json<T>();

describe('the site', () => {
  it('belongs to the institution that is in force', async () => {
    expect(await get('/parametros/instituicao')).toMatchObject({
      sigla: 'UFVI',
      denominacao_login: 'Matrícula',
      multa_dia: 1.5,
      p: { __md_aut: '2', __md_crypt: '4' },
    });
  });

  it('follows a change of institution', async () => {
    const active = await server.db.institution.findFirstOrThrow({ where: { active: true } });
    await server.db.institution.update({ where: { variant: active.variant }, data: { denominacao_login: 'CPF' } });
    expect(await get('/parametros/instituicao')).toMatchObject({ denominacao_login: 'CPF' });
  });

  it('has a logo at an address of its own, which another logo does not have', async () => {
    expect(await get('/parametros/instituicao')).toMatchObject({ logo: null });
    const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const logo = `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`;
    await server.db.institution.updateMany({ data: { logo } });
    const { logo: address } = await get<{ logo: string }>('/parametros/instituicao');
    expect(address).toMatch(/^\/logo\/[\da-f]{16}\.svg$/);
    const answer = await server.app.inject({ url: address });
    expect(answer.body).toBe(picture);
    // Opened by itself it may run nothing and load nothing.
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.* sandbox$/) as string,
    });
    await server.db.institution.updateMany({ data: { logo: null } });
    expect((await server.app.inject({ url: address })).statusCode).toBe(404);
  });

  it.each([
    ['oidc', { usaOIDC: true, link_logout_OIDC: '/login', link_logout_saml: null }],
    ['saml', { usaOIDC: false, link_logout_OIDC: null, link_logout_saml: '/login' }],
  ])('tells how one signs out of an institution that signs in by %s', async (variant, told) => {
    const { variant: before } = await server.db.institution.findFirstOrThrow({ where: { active: true } });
    await useInstitution(server, variant);
    expect(await get('/parametros/instituicao')).toMatchObject(told);
    await useInstitution(server, before);
  });

  it('lists the activities that the documents name', async () => {
    const activities = await get<{ codigo: number }[]>('/parametros/funcionalidades');
    expect(activities.map((activity) => activity.codigo)).toEqual(
      expect.arrayContaining([8, 12, 13, 57, 87, 88, 107, 1120]),
    );
  });

  it('offers the search types among its guides, in their order', async () => {
    const guides = await get<{ slug: string; ordem: number }[]>('/parametros/secao_1');
    expect(guides.map((guide) => guide.slug)).toEqual(expect.arrayContaining(['pesquisa_geral', 'e_books']));
    expect(guides.map((guide) => guide.ordem)).toEqual(guides.map((guide) => guide.ordem).sort((a, b) => a - b));
  });

  it('answers under /api too, and bare calls unless a page is asked for', async () => {
    const direct = await get<object>('/parametros/instituicao');
    expect(await get('/api/parametros/instituicao')).toEqual(direct);
    const bare = await server.app.inject({ url: '/consulta/ordenacao' });
    expect(bare.statusCode).toBe(200);
    const page = await server.app.inject({ url: '/acervo/1', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(404);
  });
});

describe('demo people', () => {
  it('are listed with a password that opens their account', async () => {
    const personas = await get<{ id: string; login: string; password: string; shows: string }[]>('/__mock/personas');
    expect(personas.map((persona) => persona.id)).toEqual(
      expect.arrayContaining(['ana', 'bruno', 'carla', 'bloqueado']),
    );
    const ana = personas.find((persona) => persona.id === 'ana');
    expect((await signInAs(server)(String(ana?.login), ana?.password)).status).toBe(200);
  });
});
