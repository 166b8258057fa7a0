import type { OpenSession } from '@catalogue/api-contract';
import { refreshRepeatSeconds, recoveryCodePattern } from '@catalogue/domain';
import { appForEach } from '../../testing/app';

const server = appForEach();

const client = { client_id: 'catalogue-patron', client_secret: 'catalogue-patron-development' };
interface Tokens {
  access_token: string;
  refresh_token: string;
}
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

const oauth = (url: string, payload: object, from: { remoteAddress?: string; device?: string } = {}) =>
  server.app.inject({
    method: 'POST',
    url,
    remoteAddress: from.remoteAddress ?? '192.0.2.1',
    headers: { 'user-agent': from.device ?? firefox },
    payload: { ...client, ...payload },
  });
const signIn = async (username = 'ana', from = {}): Promise<Tokens> =>
  (await oauth('/oauth/token', { grant_type: 'password', username, password: 'biblioteca' }, from)).json();
const refresh = ({ refresh_token }: Tokens) => oauth('/oauth/token', { grant_type: 'refresh_token', refresh_token });
const revoke = (token: string, more: object = {}) => oauth('/oauth/revoke', { token, ...more });
const call = (
  { access_token }: Tokens,
  url: string,
  { method = 'GET', payload }: { method?: 'GET' | 'PUT' | 'POST' | 'DELETE'; payload?: object } = {},
) => server.app.inject({ method, url: `/api${url}`, headers: { authorization: `Bearer ${access_token}` }, payload });
const own = '/pessoas/email-pessoa-logada';
/** Status of a read, of one that was answered from memory before, and of a renewal. */
const isOut = async (tokens: Tokens) => {
  const [read, renewed] = [await call(tokens, own), await refresh(tokens)];
  return [read.statusCode, renewed.statusCode];
};
const isIn = async (tokens: Tokens) => (await call(tokens, own)).statusCode === 200;

const sessions = '/pessoas/meu-pergamum/sessoes';
const listed = async (tokens: Tokens) => (await call(tokens, sessions)).json<OpenSession[]>();
const bloqueio = (login: string, value: boolean) =>
  server.db.person.updateMany({ where: { logins: { some: { login } } }, data: { bloqueio: value } });
const actAs = async (tokens: Tokens, usuario: string): Promise<Tokens> =>
  (await call(tokens, '/pessoas/meu-pergamum/troca-usuario', { method: 'POST', payload: { usuario } })).json();

