import { screen, waitFor } from '@testing-library/dom';
import { cleanup } from '../../testing/render';
import { browserNavigation } from '../../shared/browserNavigation';
import { renderApp } from '../../testing/renderApp';
import { startServer, type TestServer } from '../../testing/server';
import { savePendingSignIn } from './externalSignIn';

let server: TestServer;
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  server = await startServer();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.stop();
});

type App = Awaited<ReturnType<typeof renderApp>>;
const use = (variant: string) => server.put('/__mock/institution', { variant });
const askCaptcha = () => server.put('/__mock/institution', { activities: [{ codigo: 1120, existe: true }] });
const userField = () => screen.findByLabelText(/Matrícula|Usuário|E-mail institucional/);
const enter = () => screen.getByRole('button', { name: /^Entrar(?! com)/ });
const goOn = () => screen.getByRole('button', { name: /^Continuar/ });
const tokenCalls = () => server.calls.filter(({ path }) => path === '/oauth/token');
const sent = () => new URLSearchParams(tokenCalls().at(-1)?.body ?? '');

async function open(address = '/login', reader = {}): Promise<App> {
  const app = await renderApp(address, reader);
  await userField();
  return app;
}
async function give(app: App, login: string, secret = 'biblioteca') {
  await app.user.type(await userField(), login);
  await app.user.type(screen.getByLabelText('Senha'), secret);
}

describe('every row of the error catalogue', () => {
  test.each([
    ['login-400', 'O pedido não deu certo. Tente de novo.', 'warning'],
    ['login-401', 'Matrícula ou senha não conferem. Confira e tente de novo.', 'warning'],
    ['login-422', 'O cadastro está incompleto: procure a biblioteca.', 'warning'],
    ['too-many-attempts', 'Muitas tentativas seguidas. Espere um minuto e tente de novo.', 'warning'],
    ['blocked', 'Sua senha foi bloqueada por segurança. Use “Esqueci a senha” para criar outra.', 'warning'],
    ['login-500', 'Algo inesperado impediu a entrada. Tente de novo em instantes.', 'error'],
    ['login-other', 'O servidor não aceitou a entrada (situação 418). Tente de novo em instantes.', 'warning'],
    ['captcha-expired', 'A verificação expirou. Marque de novo que você não é um robô.', 'warning'],
    ['captcha-invalid', 'A verificação não foi aceita. Marque de novo que você não é um robô.', 'warning'],
  ])('%s is told in its words and colour, and the form can be sent again', async (name, text, tone) => {
    const app = await open('/login?redirect=/');
    await server.fail({ name, endpoint: 'issueToken', times: 1 });
    await give(app, 'ana');
    await app.user.click(enter());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveAttribute('data-tone', tone);
    await app.user.click(enter());
    await waitFor(() => expect(app.store.getState().session.patron?.user.login).toBe('ana'));
  });
});

describe('the captcha of activity 1120', () => {
  test('must be done before anything is sent, and goes with the password', async () => {
    await askCaptcha();
    const app = await open();
    await give(app, 'ana');
    await app.user.click(enter());
    expect(await screen.findByText('Confirme que você não é um robô.')).toBeVisible();
    expect(tokenCalls()).toHaveLength(1);
    await app.user.click(screen.getByRole('checkbox', { name: 'Não sou um robô' }));
    await app.user.click(enter());
    await waitFor(() => expect(app.store.getState().session.patron).not.toBeNull());
    expect(sent().get('recaptcha_token')).toBe('ok');
  });
});

describe('several logins of one person', () => {
  test('are a choice, and the chosen one goes on to the destination', async () => {
    const app = await open('/login?redirect=/meupergamum/titulos-pendentes');
    await give(app, 'trocas');
    await app.user.click(enter());
    await app.user.click(await screen.findByRole('button', { name: /^Continuar/ }));
    expect(screen.getByText('Preencha o campo: Escolha o acesso.')).toBeVisible();
    expect(app.store.getState().session.patron).toBeNull();
    await app.user.click(screen.getByRole('radio', { name: 'Tomás Ribeiro Evangelista (arquivo)' }));
    await app.user.click(goOn());
    expect(await screen.findByRole('heading', { level: 1, name: 'Empréstimos' })).toBeVisible();
    expect(
      server.calls.find(({ method, path }) => method === 'PUT' && path.endsWith('/pessoas/troca-login'))?.body,
    ).toContain('"base":"M"');
    expect(app.store.getState().session.patron?.user.login).toBe('trocas');
  });
});

