import { appForEach, openTestApp } from '../../testing/app';
import { callAs, useInstitution, whoIs } from '../../testing/callAs';

const server = appForEach();

/** The cookie of the browser that began last. */
let begunBy = '';
async function start<T>(path: string, fields: Record<string, string>) {
  const answer = await callAs(server)<T>(null, 'GET', `/api/${path}?${new URLSearchParams(fields).toString()}`);
  begunBy = cookieOf(answer);
  return answer;
}
const startOidc = (login = 'ana@ufvi.example.org', redirect = '/meupergamum') =>
  start<{ nonce: string; link: string }>('oidc/authorize', { login, redirect });
const startSaml = (redirect = '/acervo/7') => start<{ link: string }>('saml/login', { redirect });
async function validate(kind: 'oidc' | 'saml', value: string, cookie = begunBy) {
  const reply = await server.app.inject({
    method: 'POST',
    url: `/api/${kind}/validar`,
    headers: { authorization: server.publicToken(), cookie },
    payload: kind === 'oidc' ? { nonce: value } : { saml: value },
  });
  return { status: reply.statusCode, body: reply.json<Record<string, string>>() };
}

/** What the browser that began keeps. */
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0] ?? '';
/** Opens the identity service's page at the link. */
const open = (link: string, cookie = begunBy) =>
  server.app.inject({ url: link, headers: { accept: 'text/html', cookie } });
/** Submits one of the page's buttons; returns where the browser is redirected. */
async function press(link: string, field: Record<string, string>, cookie = begunBy) {
  const session = new URLSearchParams(link.split('?')[1]).get('session') ?? '';
  const reply = await server.app.inject({
    method: 'POST',
    url: '/__mock/identity',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: new URLSearchParams({ session, ...field }).toString(),
  });
  return { status: reply.statusCode, to: new URL(String(reply.headers.location ?? '/'), 'http://library') };
}
const ana = { person: '1' };

