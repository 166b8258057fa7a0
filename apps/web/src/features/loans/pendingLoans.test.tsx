import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { startServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

const address = '/meupergamum/titulos-pendentes';
const shownLoans = () => [...document.querySelectorAll('[id^=tit-]')].map((name) => name.id);
const borrow = async (patron: string) => {
  const app = await renderApp(address, { patron });
  await waitFor(() => expect(shownLoans()).not.toEqual([]));
  return app;
};

test('what can be renewed is judged by the library’s clock, not by the browser’s', async () => {
  await borrow('ana');
  // By the browser's, every loan of the test library would be long overdue.
  expect(screen.getByRole('checkbox', { name: /^Selecionar os? \d/ })).toBeEnabled();
});
