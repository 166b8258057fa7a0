import type { AlertEntry, OpenSession } from '@catalogue/api-contract';
import { appForEach } from '../../testing/app';

const server = appForEach();

const client = { client_id: 'catalogue-patron', client_secret: 'catalogue-patron-development' };
const who = 'nada-consta';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0';
const newerFirefox = firefox.replaceAll('144.0', '145.0');
const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';

/** `lang`: 1 Portuguese, 5 English. */
const signIn = async (device: string, username = who, lang = '1') => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/oauth/token',
    remoteAddress: '203.0.113.7',
    headers: { 'user-agent': device, lang },
    payload: { ...client, grant_type: 'password', username, password: 'biblioteca' },
  });
  return reply.json<{ access_token: string; refresh_token: string }>();
};
type Tokens = Awaited<ReturnType<typeof signIn>>;
const call = ({ access_token }: Tokens, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  server.app.inject({ method, url: `/api${url}`, headers: { authorization: `Bearer ${access_token}` }, payload });
const alertsOf = async (tokens: Tokens) =>
  (await call(tokens, 'GET', '/solicitacoes/alertas'))
    .json<AlertEntry[]>()
    .filter(({ aviso }) => aviso?.tipo === 'acesso_novo');
const mails = () => server.db.sentMail.findMany({ where: { para: `${who}@ufvi.example.org` }, orderBy: { id: 'asc' } });

test('a sign-in on a new device is reported at once, by an alert and by a mail of its own', async () => {
  const first = await signIn(firefox);
  expect(await alertsOf(first)).toEqual([]);
  await signIn(phone);
  expect(await alertsOf(first)).toMatchObject([
    {
      lido: false,
      titulo: 'Alguém entrou na sua conta: Chrome, Android',
      texto: 'Em 10\u00a0mar, do endereço 203.0.113.7. Se não foi você, encerre o acesso e troque a senha.',
      data: '2026-03-10T12:00:00Z',
      aviso: { nome: 'Chrome, Android', estado: '203.0.113.7', ate: null, desfecho: null },
    },
  ]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ assunto: 'Alguém entrou na sua conta: Chrome, Android', parar: null });
  expect(mail?.texto).toContain('/meupergamum/dados-pessoais/sessoes');
  expect(mail?.texto).toContain('203.0.113.7');
});

test('a device that is known is not, whatever its version; a renewal is no sign-in', async () => {
  const tokens = await signIn(firefox);
  await signIn(newerFirefox);
  const { refresh_token } = tokens;
  await server.app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'user-agent': phone },
    payload: { ...client, grant_type: 'refresh_token', refresh_token },
  });
  expect(await mails()).toEqual([]);
});

test('after a pause in which the sessions were forgotten, there is a notice', async () => {
  await signIn(firefox);
  server.passDays(150);
  const tokens = await signIn(phone);
  expect(await server.db.session.count({ where: { dispositivo: firefox } })).toBe(0);
  expect(await alertsOf(tokens)).toHaveLength(1);
});

test('it is over once that sign-in was ended, and old after a week', async () => {
  const here = await signIn(firefox);
  await signIn(phone);
  const list = (await call(here, 'GET', '/pessoas/meu-pergamum/sessoes')).json<OpenSession[]>();
  const other = list.find(({ atual }) => !atual)?.id ?? 'none';
  expect((await alertsOf(here))[0]?.aviso?.codigo).toBe(other);
  await call(here, 'DELETE', `/pessoas/meu-pergamum/sessoes/${other}`);
  expect((await alertsOf(here))[0]?.aviso?.desfecho).toBe('encerrado');
  await signIn(phone.replace('Chrome/142.0', 'OPR/120.0'));
  server.passDays(8);
  const later = await signIn(firefox);
  expect((await alertsOf(later)).map(({ aviso }) => aviso?.desfecho)).toEqual(['antigo', 'encerrado']);
});

test('it cannot be switched off, neither by a choice nor by wanting no mail', async () => {
  const tokens = await signIn(firefox);
  const choose = async (choice: object) => {
    const body = { assunto: 'seguranca', alerta: true, email: true, dias: null, ...choice };
    const reply = await call(tokens, 'PUT', '/pessoas/meu-pergamum/avisos', body);
    return [reply.statusCode, reply.statusCode === 204 ? '' : reply.json<{ message: string }>().message];
  };
  expect(await choose({ email: false })).toEqual([422, 'aviso_sempre_por_email']);
  expect(await choose({ alerta: false })).toEqual([422, 'aviso_sempre_no_catalogo']);
  await server.db.person.updateMany({ where: { logins: { some: { login: who } } }, data: { recebe_email: false } });
  await signIn(phone);
  expect(await mails()).toHaveLength(1);
});

test('the mail is in the language of the person, not in that of who signs in', async () => {
  const first = await signIn(firefox);
  await signIn(phone, who, '5');
  expect((await mails())[0]?.assunto).toMatch(/^Alguém entrou/);
  expect(await alertsOf(first)).toHaveLength(1);
});

describe('who acts for a person signs in as themselves', () => {
  const actForBruno = async () => {
    const { access_token } = await signIn(phone, 'trocas');
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/pessoas/meu-pergamum/troca-usuario',
      headers: { authorization: `Bearer ${access_token}`, 'user-agent': phone },
      payload: { usuario: 'bruno' },
    });
    expect(reply.statusCode).toBe(200);
    return reply.json<Tokens>();
  };
  const notices = () => server.db.alert.count({ where: { thing: { startsWith: 'sessao:' } } });

  test('the person is told of nothing, and their device is not known', async () => {
    await signIn(firefox, 'bruno');
    await actForBruno();
    expect(await notices()).toBe(0);
    await signIn(phone, 'bruno');
    expect(await notices()).toBe(1);
  });

  test('they neither see nor remove the news of where the person signs in', async () => {
    const own = await signIn(firefox, 'bruno');
    await signIn(phone, 'bruno');
    const [alert] = await alertsOf(own);
    const acting = await actForBruno();
    expect(await alertsOf(acting)).toEqual([]);
    const address = `/solicitacoes/alertas/${alert?.id}`;
    expect((await call(acting, 'PUT', address)).statusCode).toBe(404);
    expect((await call(acting, 'DELETE', address)).statusCode).toBe(404);
    expect(await alertsOf(own)).toMatchObject([{ id: alert?.id, lido: false }]);
  });

  test('the first sign-in of the person is the first all the same', async () => {
    await actForBruno();
    await signIn(firefox, 'bruno');
    expect(await notices()).toBe(0);
  });
});
