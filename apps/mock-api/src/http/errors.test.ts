import { demoPassword } from '@catalogue/database/demoPassword';
import { appForFile } from '../testing/app';

const server = appForFile({ answersUnexpected: true });
let person: { login: string; nome: string; cod_pessoa: number };
beforeAll(async () => {
  person = await server.db.personLogin.findFirstOrThrow({ where: { person: { bloqueio: false } } });
});

const entries = () => server.log.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('a form that cannot be read', () => {
  it.each([
    ['without an end', '--x\r\nContent-Disposition: form-data; name="mensagem"\r\n\r\nola'],
    ['without any part', 'ola'],
  ])('is refused, not taken for an error of the server: %s', async (_, payload) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/nada-consta/send-mail',
      headers: {
        authorization: server.patronToken(person.cod_pessoa, person.login),
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload,
    });
    expect([reply.statusCode, reply.json()]).toEqual([400, { message: 'O formulário não pode ser lido.' }]);
  });
});

describe('the log', () => {
  it('holds a line a call: its route, not its address, and how it ended', async () => {
    await server.app.inject('/api/acervo/999999999');
    expect(entries().at(-1)).toMatchObject({ method: 'GET', route: '/api/acervo/:id', status: 404, msg: 'call' });
  });

  it('holds nothing about a person', async () => {
    const secret = { password: demoPassword, refresh: 'a-refresh-token', term: 'doencas venereas' };
    const token = server.patronToken(person.cod_pessoa, person.login);
    await server.app.inject({
      method: 'POST',
      url: '/oauth/token',
      payload: { grant_type: 'password', username: person.login, password: secret.password },
    });
    await server.app.inject({
      method: 'POST',
      url: '/oauth/token?username=ana.maria',
      payload: { grant_type: 'refresh_token', refresh_token: secret.refresh },
    });
    await server.app.inject({
      url: `/api/consulta?termo_pesquisa=${encodeURIComponent(secret.term)}&campo=x`,
      headers: { authorization: token, 'x-forwarded-for': '198.51.100.7' },
    });
    await server.app.inject({ url: '/api/pessoas', headers: { authorization: token } });
    await server.app.inject({ url: '/api/pessoas/ana.maria/nome' });
    const log = server.log.join('');
    expect(log).toContain('/api/pessoas');
    for (const told of [person.login, person.nome, ...Object.values(secret), token.slice(-20), 'ana.maria', '198.51'])
      expect(log).not.toContain(told);
  });
});

describe('an unexpected error', () => {
  it('is answered without a stack, with a number that is in the log', async () => {
    await server.db.$executeRaw`ALTER TABLE emprestimo RENAME TO elsewhere`;
    const reply = await server.app.inject({
      url: '/api/emprestimo/titulos-pendentes',
      headers: { authorization: server.patronToken(person.cod_pessoa, person.login) },
    });
    const body = reply.json<{ message: string; request_id: string }>();
    expect([reply.statusCode, body]).toEqual([
      500,
      { message: 'Ocorreu um erro inesperado.', request_id: expect.stringMatching(/./) as string },
    ]);
    const logged = entries().find(({ reqId, level }) => reqId === body.request_id && level === 50);
    expect(logged).toMatchObject({ err: { stack: expect.stringContaining('emprestimo') as string } });
    expect(reply.headers['mock-explain']).toMatch(/"call":"listPendingTitles","rule":"unexpected".*emprestimo/);
  });
});

describe('a database error', () => {
  it('is logged by its code, without the data that it quotes', async () => {
    await server.db.$executeRawUnsafe(`
      CREATE FUNCTION quoting() RETURNS int LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'Key (login)=(ana.maria) exists' USING ERRCODE = '23505'; END $$`);
    await server.db.$executeRaw`ALTER TABLE acervo RENAME TO elsewhere_too`;
    await server.db.$executeRaw`CREATE VIEW acervo AS SELECT * FROM elsewhere_too WHERE quoting() = 1`;
    const { statusCode, body } = await server.app.inject('/api/acervo/2');
    expect(statusCode).toBe(500);
    expect(body).not.toContain('ana.maria');
    const logged = server.log.join('');
    expect(logged).toContain('23505');
    expect(logged).not.toContain('ana.maria');
  });
});

describe('an address that cannot be read', () => {
  const opened = (url: string, accept: string) => server.app.inject({ url, headers: { accept } });

  it.each(['/%E0%A4%A', '/acervo/%', '/api/acervo/%zz'])('%s is a page with a way home for people', async (url) => {
    const { statusCode, headers, body } = await opened(url, 'text/html,application/xhtml+xml,*/*;q=0.8');
    expect([statusCode, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(body).toContain('<h1>Este endereço não pode ser lido</h1>');
    expect(body).toContain('href="/"');
  });

  it('is an error like any other for programs', async () => {
    const reply = await opened('/%E0%A4%A', 'application/json');
    expect([reply.statusCode, reply.json()]).toEqual([400, { message: 'O endereço não pode ser lido.' }]);
  });
});

describe('a code in a path', () => {
  it.each(['1234567890', '9'.repeat(40)])('%s is as unknown as any other', async (code) => {
    const unknown = await server.app.inject('/api/acervo/999999999');
    const { statusCode, body } = await server.app.inject(`/api/acervo/${code}`);
    expect([statusCode, body]).toEqual([404, unknown.body]);
  });

  it.each(['12a', '-1', '0', '01', '1234567890a'])('%s is no code', async (code) => {
    expect((await server.app.inject(`/api/acervo/${code}`)).statusCode).toBe(422);
  });
});
