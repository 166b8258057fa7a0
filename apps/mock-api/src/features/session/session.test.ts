import { refreshRepeatSeconds } from '@catalogue/domain';
import { appForEach } from '../../testing/app';

const server = appForEach();

const patronClient = { client_id: 'catalogue-patron', client_secret: 'catalogue-patron-development' };

const ask = async (fields: Record<string, string>) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/oauth/token',
    payload: { ...patronClient, ...fields },
  });
  return { status: answer.statusCode, body: answer.json<Record<string, string>>(), headers: answer.headers };
};
const signIn = (username: string, password = 'biblioteca') => ask({ grant_type: 'password', username, password });
const refresh = (refresh_token: string | undefined) =>
  ask({ grant_type: 'refresh_token', refresh_token: refresh_token ?? '' });
const person = async (token: string | undefined) =>
  server.app.inject({ url: '/api/pessoas', headers: { authorization: `Bearer ${token}` } });

describe('signing in', () => {
  it('gives a token that opens the patron’s data, and is not to be stored', async () => {
    const { status, body, headers } = await signIn('ana');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    const answer = await person(body.access_token);
    expect(answer.json()).toMatchObject({
      user: { login: 'ana', nome_pessoa: 'Ana Beatriz Moreira Lage' },
      bloqueio: false,
    });
    const { authPermissions } = answer.json<{ authPermissions: { cod_atividade: number }[] }>();
    expect(authPermissions.map((entry) => entry.cod_atividade)).toContain(8);
  });

  it('takes form fields and HTTP Basic, as OAuth clients send them', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: {
        authorization: `Basic ${Buffer.from(Object.values(patronClient).join(':')).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'grant_type=password&username=ana&password=biblioteca&unknown=ignored',
    });
    expect(answer.statusCode).toBe(200);
  });

  it('refuses a wrong password and an unknown user in the same words', async () => {
    const [wrong, unknown] = [await signIn('ana', 'outra'), await signIn('ninguem', 'outra')];
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body).toMatchObject({ error: 'invalid_grant', message: 'UsuarioOuSenhaIncorreta' });
  });

  it('refuses a client that it does not know, and asks for Basic only who used it', async () => {
    const { status, body, headers } = await ask({
      grant_type: 'password',
      username: 'ana',
      password: 'biblioteca',
      client_secret: 'x',
    });
    expect([status, body.error]).toEqual([401, 'invalid_client']);
    expect(headers['www-authenticate']).toBeUndefined();
  });

  it('makes the sixth attempt in a minute wait, even with the right password', async () => {
    for (let attempt = 1; attempt <= 5; attempt++) expect((await signIn('ana', 'outra')).status).toBe(401);
    expect((await signIn('ana')).status).toBe(429);
    server.advance(61);
    expect((await signIn('ana')).status).toBe(200);
  });

  it('lets no more attempts through by making them at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn('ana', 'outra')));
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect(await server.db.attempt.count({ where: { login: 'ana' } })).toBe(5);
  });

  it('lets no more from one address through either, and lets right ones pass', async () => {
    const wrong = Array.from({ length: 22 }, (_, index) => signIn(`ninguem${index}`));
    const statuses = (await Promise.all(wrong)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    server.advance(61);
    const right = await Promise.all(Array.from({ length: 7 }, () => signIn('ana')));
    expect(right.every(({ status }) => status === 200)).toBe(true);
  });

  it('keeps no wrong password longer than it counts, and nothing that was typed in place of a login', async () => {
    await signIn('minha senha', 'outra');
    const [kept] = await server.db.attempt.findMany();
    expect(kept?.login).not.toContain('senha');
    server.advance(24 * 3600);
    await signIn('ana', 'outra');
    expect(await server.db.attempt.findMany({ select: { login: true } })).toEqual([{ login: 'ana' }]);
  });

  it('forgets wrong passwords after a right one', async () => {
    for (let round = 1; round <= 3; round++) {
      for (let attempt = 1; attempt <= 4; attempt++) await signIn('ana', 'outra');
      expect((await signIn('ana')).status).toBe(200);
    }
  });

  it.each(['biblioteca', 'forgotten'])('keeps out who is blocked and says so: password %s', async (password) => {
    const { status, body } = await signIn('bloqueado', password);
    expect([status, body.message]).toEqual([430, 'ACESSO_BLOQUEADO']);
  });

  it('stores passwords as scrypt and refresh tokens as hashes', async () => {
    const { body } = await signIn('ana');
    const tokens = await server.db.refreshToken.findMany();
    expect(JSON.stringify(tokens)).not.toContain(body.refresh_token);
    const people = await server.db.person.findMany({ select: { password_hash: true } });
    expect(people.every(({ password_hash }) => password_hash.startsWith('scrypt$'))).toBe(true);
  });
});

describe('refreshing a session', () => {
  it('gives a new pair and spends the old refresh token', async () => {
    const first = await signIn('ana');
    const second = await refresh(first.body.refresh_token);
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(first.body.refresh_token);
    expect((await person(second.body.access_token)).statusCode).toBe(200);
  });

  it('ends the whole family of tokens when a spent token is sent again later', async () => {
    const first = await signIn('ana');
    const second = await refresh(first.body.refresh_token);
    server.advance(refreshRepeatSeconds + 1);
    const stolen = await refresh(first.body.refresh_token);
    expect([stolen.status, stolen.body.error]).toEqual([400, 'invalid_grant']);
    expect((await refresh(second.body.refresh_token)).status).toBe(400);
  });

  it('ends the whole family of tokens when a spent token is sent again whose successor was used', async () => {
    const first = await signIn('ana');
    const second = await refresh(first.body.refresh_token);
    const third = await refresh(second.body.refresh_token);
    expect((await refresh(first.body.refresh_token)).status).toBe(400);
    expect((await refresh(third.body.refresh_token)).status).toBe(400);
  });

  it('says how long a session lasts unused: 30 days, and in the end what is left of its 90', async () => {
    const day = 86_400;
    let { body } = await signIn('ana');
    expect(body.refresh_expires_in).toBe(30 * day);
    for (const days of [29, 29, 12]) {
      server.advance(days * day);
      ({ body } = await refresh(body.refresh_token));
    }
    expect(body.refresh_expires_in).toBe(20 * day);
  });

  it('answers again when the reply was lost, as often as that happens', async () => {
    const first = await signIn('ana');
    await refresh(first.body.refresh_token);
    server.advance(refreshRepeatSeconds / 2);
    await refresh(first.body.refresh_token);
    server.advance(refreshRepeatSeconds / 2);
    const arrived = await refresh(first.body.refresh_token);
    expect(arrived.status).toBe(200);
    expect((await person(arrived.body.access_token)).statusCode).toBe(200);
    expect((await refresh(arrived.body.refresh_token)).status).toBe(200);
  });

  it('ends the session when a revoked successor is sent: two of them hold its token', async () => {
    const first = await signIn('ana');
    const lost = await refresh(first.body.refresh_token);
    const arrived = await refresh(first.body.refresh_token);
    expect((await refresh(lost.body.refresh_token)).status).toBe(400);
    expect((await refresh(arrived.body.refresh_token)).status).toBe(400);
  });

  it('leaves other sign-ins of the same patron alone', async () => {
    const phone = await signIn('ana');
    const desktop = await signIn('ana');
    await refresh(phone.body.refresh_token);
    server.advance(refreshRepeatSeconds + 1);
    await refresh(phone.body.refresh_token);
    expect((await refresh(desktop.body.refresh_token)).status).toBe(200);
  });

  it('leaves one good successor when two requests come at the same moment', async () => {
    const { body } = await signIn('ana');
    const answers = await Promise.all([refresh(body.refresh_token), refresh(body.refresh_token)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect(await server.db.refreshToken.count({ where: { used_at: null, session: { login: 'ana' } } })).toBe(1);
  });

  it('ends after thirty days', async () => {
    const { body } = await signIn('ana');
    server.advance(30 * 24 * 3600 + 1);
    expect((await refresh(body.refresh_token)).status).toBe(400);
  });

  it('keeps no token that is over', async () => {
    await signIn('ana');
    const { body } = await signIn('ana');
    await refresh(body.refresh_token);
    server.advance(30 * 24 * 3600 + 1);
    await signIn('ana');
    expect(await server.db.refreshToken.count({ where: { session: { login: 'ana' } } })).toBe(1);
  });

  it('refuses an access token that is over', async () => {
    const { body } = await signIn('ana');
    server.advance(901);
    expect((await person(body.access_token)).statusCode).toBe(401);
  });
});
