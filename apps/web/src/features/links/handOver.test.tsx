import { screen, waitFor } from '@testing-library/dom';
import { browserNavigation } from '../../shared/browserNavigation';
import { renderApp } from '../../testing/renderApp';
import { startServer, type TestServer } from '../../testing/server';

let server: TestServer;
let to: jest.SpyInstance;
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  server = await startServer();
  to = jest.spyOn(browserNavigation, 'to').mockReturnValue();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.stop();
});

test.each([
  ['/pergamum_redireciona', '/__mock/hand-over/meu-pergamum?token='],
  ['/meupergamum/app', '/__mock/hand-over/aplicativo?token='],
  ['/grupoa?sessionid=a1b2c3d4', 'https://grupoa.example.org/sessao?sessionid=a1b2c3d4'],
])('%s hands the patron over, and shows the link too', async (address, expected) => {
  await renderApp(address, { patron: 'ana' });
  await waitFor(() => expect(to).toHaveBeenCalledWith(expect.stringContaining(expected)));
  expect(screen.getByRole('link', { name: /^Abrir/ })).toHaveAttribute('href', expect.stringContaining(expected));
});

test('/pearson opens the provider in a new tab, and shows the link for who has no new tab', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { store } = await renderApp('/pearson', { patron: 'ana' });
  await waitFor(() =>
    expect(open).toHaveBeenCalledWith(expect.stringContaining('/__mock/'), '_blank', expect.any(String)),
  );
  expect(screen.getByRole('link', { name: 'Abrir Pearson' })).toHaveAttribute('target', '_blank');
  expect(store.getState().toasts.map(({ key }) => key)).toContain('fetchingLink');
});

test.each([
  ['/pearson', 'resource-unreachable', 'redirectToProvider', /O serviço não respondeu/],
  ['/pearson', 'resource-denied', 'redirectToProvider', /O serviço negou o acesso/],
  ['/grupoa?sessionid=a1b2c3d4', 'resource-unreachable', 'openGrupoA', /O serviço não respondeu/],
])('%s tells %s and can be tried again', async (address, name, endpoint, text) => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  await server.fail({ name, endpoint, times: 1 });
  const { user } = await renderApp(address, { patron: 'ana' });
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('link', { name: /^Abrir/ })).toBeVisible();
});

test('the application of the personal area says when it is not set up', async () => {
  await server.put('/__mock/institution', { variant: '523' });
  await renderApp('/meupergamum/app', { patron: 'ana' });
  expect(await screen.findByText(/O acesso automático ao aplicativo não está configurado/)).toBeVisible();
  expect(to).not.toHaveBeenCalled();
});

test('who is not signed in is asked to', async () => {
  const { address } = await renderApp('/pearson');
  await waitFor(() => expect(address()).toBe('/login?redirect=%2Fpearson'));
});