describe('institution 571', () => {
  beforeEach(() => use('571'));

  test('asks for the username, then which person, then the password, and sends them together', async () => {
    const app = await open();
    expect(screen.queryByLabelText('Senha')).toBeNull();
    await app.user.type(await userField(), 'mfaria');
    await app.user.click(goOn());
    const person = await screen.findByRole('radio', { name: 'Marília Faria Torres' });
    expect(person.closest('fieldset')).toHaveTextContent('Quem é você?');
    await app.user.click(goOn());
    expect(screen.getByText('Preencha o campo: Escolha o acesso.')).toBeVisible();
    await app.user.click(person);
    await app.user.click(goOn());
    await app.user.type(await screen.findByLabelText('Senha'), 'biblioteca');
    await app.user.click(enter());
    await waitFor(() => expect(app.store.getState().session.patron?.user.nome_pessoa).toBe('Marília Faria Torres'));
    expect(sent().get('username')).toMatch(/^mfaria#\d+$/);
    expect(app.store.getState().session.patron?.user.login).toBe('mfaria');
  });

  test('asks for no person where the username is one person’s, and the arrow leads back', async () => {
    const app = await open();
    await app.user.type(await userField(), 'ana');
    await app.user.click(goOn());
    await screen.findByLabelText('Senha');
    await app.user.click(screen.getByRole('button', { name: 'Usar outro usuário' }));
    expect(screen.queryByLabelText('Senha')).toBeNull();
    expect(await userField()).not.toHaveAttribute('readonly');
  });
});

test('institution 87 asks for the category, which goes behind the username', async () => {
  await use('87');
  const app = await open();
  const category = screen.getByRole('combobox', { name: 'Categoria' });
  expect(category.querySelectorAll('option')).toHaveLength(15);
  await give(app, 'intercambio');
  await app.user.click(enter());
  expect(await screen.findByText('Preencha o campo: Categoria.')).toBeVisible();
  await app.user.selectOptions(category, 'Intercambista');
  await app.user.click(enter());
  await waitFor(() => expect(app.store.getState().session.patron?.user.login).toBe('intercambio'));
  expect(sent().get('username')).toBe('intercambioIntercamb');
});

describe('an institution with OIDC', () => {
  beforeEach(() => use('oidc'));

  test('sends who has an "@" to the identity service, and signs in by its answer', async () => {
    const to = jest.spyOn(browserNavigation, 'to').mockReturnValue();
    const app = await open('/login?redirect=/acervo/1');
    await app.user.type(await userField(), 'ana@ufvi.example.org');
    await app.user.click(goOn());
    await waitFor(() => expect(to).toHaveBeenCalledTimes(1));
    const nonce = new URL(to.mock.calls[0]?.[0] ?? '', 'http://localhost').searchParams.get('session') ?? '';
    expect(sessionStorage.getItem('catalogue.external')).not.toContain(nonce);
    await server.db.externalSession.update({ where: { key: nonce }, data: { cod_pessoa: 1 } });
    // The identity service's page is shown in between.
    cleanup();
    const back = await renderApp(`/oauth-response?nonce=${nonce}&redirect=/acervo/1`);
    await waitFor(() => expect(back.address()).toBe('/acervo/1'));
    expect(back.store.getState().session.patron?.nonce).toBe(nonce);
    await back.user.click(screen.getAllByRole('button', { name: 'Sair' })[0] as HTMLElement);
    expect(to).toHaveBeenLastCalledWith('/login');
  });

  test('asks who has none for the password', async () => {
    const app = await open();
    await app.user.type(await userField(), 'ana');
    await app.user.click(goOn());
    await app.user.type(await screen.findByLabelText('Senha'), 'biblioteca');
    await app.user.click(enter());
    await waitFor(() => expect(app.store.getState().session.patron?.user.login).toBe('ana'));
  });

  test('takes no answer that this tab did not ask for', async () => {
    await renderApp('/oauth-response?nonce=of-somebody-else&redirect=/');
    expect(await screen.findByText(/A resposta do serviço de acesso não vale mais/)).toBeVisible();
    expect(server.calls.filter(({ path }) => path.endsWith('/oidc/validar'))).toHaveLength(0);
  });
});

describe('an institution with SAML', () => {
  beforeEach(() => use('saml'));

  test('offers its own sign-on, apart from the form', async () => {
    const to = jest.spyOn(browserNavigation, 'to').mockReturnValue();
    const app = await open('/login?redirect=/acervo/1');
    expect(screen.getByText('ou')).toBeVisible();
    // Passwords of another system cannot be recovered here (D1 §2).
    expect(screen.queryByRole('button', { name: 'Esqueci a senha' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Entrar com a conta UFVI' }));
    await waitFor(() => expect(to).toHaveBeenCalledWith(expect.stringContaining('/__mock/identity')));
  });

  test.each([
    ['external-denied', /A permissão foi negada/],
    ['external-authentication', /não confirmou quem você é/],
    ['external-validation', /não vale mais/],
    ['external-unknown', /Use as mesmas credenciais do sistema da biblioteca/],
  ])('tells what went wrong there: %s', async (name, text) => {
    await server.fail({ name, endpoint: 'validateSaml' });
    await savePendingSignIn({ login: '', remember: false });
    await renderApp('/saml-response?saml=an-answer&redirect=/');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  test('takes no answer that this tab did not ask for', async () => {
    await renderApp('/saml-response?saml=of-somebody-else&redirect=/');
    expect(await screen.findByText(/A resposta do serviço de acesso não vale mais/)).toBeVisible();
    expect(server.calls.filter(({ path }) => path.endsWith('/saml/validar'))).toHaveLength(0);
  });
});

test.each([
  ['fr', 'Mot de passe'],
  ['it', 'Password'],
])('the sign-in speaks %s', async (language, password) => {
  await renderApp('/login', { language });
  expect(await screen.findByLabelText(password)).toBeVisible();
});

test("the institution's own word for a username is read as Portuguese on a page in English", async () => {
  await open('/login', { language: 'en' });
  expect(screen.getByText('Matrícula')).toHaveAttribute('lang', 'pt-BR');
});
