import { screen, waitFor, within } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

const address = '/meupergamum/dados-pessoais/sessoes';
const signInElsewhere = async (userAgent: string) => {
  const body = new URLSearchParams({
    grant_type: 'password',
    client_id: 'catalogue-patron',
    client_secret: 'catalogue-patron-development',
    username: 'ana',
    password: 'biblioteca',
  });
  const reply = await fetch('/oauth/token', { method: 'POST', headers: { 'user-agent': userAgent }, body });
  return (await reply.json()) as { access_token: string };
};
const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0';
const list = () => screen.getByRole('list', { name: 'Onde estou conectado' });
const isIn = async ({ access_token }: { access_token: string }) =>
  (await fetch('/api/pessoas', { headers: { authorization: `Bearer ${access_token}` } })).ok;

test('where one is signed in is listed, and ended one by one or everywhere else', async () => {
  const [first, second] = [await signInElsewhere(phone), await signInElsewhere(desktop)];
  const { user } = await renderApp(address, { patron: 'ana' });
  expect(await screen.findByText('Firefox em Windows')).toBeVisible();
  expect(screen.getAllByText('Este aparelho')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Encerrar Chrome em Android, desde/ }));
  expect(await screen.findByText('Acesso encerrado: Chrome em Android.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Chrome em Android/ })).toBeNull());
  await waitFor(() => expect(list()).toHaveFocus());
  expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
  await user.click(screen.getByRole('button', { name: 'Encerrar todos os outros' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Encerrar todos os outros' }));
  expect(await screen.findByText('Você está conectado só aqui.')).toBeVisible();
  await waitFor(() => expect(list()).toHaveFocus());
  expect(await isIn(second)).toBe(false);
});

test('a sign-in that is being ended does not keep the others from it', async () => {
  await signInElsewhere(phone);
  await signInElsewhere(desktop);
  const { user } = await renderApp(address, { patron: 'ana' });
  const end = (name: string) => screen.getByRole('button', { name: new RegExp(`^Encerrar ${name}`) });
  await screen.findByText('Firefox em Windows');
  const release = server.pause(/\/sessoes\/[^/]+$/);
  await user.click(end('Chrome'));
  expect(end('Chrome')).toHaveAttribute('aria-busy', 'true');
  expect(end('Firefox')).not.toHaveAttribute('aria-busy');
  await user.click(end('Firefox'));
  await user.click(end('Firefox'));
  release();
  expect(await screen.findByText('Você está conectado só aqui.')).toBeVisible();
  expect(server.calls.filter(({ method }) => method === 'DELETE').map(({ status }) => status)).toEqual([204, 204]);
});

test('a server that knows of no sessions is told of, not as a failure', async () => {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    String(input).endsWith('/sessoes') ? new Response('{"message":"Not found"}', { status: 404 }) : real(input, init);
  await renderApp(address, { patron: 'ana' });
  expect(await screen.findByText(/^Esta biblioteca não mostra onde você está conectado/)).toBeVisible();
  globalThis.fetch = real;
});
