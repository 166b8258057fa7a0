import { screen, waitFor } from '@testing-library/dom';
import { recoveryCodePattern } from '@catalogue/domain';
import { cleanup } from '../../../testing/render';
import { clickTwice } from '../../../testing/clickTwice';
import { renderApp } from '../../../testing/renderApp';
import { startServer, type TestServer } from '../../../testing/server';

let server: TestServer;
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '');
  server = await startServer();
});
afterEach(() => server.stop());

type App = Awaited<ReturnType<typeof renderApp>>;
async function askCode(login: string): Promise<App> {
  const app = await renderApp('/login');
  await app.user.click(await screen.findByRole('button', { name: 'Esqueci a senha' }));
  await app.user.type(await screen.findByLabelText('Matrícula'), login);
  clickTwice(screen.getByRole('button', { name: /^Enviar código/ }));
  return app;
}
const mailedCode = async () => recoveryCodePattern.exec((await server.mails())[0]?.texto ?? '')?.[0] ?? '';

test('a forgotten password is set anew by the mailed code, and the blocked account opens', async () => {
  const app = await askCode('bloqueado');
  const field = await screen.findByLabelText('Código');
  expect(screen.getByText(/Enviamos o código para .\*\*\*@/)).toBeVisible();
  expect(screen.getByText(/^Vale até/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enviar outro código' })).toBeNull();

  const wrong = (await mailedCode()) === '00000000' ? '11111111' : '00000000';
  await app.user.type(field, wrong);
  expect(await screen.findByRole('alert')).toHaveTextContent('Código não confere.');
  clickTwice(screen.getByRole('button', { name: 'Enviar outro código' }));
  expect(await screen.findByText(/Enviamos outro código/)).toBeVisible();
  expect(await server.mails()).toHaveLength(2);

  await app.user.type(screen.getByLabelText('Código'), await mailedCode());
  const password = await screen.findByLabelText('Nova senha');
  await app.user.type(password, '1234');
  await app.user.type(screen.getByLabelText('Repita a nova senha'), '12345');
  expect(screen.getByText('As senhas não coincidem.')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: /^Salvar senha/ }));
  expect(await screen.findByText('A senha não atende a todos os critérios.')).toBeVisible();
  expect(server.calls.filter(({ method }) => method === 'PUT')).toHaveLength(0);

  await app.user.clear(password);
  await app.user.type(password, 'Janela#2468');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('As senhas não coincidem.'));
  await app.user.clear(screen.getByLabelText('Repita a nova senha'));
  await app.user.type(screen.getByLabelText('Repita a nova senha'), 'Janela#2468');
  expect(screen.getByRole('list', { name: 'A senha precisa ter' })).not.toHaveTextContent('(falta)');
  clickTwice(screen.getByRole('button', { name: /^Salvar senha/ }));
  await waitFor(() => expect(app.store.getState().toasts.map(({ key }) => key)).toEqual(['SenhaAlteradaSucesso']));
  expect(server.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);

  expect(await screen.findByLabelText('Matrícula')).toHaveValue('bloqueado');
  await app.user.type(screen.getByLabelText('Senha'), 'Janela#2468');
  await app.user.click(screen.getByRole('button', { name: /^Entrar/ }));
  await waitFor(() => expect(app.store.getState().session.patron?.user.login).toBe('bloqueado'));
}, 120_000);

test('a page that is read anew goes on with the code that was mailed, and one that is opened anew begins', async () => {
  await askCode('bloqueado');
  expect(await screen.findByLabelText('Código')).toBeVisible();
  cleanup();
  await renderApp('/login?modo=senha');
  expect(await screen.findByText('Passo 2 de 3')).toBeVisible();
  expect(screen.getByText(/Enviamos o código para .\*\*\*@/)).toBeVisible();
  expect(window.location.href).not.toContain('bloqueado');

  cleanup();
  window.history.pushState(null, '');
  await renderApp('/login?modo=senha');
  expect(await screen.findByText('Passo 1 de 3')).toBeVisible();
});

test('an expired code is reported once, and not again by the line of its validity', async () => {
  const app = await askCode('bloqueado');
  const field = await screen.findByLabelText('Código');
  const code = await mailedCode();
  server.advance(11 * 60);
  await app.user.type(field, code);
  expect(await screen.findByText('Este código não vale mais. Peça outro.')).toBeVisible();
  expect(screen.queryByText(/^Vale até|^O código venceu/)).toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'Enviar outro código' }));
  expect(await screen.findByText(/^Vale até/)).toBeVisible();
}, 120_000);

test('an unknown user stays in the first step, with the server’s words', async () => {
  await askCode('ninguem');
  expect(await screen.findByRole('alert')).toHaveTextContent('Usuário não encontrado.');
  expect(screen.queryByLabelText('Código')).toBeNull();
});

test('a code that a failing server could not check is sent again by one button', async () => {
  const app = await askCode('bloqueado');
  await server.fail({ name: 'unexpected-500', endpoint: 'validateRecoveryCode', times: 1 });
  await app.user.type(await screen.findByLabelText('Código'), await mailedCode());
  await app.user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByLabelText('Nova senha')).toBeVisible();
});
