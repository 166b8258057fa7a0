import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { startServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  server = await startServer();
});
afterEach(() => server.stop());

const addressOf = async (titulo: string) => {
  const title = await server.db.title.findFirstOrThrow({ where: { titulo: { startsWith: titulo } } });
  return `/acervo/${title.cod_acervo}/reserva`;
};
test.each([
  [
    'a copy is on the shelf',
    'Memórias póstumas',
    'Há exemplares na estante, então não é preciso reservar.',
    'Pedir empréstimo',
  ],
  ['it is held already', 'Inteligência artificial', 'Você já reservou este título.', 'Ver minhas reservas'],
])('while %s the tab says so before any click, and what to do instead', async (_, title, reason, wayOn) => {
  await renderApp(await addressOf(title), { patron: 'ana' });
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getAllByRole('link', { name: wayOn }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /^Reservar/ })).toBeNull();
});
