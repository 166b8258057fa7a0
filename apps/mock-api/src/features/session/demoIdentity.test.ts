import { openTestApp, type TestApp } from '../../testing/app';

async function openIdentity(variant: 'oidc' | 'saml', env: Record<string, string>) {
  const server = await openTestApp({ env });
  await server.db.$executeRaw`UPDATE instituicao SET active = false WHERE active`;
  await server.db.$executeRaw`UPDATE instituicao SET active = true WHERE variant = ${variant}`;
  server.changed();
  return server;
}

const begin = (server: TestApp, variant: 'oidc' | 'saml', login = 'x') =>
  server.app.inject({
    url: variant === 'oidc' ? `/api/oidc/authorize?login=${encodeURIComponent(login)}` : '/api/saml/login',
    headers: { authorization: server.publicToken() },
  });

describe.each(['oidc', 'saml'] as const)('the demo’s identity service, of an institution with %s', (variant) => {
  it('signs nobody in without the control room', async () => {
    const server = await openIdentity(variant, { MOCK_CONTROLS: 'false' });
    const begun = await begin(server, variant);
    expect([begun.statusCode, begun.json()]).toEqual([422, { message: `${variant}_desativado` }]);
    for (const url of ['/__mock/identity?session=x', '/%5F_mock/identity?session=x', '/__mock/hand-over/x?token=x'])
      for (const method of ['GET', 'POST'] as const)
        expect([url, (await server.app.inject({ url, method })).statusCode]).toEqual([url, 404]);
    await server.stop();
  });

  it('does where somebody asks for it on purpose, for the demo people alone', async () => {
    const server = await openIdentity(variant, { MOCK_CONTROLS: 'false', DEMO_IDENTITY: 'true' });
    const other = await server.db.person.findFirstOrThrow({ where: { persona_id: null, email: { not: null } } });
    const begun = await begin(server, variant, other.email ?? '');
    expect(begun.statusCode).toBe(200);
    const { link } = begun.json<{ link: string }>();
    // The browser that began is the one that may go on.
    const cookie = String(begun.headers['set-cookie']).split(';')[0];
    const { body, statusCode } = await server.app.inject({ url: link, headers: { cookie } });
    expect([statusCode, body.includes('value="1"'), body.includes(`value="${other.cod_pessoa}"`)]).toEqual([
      200,
      true,
      false,
    ]);
    const session = new URLSearchParams(link.split('?')[1]).get('session') ?? '';
    const answer = await server.app.inject({
      method: 'POST',
      url: '/__mock/identity',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      payload: new URLSearchParams({ session, person: String(other.cod_pessoa) }).toString(),
    });
    expect(answer.statusCode).toBe(410);
    await server.stop();
  });
});
