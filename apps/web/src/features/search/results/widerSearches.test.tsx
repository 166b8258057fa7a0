import { screen, within } from '@testing-library/dom';
import { renderApp } from '../../../testing/renderApp';
import { startServer, type TestServer } from '../../../testing/server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

test('a search that finds nothing offers what does, with the number of titles', async () => {
  const { user, address } = await renderApp('/?termo_pesquisa=ebook+machado');
  const typed = await screen.findByRole('link', { name: '“machado”, só E-book' });
  const without = screen.getByRole('link', { name: 'Sem a palavra “ebook”' });
  expect(within(typed.closest('li') ?? document.body).getByText(/^\d+ títulos?$/)).toBeVisible();
  const total = within(without.closest('li') ?? document.body).getByText(/^\d+ títulos$/).textContent;
  await user.click(without);
  expect(address()).toBe('/?termo_pesquisa=machado');
  const heading = await screen.findByRole('heading', { level: 1, name: /^\d+ resultados$/ });
  expect(parseInt(heading.textContent ?? '')).toBe(parseInt(total ?? '0'));
});

test('words in capitals are offered as rows that are joined', async () => {
  const { user } = await renderApp('/?termo_pesquisa=casmurro+OU+borba');
  await user.click(await screen.findByRole('link', { name: 'casmurro OU borba, combinando as linhas' }));
  await screen.findByRole('heading', { level: 1, name: /^\d+ resultados$/ });
  const second = await screen.findByRole('group', { name: 'Linha 2' });
  expect(within(second).getByRole('textbox', { name: 'Termo de pesquisa' })).toHaveValue('borba');
});

test('a search of one type says so, and its chip searches the whole catalogue', async () => {
  const { user, address } = await renderApp('/?termo_pesquisa=brasil&pesquisa=e_books');
  await screen.findByRole('heading', { level: 1, name: /^\d+ resultados? em E-books$/ });
  await user.click(screen.getByRole('button', { name: 'Remover filtro Só em E-books' }));
  await screen.findByRole('heading', { level: 1, name: /^\d+ resultados$/ });
  expect(address()).toBe('/?termo_pesquisa=brasil');
});

test('six filters are shown, the others on request, and a link leads past all of them', async () => {
  const { user } = await renderApp('/?termo_pesquisa=brasil');
  await screen.findByRole('heading', { level: 1, name: /^\d+ resultados$/ });
  const column = within(screen.getByRole('complementary', { name: 'Filtros' }));
  const groups = () => column.getAllByRole('group').length;
  expect(groups()).toBe(6);
  const more = column.getByRole('button', { name: /^Mais \d+ filtros$/ });
  await user.click(more);
  expect(groups()).toBe(6 + parseInt(/\d+/.exec(more.textContent ?? '')?.[0] ?? ''));
  await user.click(screen.getByRole('link', { name: 'Pular para os resultados' }));
  expect(document.activeElement).toContainElement(screen.getAllByRole('article')[0] ?? null);
});
