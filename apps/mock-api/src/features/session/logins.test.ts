import { appForEach } from '../../testing/app';
import { callAs, signInAs, useInstitution, whoIs } from '../../testing/callAs';

const server = appForEach();

interface Named {
  codigo: string;
  nome: string;
  base: string;
}
const duplicates = async (usuario: string) =>
  (await callAs(server)<Named[]>(null, 'GET', `/api/pessoas/duplicadas?usuario=${usuario}`)).body;
const logins = async (who: string) => (await callAs(server)<Named[]>(who, 'GET', '/api/pessoas/login')).body;
const switchTo = (who: string, codigo: string, base = 'M') =>
  callAs(server)<Record<string, string>>(who, 'PUT', '/api/pessoas/troca-login', { codigo, base });

describe('institution 571', () => {
  beforeEach(() => useInstitution(server, '571'));

  it('asks which person of a shared username it is, and lets that one in', async () => {
    const people = await duplicates('mfaria');
    expect(people.map(({ nome }) => nome)).toEqual(['Marília Faria Torres', 'Maurício Faria Bittencourt']);
    const { body } = await signInAs(server)(`mfaria#${people[1]?.codigo}`);
    expect(await whoIs(server, body.access_token)).toMatchObject({ nome_pessoa: 'Maurício Faria Bittencourt' });
  });

  it('lets nobody in by a shared username alone, nor by a code that is another’s', async () => {
    const { codigo } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'ana' } });
    expect((await signInAs(server)('mfaria')).status).toBe(401);
    expect((await signInAs(server)(`mfaria#${codigo}`)).status).toBe(401);
    expect((await signInAs(server)('mfaria#999999999')).status).toBe(401);
  });

  it('asks nothing where the username is one person’s', async () => {
    expect(await duplicates('ana')).toEqual([]);
    expect((await signInAs(server)('ana')).status).toBe(200);
  });

  it('counts wrong passwords for the person that was chosen', async () => {
    const [first, second] = await duplicates('mfaria');
    for (let attempt = 1; attempt <= 5; attempt++) await signInAs(server)(`mfaria#${first?.codigo}`, 'outra');
    expect((await signInAs(server)(`mfaria#${first?.codigo}`)).status).toBe(429);
    expect((await signInAs(server)(`mfaria#${second?.codigo}`)).status).toBe(200);
  });
});

describe('institution 87', () => {
  beforeEach(() => useInstitution(server, '87'));

  it.each([
    ['ana01', 200],
    ['carla04', 200],
    ['intercambioIntercamb', 200],
    ['ana', 401],
    ['ana03', 401],
    ['intercambio01', 401],
  ])('answers the username %s with %i', async (username, status) => {
    expect((await signInAs(server)(username)).status).toBe(status);
  });
});

describe('other institutions', () => {
  it('know no duplicates, and 523 signs in as all others', async () => {
    expect(await duplicates('mfaria')).toEqual([]);
    await useInstitution(server, '523');
    expect(await duplicates('mfaria')).toEqual([]);
    expect((await signInAs(server)('ana')).status).toBe(200);
    expect((await signInAs(server)('ana01')).status).toBe(401);
  });
});

describe('a person with several logins', () => {
  it('sees them all and goes on with another one', async () => {
    const own = await logins('trocas');
    expect(own).toMatchObject([
      { nome: 'Tomás Ribeiro Evangelista (biblioteca)', base: 'M' },
      { nome: 'Tomás Ribeiro Evangelista (arquivo)', base: 'ARQUIVO' },
    ]);
    const { status, body } = await switchTo('trocas', ` ${own[1]?.codigo} `, ' ARQUIVO ');
    expect(status).toBe(200);
    expect(await whoIs(server, body.access_token)).toMatchObject({ login: 'trocas-arquivo' });
    expect((await switchTo('trocas-arquivo', own[0]?.codigo ?? '', 'C')).status).toBe(200);
  });

  it('cannot go on with a login of somebody else, nor with a base that is none', async () => {
    const [anas] = await logins('ana');
    const [own] = await logins('trocas');
    expect(await switchTo('trocas', anas?.codigo ?? '')).toMatchObject({
      status: 422,
      body: { message: 'login_nao_permitido' },
    });
    expect((await switchTo('trocas', own?.codigo ?? '', 'ARQUIVO')).status).toBe(422);
  });

  it('sees the one login that most people have', async () => {
    expect(await logins('ana')).toHaveLength(1);
  });
});

describe('the captcha', () => {
  it.each([
    [undefined, 422, 'captcha_obrigatorio'],
    ['expired', 422, 'captcha_expirado'],
    ['invalid', 422, 'captcha_invalido'],
    ['ok', 200, undefined],
  ])('with the token %s answers %i', async (recaptcha_token, status, message) => {
    await server.db.activity.update({ where: { codigo: 1120 }, data: { existe: true } });
    const reply = await signInAs(server)('ana', 'biblioteca', { recaptcha_token });
    expect(reply).toMatchObject({ status, body: message ? { message, error: 'invalid_request' } : {} });
  });

  it('is not asked for where it is off', async () => {
    expect((await signInAs(server)('ana', 'biblioteca', { recaptcha_token: 'expired' })).status).toBe(200);
  });
});

describe('wrong passwords from one address', () => {
  it('make everybody there wait a minute after twenty, whoever they were for', async () => {
    for (let attempt = 1; attempt <= 20; attempt++)
      expect((await signInAs(server)(`ninguem${attempt}`)).status).toBe(401);
    expect(await signInAs(server)('ana')).toMatchObject({ status: 429, body: { message: 'MuitasTentativas' } });
    server.advance(61);
    expect((await signInAs(server)('ana')).status).toBe(200);
  });
});
