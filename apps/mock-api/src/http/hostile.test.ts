import { openTestApp, type TestApp } from '../testing/app';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.stop());

describe('the control room', () => {
  const send = async (origin: string) =>
    (
      await server.app.inject({
        method: 'PUT',
        url: '/__mock/faults',
        headers: { host: 'a1b2.localhost:4200', origin },
        payload: [],
      })
    ).statusCode;

  it('takes what its own page sends, and nothing that a page of another site does', async () => {
    // 404, no such sandbox: the origin was accepted.
    expect(await send('http://a1b2.localhost:4200')).toBe(404);
    expect(await send('https://evil.example')).toBe(403);
    expect(await send('null')).toBe(403);
  });

  it('shows nothing under a name that somebody let lead to this machine', async () => {
    const read = async (host: string) =>
      (await server.app.inject({ url: '/__mock/outbox', headers: { host } })).statusCode;
    expect([await read('evil.example:4200'), await read('[::1]:4200')]).toEqual([403, 200]);
    const open = await openTestApp({ env: { HOST: '0.0.0.0' } });
    const { statusCode } = await open.app.inject({ url: '/__mock/outbox', headers: { host: 'library.example' } });
    expect(statusCode).toBe(200);
    await open.stop();
  });
});

describe('what no database can keep', () => {
  it.each<[string, string, object | undefined]>([
    ['a code past the greatest', 'DELETE /api/reserva', [3_000_000_000]],
    ['the year 0', 'GET /api/emprestimo/historico?dataIni=0000-01-01&dataFim=2026-03-01', undefined],
    ['half a sign', 'POST /api/solicitacoes/levantamento-bibliografico', { assunto: '\ud800x' }],
  ])('%s is refused as bad input', async (_, call, payload) => {
    const [method = '', url = ''] = call.split(' ');
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'ana' } });
    const reply = await server.app.inject({
      method: method as 'GET',
      url,
      headers: {
        authorization: server.patronToken(cod_pessoa, 'ana'),
        ...(payload && { 'content-type': 'application/json' }),
      },
      ...(payload && { payload: JSON.stringify(payload) }),
    });
    expect(reply.statusCode).toBe(422);
  });
});
