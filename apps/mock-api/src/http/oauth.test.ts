import { demoPassword } from '@catalogue/database/demoPassword';
import { appForFile } from '../testing/app';

const patronClient = { client_id: 'catalogue-patron', client_secret: 'catalogue-patron-development' };
const publicClient = { client_id: 'catalogue-public', client_secret: 'catalogue-public-development' };
const basic = ({ client_id, client_secret }: typeof patronClient) =>
  `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`;

const server = appForFile({ answersUnexpected: true });
let username: string;
beforeAll(async () => {
  const person = await server.db.personLogin.findFirstOrThrow({ where: { person: { bloqueio: false } } });
  username = person.login;
});

const post = (payload: string, type: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: '/oauth/token', payload, headers: { 'content-type': type, ...headers } });
const asForm = (body: Record<string, string>, headers?: Record<string, string>) =>
  post(new URLSearchParams(body).toString(), 'application/x-www-form-urlencoded', headers);
const asJson = (body: object) => post(JSON.stringify(body), 'application/json');
const password = () => ({ grant_type: 'password', username, password: demoPassword });

const issued = {
  access_token: expect.any(String) as string,
  token_type: 'Bearer',
  expires_in: expect.any(Number) as number,
};
const refused = (error: string, message = error) => ({
  error,
  error_description: expect.any(String) as string,
  message,
});

describe('the token endpoint, RFC 6749', () => {
  it('takes a form, JSON, and the client by HTTP Basic alike', async () => {
    for (const reply of [
      await asForm({ ...password(), ...patronClient }),
      await asJson({ ...password(), ...patronClient, scope: '' }),
      await asForm(password(), { authorization: basic(patronClient) }),
    ])
      expect([reply.statusCode, reply.json()]).toEqual([
        200,
        { ...issued, refresh_token: expect.any(String) as string, refresh_expires_in: 30 * 86_400 },
      ]);
  });

  it('gives the public client no refresh token, and no field that is null', async () => {
    const reply = await asForm({ grant_type: 'client_credentials', ...publicClient });
    expect([reply.statusCode, reply.json()]).toEqual([200, issued]);
  });

  it('is never kept by a cache, whatever it answers', async () => {
    for (const reply of [
      await asForm({ grant_type: 'client_credentials', ...publicClient }),
      await asForm({ grant_type: 'client_credentials', ...patronClient }),
      await asForm({}),
    ])
      expect([reply.headers['cache-control'], reply.headers.pragma]).toEqual(['no-store', 'no-cache']);
  });

  it('passes over parameters that it does not know', async () => {
    expect((await asForm({ ...password(), ...patronClient, device: 'x' })).statusCode).toBe(200);
  });

  it.each([
    ['no grant type', {}, 'invalid_request'],
    ['a grant type that is not offered', { grant_type: 'implicit' }, 'unsupported_grant_type'],
    ['no password', { grant_type: 'password', username: 'ana' }, 'invalid_request'],
    ['no user', { grant_type: 'password', password: 'x' }, 'invalid_request'],
    ['no refresh token', { grant_type: 'refresh_token' }, 'invalid_request'],
    ['a refresh token that nobody knows', { grant_type: 'refresh_token', refresh_token: 'x' }, 'invalid_grant'],
  ])('refuses %s', async (_, body, error) => {
    const reply = await asForm({ ...patronClient, ...body });
    expect([reply.statusCode, reply.json()]).toEqual([400, refused(error)]);
  });

  it('refuses a wrong client, and names the scheme only to one that used it', async () => {
    const wrong = { ...patronClient, client_secret: 'wrong' };
    const inBody = await asForm({ ...password(), ...wrong });
    expect([inBody.statusCode, inBody.json(), inBody.headers['www-authenticate']]).toEqual([
      401,
      refused('invalid_client'),
      undefined,
    ]);
    const byHeader = await asForm(password(), { authorization: basic(wrong) });
    expect([byHeader.statusCode, byHeader.headers['www-authenticate']]).toEqual([401, 'Basic realm="oauth"']);
  });

  it('keeps the two clients apart', async () => {
    expect((await asForm({ ...password(), ...publicClient })).json()).toEqual(refused('invalid_client'));
    expect((await asForm({ grant_type: 'client_credentials', ...patronClient })).json()).toEqual(
      refused('invalid_client'),
    );
  });

  it('says of a wrong password what OAuth says, and what the documents say', async () => {
    const reply = await asForm({ ...patronClient, ...password(), password: 'wrong' });
    expect([reply.statusCode, reply.json()]).toEqual([401, refused('invalid_grant', 'UsuarioOuSenhaIncorreta')]);
  });

  it.each([
    ['what is not JSON', 'application/json', '{"grant_type":'],
    ['JSON that is no object', 'application/json', '["password"]'],
    ['nothing', 'application/json', ''],
    ['another type of content', 'application/xml', '<a/>'],
    [
      'a parameter sent twice',
      'application/x-www-form-urlencoded',
      'grant_type=password&username=a&username=b&password=c',
    ],
    ['the character NUL', 'application/x-www-form-urlencoded', 'grant_type=password&username=a%00b&password=c'],
  ])('refuses %s as a request that is not valid', async (_, type, body) => {
    const reply = await post(body, type);
    expect([reply.statusCode, reply.json()]).toEqual([400, refused('invalid_request')]);
  });

  it('refuses more than 16 kB', async () => {
    const reply = await asForm({ ...password(), ...patronClient, device: 'x'.repeat(16 * 1024) });
    expect([reply.statusCode, reply.json()]).toEqual([
      413,
      refused('invalid_request', 'O corpo do pedido é grande demais.'),
    ]);
  });

  it('says in its own shape that the server is at fault', async () => {
    await server.db.$executeRaw`ALTER TABLE pessoa_login RENAME TO elsewhere`;
    const reply = await asForm({ ...password(), ...patronClient });
    await server.db.$executeRaw`ALTER TABLE elsewhere RENAME TO pessoa_login`;
    expect([reply.statusCode, reply.json()]).toEqual([
      500,
      { ...refused('server_error', 'Ocorreu um erro inesperado.'), request_id: expect.any(String) as string },
    ]);
  });
});