describe('signing in at an identity service', () => {
  it('leads through its page to a session of the person chosen there, by OIDC', async () => {
    await useInstitution(server, 'oidc');
    const { body } = await startOidc('carla@ufvi.example.org');
    const page = await open(body.link);
    expect(page.headers['content-type']).toContain('text/html');
    // The person with the typed address is listed first.
    expect(page.body.indexOf('Carla Nogueira')).toBeLessThan(page.body.indexOf('Ana Beatriz'));
    const { status, to } = await press(body.link, ana);
    expect([status, to.pathname, to.search]).toEqual([
      303,
      '/oauth-response',
      `?nonce=${body.nonce}&redirect=%2Fmeupergamum`,
    ]);
    const token = await validate('oidc', body.nonce);
    expect(await whoIs(server, token.body.access_token)).toMatchObject({ login: 'ana' });
    expect(token.body.refresh_token).toBeTruthy();
  });

  it('does so by SAML, with an answer that the page’s address does not hold', async () => {
    await useInstitution(server, 'saml');
    const { body } = await startSaml();
    const { to } = await press(body.link, ana);
    expect([to.pathname, to.searchParams.get('redirect')]).toEqual(['/saml-response', '/acervo/7']);
    const answer = to.searchParams.get('saml') ?? '';
    expect(body.link).not.toContain(answer);
    const { body: token } = await validate('saml', answer);
    expect(await whoIs(server, token.access_token)).toMatchObject({ login: 'ana' });
  });

  it('works once, and not before it was answered', async () => {
    await useInstitution(server, 'oidc');
    const { body } = await startOidc();
    expect((await validate('oidc', body.nonce)).body.message).toBe('erro_validacao_token');
    await press(body.link, ana);
    expect((await validate('oidc', body.nonce)).status).toBe(200);
    expect(await validate('oidc', body.nonce)).toMatchObject({
      status: 422,
      body: { message: 'erro_validacao_token' },
    });
    expect((await open(body.link)).statusCode).toBe(410);
    expect((await press(body.link, ana)).status).toBe(410);
  });

  it('has ten minutes', async () => {
    await useInstitution(server, 'oidc');
    const { body } = await startOidc();
    await press(body.link, ana);
    server.advance(600);
    expect((await validate('oidc', body.nonce)).body.message).toBe('erro_validacao_token');
  });

  it('takes no answer of the other kind', async () => {
    await useInstitution(server, 'oidc');
    const { body } = await startOidc();
    await press(body.link, ana);
    expect((await validate('saml', body.nonce)).body.message).toBe('erro_validacao_token');
  });

  it.each([
    ['acesso_negado', 403, true],
    ['erro_autenticacao', 401, true],
    ['erro_validacao_token', 422, false],
    ['usuario_nao_encontrado', 404, false],
  ])('can end in %s, which is told with %i', async (erro, status, toldAtOnce) => {
    await useInstitution(server, 'oidc');
    const { body } = await startOidc();
    const { to } = await press(body.link, { erro });
    expect(to.searchParams.get('error')).toBe(toldAtOnce ? erro : null);
    for (const again of [1, 2])
      expect({ again, ...(await validate('oidc', body.nonce)) }).toMatchObject({ status, body: { message: erro } });
  });

  it('lets nobody in who is blocked', async () => {
    await useInstitution(server, 'oidc');
    const blocked = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'bloqueado' } });
    const { body } = await startOidc();
    await press(body.link, { person: String(blocked.cod_pessoa) });
    expect(await validate('oidc', body.nonce)).toMatchObject({ status: 430, body: { message: 'ACESSO_BLOQUEADO' } });
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'meupergamum'])(
    'comes back to this site only, not to %s',
    async (redirect) => {
      await useInstitution(server, 'oidc');
      expect(await startOidc('ana', redirect)).toMatchObject({
        status: 422,
        body: { message: 'redirecionamento_invalido' },
      });
      await useInstitution(server, 'saml');
      expect((await startSaml(redirect)).status).toBe(422);
    },
  );

  it('is not begun where the institution has no such service', async () => {
    expect((await startOidc()).body.message).toBe('oidc_desativado');
    expect((await startSaml()).body.message).toBe('saml_desativado');
  });

  it('shows what was typed as text, never as markup', async () => {
    await useInstitution(server, 'oidc');
    await server.db.person.update({ where: { cod_pessoa: 1 }, data: { nome_pessoa: '<script>alert(1)</script>' } });
    const { body } = await startOidc();
    const page = await open(body.link);
    expect(page.body).toContain('&lt;script&gt;');
    expect(page.body).not.toContain('<script');
  });

  it.each(['oidc', 'saml'])('is finished by the browser that began it alone: %s', async (kind) => {
    await useInstitution(server, kind);
    const begun = kind === 'oidc' ? await startOidc() : await startSaml();
    expect(begun.headers['set-cookie']).toMatch(/^begun=[\w-]{32}; .*HttpOnly; SameSite=Lax/);
    const { link } = begun.body;
    const own = begunBy;
    await startOidc();
    for (const cookie of ['', 'begun=', `begun=${'x'.repeat(32)}`, `other=${own}`, begunBy === own ? '' : begunBy]) {
      expect((await open(link, cookie)).statusCode).toBe(403);
      expect((await press(link, ana, cookie)).status).toBe(403);
    }
    const { status, to } = await press(link, ana, `theme=x; ${own}`);
    expect(status).toBe(303);
    const answer = to.searchParams.get(kind === 'oidc' ? 'nonce' : 'saml') ?? '';
    const asKind = kind === 'oidc' ? 'oidc' : 'saml';
    for (const cookie of ['', `begun=${'x'.repeat(32)}`])
      expect((await validate(asKind, answer, cookie)).body.message).toBe('erro_validacao_token');
    expect((await validate(asKind, answer, own)).status).toBe(200);
  });

  it.each([
    [{}, undefined, false],
    [{ PUBLIC_URL: 'https://catalogue.example.org' }, undefined, true],
    [{ TRUSTED_PROXIES: '10.0.0.1' }, 'https', true],
    [{ TRUSTED_PROXIES: '10.0.0.2' }, 'https', false],
  ])('marks the browser with a cookie for https alone where the user came by it: %j', async (env, proto, isSecure) => {
    const proxied = await openTestApp({ env: { MOCK_CONTROLS: 'public', ...env } });
    await useInstitution(proxied, 'oidc');
    const reply = await proxied.app.inject({
      url: '/api/oidc/authorize?login=ana',
      remoteAddress: '10.0.0.1',
      headers: { authorization: proxied.publicToken(), ...(proto && { 'x-forwarded-proto': proto }) },
    });
    await proxied.stop();
    expect(/; Secure/.test(String(reply.headers['set-cookie']))).toBe(isSecure);
    expect(/^__Host-begun=[\w-]{32}; Path=\/;/.test(String(reply.headers['set-cookie']))).toBe(isSecure);
  });

  it('is not finished with the cookie that a neighbouring host has set', async () => {
    const secure = await openTestApp({ env: { MOCK_CONTROLS: 'public', PUBLIC_URL: 'https://catalogue.example.org' } });
    await useInstitution(secure, 'oidc');
    const begun = await secure.app.inject({
      url: '/api/oidc/authorize?login=ana',
      headers: { authorization: secure.publicToken() },
    });
    const { pathname, search } = new URL(begun.json<{ link: string }>().link, 'https://catalogue.example.org');
    const status = async (cookie: string) =>
      (await secure.app.inject({ url: pathname + search, headers: { cookie } })).statusCode;
    const own = String(begun.headers['set-cookie']).split(';')[0] ?? '';
    expect([await status(own.replace('__Host-', '')), await status(own)]).toEqual([403, 200]);
    await secure.stop();
  });
});