describe('a session', () => {
  it('ends with the sign-out: neither its refresh token nor its access token is good any more', async () => {
    const [here, there] = [await signIn(), await signIn()];
    expect(await isIn(here)).toBe(true);
    expect((await revoke(here.refresh_token)).statusCode).toBe(200);
    expect(await isOut(here)).toEqual([401, 400]);
    expect(await isIn(there)).toBe(true);
  });

  it('ends by its access token as well, and by a refresh token that is spent', async () => {
    const [one, other] = [await signIn(), await signIn()];
    await revoke(one.access_token, { token_type_hint: 'access_token' });
    expect(await isOut(one)).toEqual([401, 400]);
    const renewed = (await refresh(other)).json<Tokens>();
    await revoke(other.refresh_token, { token_type_hint: 'access_token' });
    expect(await isOut(renewed)).toEqual([401, 400]);
  });

  it('is ended by this application only; of an unknown token nothing is said', async () => {
    const tokens = await signIn();
    const strange = await revoke(tokens.refresh_token, { client_secret: 'x' });
    expect([strange.statusCode, strange.json<{ error: string }>().error]).toEqual([401, 'invalid_client']);
    expect(await isIn(tokens)).toBe(true);
    const unknown = await revoke('unknown');
    expect([unknown.statusCode, unknown.json()]).toEqual([200, {}]);
    expect((await revoke('')).statusCode).toBe(400);
  });

  it('ends when a spent refresh token comes back', async () => {
    const first = await signIn();
    const second = (await refresh(first)).json<Tokens>();
    expect(await isIn(second)).toBe(true);
    server.advance(refreshRepeatSeconds + 1);
    await refresh(first);
    expect(await isOut(second)).toEqual([401, 400]);
  });

  it('ends when the person is blocked, and is not opened again by their being let in', async () => {
    const tokens = await signIn();
    expect(await isIn(tokens)).toBe(true);
    await bloqueio('ana', true);
    // The documents' call that tells of the block.
    expect((await call(tokens, '/pessoas')).json()).toMatchObject({ bloqueio: true });
    expect(await isOut(tokens)).toEqual([401, 430]);
    await bloqueio('ana', false);
    expect(await isOut(tokens)).toEqual([401, 400]);
  });

  it('ends with a changed password everywhere but where it was changed', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const payload = { senhaAtual: 'biblioteca', senhaNova: 'Ipe-amarelo7' };
    expect((await call(here, '/pessoas/meu-pergamum/senha', { method: 'PUT', payload })).statusCode).toBe(200);
    expect(await isOut(there)).toEqual([401, 400]);
    expect(await isIn(here)).toBe(true);
    expect((await refresh(here)).statusCode).toBe(200);
  });

  it('ends everywhere with a recovered password', async () => {
    const tokens = await signIn();
    const recovery = { url: '/api/pessoas/ana/recuperar-senha', headers: { authorization: server.publicToken() } };
    await server.app.inject({ method: 'GET', ...recovery });
    const { texto } = await server.db.sentMail.findFirstOrThrow();
    const payload = { code: recoveryCodePattern.exec(texto)?.[0], password: 'Ipe-amarelo7' };
    expect((await server.app.inject({ method: 'PUT', ...recovery, payload })).statusCode).toBe(200);
    expect(await isOut(tokens)).toEqual([401, 400]);
  });

  it('ends after ninety days, however often it was renewed', async () => {
    let tokens = await signIn();
    for (let month = 1; month <= 3; month++) {
      server.passDays(29);
      tokens = (await refresh(tokens)).json();
      expect(await isIn(tokens)).toBe(true);
    }
    server.passDays(3);
    expect((await refresh(tokens)).statusCode).toBe(400);
  });

  it('of somebody who is erased is over', async () => {
    const tokens = await signIn('nada-consta');
    await server.db.person.deleteMany({ where: { logins: { some: { login: 'nada-consta' } } } });
    expect(await isOut(tokens)).toEqual([401, 400]);
  });

  it('has tokens that differ, name their issuer and client, and are good for no other kind', async () => {
    const [one, other] = [await signIn(), await signIn()];
    const claims = ({ access_token }: Tokens) =>
      JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, string>;
    expect(claims(one)).toMatchObject({ iss: 'catalogue', aud: 'catalogue-patron' });
    expect(new Set([one, other].map((tokens) => claims(tokens)['jti'])).size).toBe(2);
    for (const change of [{ iss: 'another' }, { aud: 'catalogue-public' }, { sid: undefined }]) {
      const access_token = server.app.jwt.sign({ ...claims(one), ...change }, { key: 'a secret of the tests' });
      expect((await call({ ...one, access_token }, '/pessoas')).statusCode).toBe(401);
    }
  });
});

