import { screen, within } from '@testing-library/dom';
import { renderApp } from '../../../testing/renderApp';
import { serverForEach } from '../../../testing/server';

const server = serverForEach();

const term = () => screen.findByRole('combobox', { name: 'Termo de pesquisa' });

const option = (name: RegExp) => screen.findByRole('option', { name });

test('titles, authors and subjects are suggested by any word, with counts and availability, in one call', async () => {
  const { user } = await renderApp('/');
  await user.type(await term(), 'machado de a');
  await option(/^Machado de Assis, 1839.1908 6 títulos$/);
  const titles = within(screen.getByRole('group', { name: 'Títulos' })).getAllByRole('option');
  expect(titles).toHaveLength(3);
  expect(titles.map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/Machado de.*\d de \d disponíve/),
  );
  await option(/^Pesquisar “machado de a” em tudo$/);
  const asked = server.calls.filter(({ path }) => path.includes('/consulta/sugestoes'));
  expect(asked.length).toBeLessThanOrEqual('machado de a'.length);
  expect(server.calls.filter(({ path }) => /consulta\?.*termo_pesquisa/.test(path))).toEqual([]);
});

test('the keyboard alone picks a title, and opens it', async () => {
  const { user, address } = await renderApp('/');
  await user.type(await term(), 'dom cas');
  await option(/^Dom Casmurro/);
  expect(await term()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2 opções na lista');
  await user.keyboard('{ArrowDown}');
  const chosen = within(screen.getByRole('listbox')).getByRole('option', { selected: true });
  expect((await term()).getAttribute('aria-activedescendant')).toBe(chosen.id);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option', { name: /^Dom Casmurro/ })).toBeNull();
  expect(await term()).toHaveValue('dom cas');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Dom Casmurro' });
  expect(address()).toBe('/acervo/2');
});

test('a name leads to its titles', async () => {
  const { user } = await renderApp('/');
  await user.type(await term(), 'guimar');
  await user.click(await option(/^João Guimarães Rosa/));
  await screen.findByRole('heading', { level: 1, name: /resultados$/ });
  expect(await screen.findByRole('link', { name: 'Sagarana' })).toBeVisible();
});

test('a server that lacks the call is asked for it once, and then for what begins with the text', async () => {
  const fetched = globalThis.fetch;
  let refused = 0;
  globalThis.fetch = async (input, init) => {
    if (!String(input).includes('/consulta/sugestoes')) return fetched(input, init);
    refused += 1;
    return new Response('{}', { status: 404, headers: { 'content-type': 'application/json' } });
  };
  const { user } = await renderApp('/');
  await user.type(await term(), 'dom cas');
  await option(/^Dom Casmurro/);
  await user.type(await term(), 'murro');
  await option(/^Pesquisar “dom casmurro” em tudo$/);
  expect(refused).toBe(1);
});

test('before anything is typed, recent searches are suggested', async () => {
  const { user, address } = await renderApp('/?termo_pesquisa=casmurro');
  await screen.findByRole('heading', { level: 1, name: '1 resultado' });
  await user.clear(await term());
  await user.click(await option(/^casmurro/));
  expect(address()).toBe('/?termo_pesquisa=casmurro');
});

test('searches are remembered in this browser, can be made again, and forgotten', async () => {
  const { user, address } = await renderApp('/?termo_pesquisa=casmurro');
  await screen.findByRole('heading', { level: 1, name: '1 resultado' });
  await user.click(await screen.findByRole('button', { name: 'Pesquisas recentes', expanded: false }));
  const recent = screen.getByRole('list', { name: 'Pesquisas recentes' });
  const link = within(recent).getByRole('link', { name: /^casmurro.*Pesquisa geral · 1 resultado$/ });
  await user.click(link);
  expect(address()).toBe('/?termo_pesquisa=casmurro');
  await user.click(screen.getByRole('button', { name: 'Pesquisas recentes', expanded: false }));
  await user.click(screen.getByRole('button', { name: 'Limpar o histórico' }));
  expect(screen.queryByRole('button', { name: 'Pesquisas recentes', expanded: false })).toBeNull();
});
