import { screen, within } from '@testing-library/dom';
import { renderApp } from '../../../testing/renderApp';
import { startServer, type TestServer } from '../../../testing/server';

let server: TestServer;
beforeEach(async () => {
  localStorage.clear();
  server = await startServer();
});
afterEach(() => server.stop());

const term = () => screen.findByRole('combobox', { name: 'Termo de pesquisa' });

test('what begins with the typed letters is suggested, and the keyboard alone picks it', async () => {
  const { user, address } = await renderApp('/');
  await user.type(await term(), 'dom cas');
  await screen.findByRole('option', { name: /^Dom Casmurro\b.*Título$/ });
  expect(await term()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}');
  const option = within(screen.getByRole('listbox')).getByRole('option', { selected: true });
  expect((await term()).getAttribute('aria-activedescendant')).toBe(option.id);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option', { name: /^Dom Casmurro\b.*Título$/ })).toBeNull();
  expect(await term()).toHaveValue('dom cas');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await screen.findByRole('heading', { level: 1, name: /resultados?$/ });
  expect(address()).toMatch(/^\/\?termo_pesquisa=Dom\+Casmurro/);
});

test('searches are remembered in this browser, can be made again, and forgotten', async () => {
  const { user, address } = await renderApp('/?termo_pesquisa=casmurro');
  await screen.findByRole('heading', { level: 1, name: '1 resultado' });
  await user.click(await screen.findByRole('button', { name: 'Pesquisas recentes' }));
  const recent = screen.getByRole('list', { name: 'Pesquisas recentes' });
  const link = within(recent).getByRole('link', { name: /^casmurro.*Pesquisa geral · 1 resultado$/ });
  await user.click(link);
  expect(address()).toBe('/?termo_pesquisa=casmurro');
  await user.click(screen.getByRole('button', { name: 'Pesquisas recentes' }));
  await user.click(screen.getByRole('button', { name: 'Limpar o histórico' }));
  expect(screen.queryByRole('button', { name: 'Pesquisas recentes' })).toBeNull();
});
