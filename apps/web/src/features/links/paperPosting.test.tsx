import { screen, waitFor } from '@testing-library/dom';
import { browserNavigation } from '../../shared/browserNavigation';
import { renderApp } from '../../testing/renderApp';
import { startServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.stop();
});

const address = '/meupergamum/postagem-trabalho';
const go = () => screen.findByRole('button', { name: /^Ir para a postagem/ });

test('the paper posting is gone to by a click, not by a look at the screen', async () => {
  const left = jest.spyOn(browserNavigation, 'to').mockImplementation(() => undefined);
  const { user } = await renderApp(address, { patron: 'ana' });
  await go();
  expect(server.calls.filter(({ path }) => path.includes('postagem'))).toEqual([]);
  await user.click(await go());
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  expect(left.mock.calls[0]?.[0]).toContain('/postagem-trabalho?token=');
});

test('a person without CPF reads before the click why the way is closed', async () => {
  const { user } = await renderApp(address, { patron: 'sem-cpf' });
  await waitFor(async () => expect(await go()).toHaveAccessibleDescription(/^Seu cadastro não tem CPF/));
  await user.click(await go());
  expect(server.calls.filter(({ path }) => path.includes('postagem'))).toEqual([]);
});

test('a failing service is told in its own words, with another try', async () => {
  await server.fail({ name: 'resource-unreachable', endpoint: 'redirectToPaperPosting' });
  const { user } = await renderApp(address, { patron: 'ana' });
  await user.click(await go());
  expect(await screen.findByRole('alert')).toHaveTextContent('O serviço não respondeu.');
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});
