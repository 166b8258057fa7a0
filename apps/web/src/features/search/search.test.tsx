import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { startServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

test('a search from the home shows its results', async () => {
  const { user, address } = await renderApp('/');
  await user.type(await screen.findByRole('searchbox', { name: 'Termo de pesquisa' }), 'história{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: /^\d+ resultados$/ })).toBeVisible();
  expect(address()).toBe('/?termo_pesquisa=hist%C3%B3ria');
});