describe('acting for another person', () => {
  it('goes on only while it is allowed, and while nobody of the two is blocked', async () => {
    for (const [end, undo] of [
      [() => bloqueio('trocas', true), () => bloqueio('trocas', false)],
      [() => bloqueio('carla', true), () => bloqueio('carla', false)],
      [() => server.db.allowedSwitch.deleteMany({ where: { login_destino: 'carla' } }), () => Promise.resolve()],
    ]) {
      const acting = await actAs(await signIn('trocas'), 'carla');
      expect(await isIn(acting)).toBe(true);
      await end?.();
      const [read, renewed] = await isOut(acting);
      expect(read).toBe(401);
      expect(renewed).not.toBe(200);
      await undo?.();
    }
  });

  it('keeps who acts, ends with their sign-out, and gives no rights of the other person', async () => {
    const tomas = await signIn('trocas');
    const acting = await actAs(tomas, 'carla');
    const { acting_cod_pessoa } = await server.db.session.findFirstOrThrow({ where: { login: 'carla' } });
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'trocas' } });
    expect(acting_cod_pessoa).toBe(cod_pessoa);
    const carla = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'carla' } });
    await server.db.allowedSwitch.create({ data: { cod_pessoa: carla.cod_pessoa, login_destino: 'ana' } });
    expect(await actAs(acting, 'ana')).toMatchObject({ message: 'usuario_nao_permitido' });
    const back = await actAs(acting, 'trocas');
    expect(await isIn(back)).toBe(true);
    await revoke(back.refresh_token);
    for (const tokens of [tomas, acting, back]) expect(await isOut(tokens)).toEqual([401, 400]);
  });

  it('does not show or end where that person is signed in', async () => {
    const carla = await signIn('carla');
    const acting = await actAs(await signIn('trocas'), 'carla');
    expect(await listed(acting)).toMatchObject([{ atual: true, por: 'Tomás Ribeiro Evangelista' }]);
    const other = (await listed(carla)).find(({ por }) => por === null);
    expect((await call(acting, `${sessions}/${other?.id}`, { method: 'DELETE' })).statusCode).toBe(404);
    expect((await call(acting, sessions, { method: 'DELETE' })).statusCode).toBe(204);
    expect(await isIn(carla)).toBe(true);
  });

  it('is seen and ended by that person, while who acted stays signed in as themselves', async () => {
    const carla = await signIn('carla');
    const tomas = await signIn('trocas');
    const acting = await actAs(tomas, 'carla');
    const seen = (await listed(carla)).find(({ por }) => por === 'Tomás Ribeiro Evangelista');
    await call(carla, `${sessions}/${seen?.id}`, { method: 'DELETE' });
    expect((await call(acting, own)).statusCode).toBe(401);
    expect(await isIn(tomas)).toBe(true);
  });
});

describe('where a person is signed in', () => {
  it('is listed with device, address and time, the one that asks among them', async () => {
    await signIn('ana', { remoteAddress: '2001:db8:1:2::9', device: 'curl/8' });
    server.advance(600);
    const here = (await refresh(await signIn())).json<Tokens>();
    await signIn('bruno');
    expect(await listed(here)).toEqual([
      expect.objectContaining({
        navegador: 'Firefox',
        sistema: 'Linux',
        endereco: '192.0.2.1',
        iniciada_em: '2026-03-10T12:10:00.000Z',
        atual: true,
        por: null,
      }),
      expect.objectContaining({ navegador: null, endereco: '2001:db8:1:2::/64', atual: false }),
    ]);
  });

  it('is ended one by one, or everywhere else at once', async () => {
    const [phone, desktop, here] = [await signIn(), await signIn(), await signIn()];
    const bruno = await signIn('bruno');
    const [first] = await listed(phone);
    expect((await call(bruno, `${sessions}/${first?.id}`, { method: 'DELETE' })).statusCode).toBe(404);
    const listing = (await listed(phone)).find(({ atual }) => atual);
    expect((await call(here, `${sessions}/${listing?.id}`, { method: 'DELETE' })).statusCode).toBe(204);
    expect(await isOut(phone)).toEqual([401, 400]);
    expect(await isIn(desktop)).toBe(true);
    expect((await call(here, sessions, { method: 'DELETE' })).statusCode).toBe(204);
    expect(await isOut(desktop)).toEqual([401, 400]);
    expect(await isIn(here)).toBe(true);
    expect(await listed(here)).toHaveLength(1);
    expect(await isIn(bruno)).toBe(true);
  });
});
