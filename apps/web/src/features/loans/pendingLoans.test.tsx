import { screen, waitFor } from '@testing-library/react';
import { signIn } from '../session/signIn';
import { loadSettings } from '../../shared/settings';
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

describe('another patron in the place of the first', () => {
  test('sees nothing of what the first one had, not even while the answer is under way', async () => {
    const { store, user } = await borrow('ana');
    const before = shownLoans();
    await user.click(screen.getByRole('checkbox', { name: /^Selecionar os? \d/ }));
    const letThrough = server.hold(/titulos-pendentes/);
    const as = { username: 'bruno', password: 'biblioteca', remember: false };
    await signIn(as, { settings: await loadSettings(), dispatch: store.dispatch });
    expect(await screen.findByRole('status')).toHaveTextContent('Carregando');
    expect(shownLoans()).toEqual([]);
    letThrough();
    await waitFor(() => expect(shownLoans()).not.toEqual([]));
    expect(shownLoans().filter((id) => before.includes(id))).toEqual([]);
    expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
  });
});

test('what can be renewed is judged by the library’s clock, not by the browser’s', async () => {
  await borrow('ana');
  // By the browser's, every loan of the test library would be long overdue.
  expect(screen.getByRole('checkbox', { name: /^Selecionar os? \d/ })).toBeEnabled();
});
