import { screen, waitFor, within } from '@testing-library/dom';
import { renderApp } from '../../../testing/renderApp';
import { serverForEach } from '../../../testing/server';

const server = serverForEach();

test('a search that finds nothing offers what does, with the number of titles and no further call', async () => {
  const { user, address } = await renderApp('/?termo_pesquisa=ebook+machado');
  const filters = await screen.findByRole('region', { name: 'Talvez sejam filtros' });
  expect(within(filters).getByRole('link', { name: /^“machado”, só E-book \d+ títulos?$/ })).toBeVisible();
  const fewer = screen.getByRole('region', { name: 'Com menos palavras' });
  const without = within(fewer).getByRole('link', { name: /^Sem a palavra “ebook” \d+ títulos$/ });
  expect(server.calls.filter(({ path }) => path.includes('limite=1'))).toEqual([]);
  const total = within(without).getByText(/^\d+ títulos$/).textContent;
  await user.click(without);
  expect(address()).toBe('/?termo_pesquisa=machado');
  const heading = await screen.findByRole('heading', { level: 1, name: /^\d+ resultados$/ });
  expect(parseInt(heading.textContent ?? '')).toBe(parseInt(total ?? '0'));
});

test('words that are read as filters become filters, and the form stays as it is', async () => {
  const { user, address } = await renderApp('/?termo_pesquisa=ebook+machado');
  const offer = await screen.findByRole('link', { name: /^“machado”, só E-book \d+ títulos?$/ });
  const total = parseInt(within(offer).getByText(/^\d+ títulos?$/).textContent ?? '');
  await user.click(offer);
  expect(address()).toBe('/?termo_pesquisa=machado&filtro=T%3A2');
  const chips = await screen.findByRole('group', { name: 'Filtros ativos' });
  expect(await within(chips).findByRole('button', { name: 'Remover filtro E-book' })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(total));
  expect(screen.queryByRole('combobox', { name: 'Tipo de obra' })).toBeNull();
});

test('in front of a server that offers nothing by itself the app asks, five times at most', async () => {
  const fetched = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const reply = await fetched(input, init);
    if (!String(input).includes('/consulta?')) return reply;
    const { semelhantes: _none, ...rest } = (await reply.json()) as Record<string, unknown>;
    return new Response(JSON.stringify(rest), { status: reply.status, headers: reply.headers });
  };
  await renderApp('/?termo_pesquisa=xilindró+machado+borba+casmurro');
  await screen.findByRole('heading', { level: 1 });
  const asked = () => server.calls.filter(({ path }) => /\/consulta\?.*limite=1(&|$)/.test(path));
  await waitFor(() => expect(asked().length).toBeGreaterThan(0));
  expect(asked().length).toBeLessThanOrEqual(5);
});

test('below few titles a line leads to searches that find more', async () => {
  const { user } = await renderApp('/?termo_pesquisa=assis+casmurro');
  const more = await screen.findByRole('navigation', { name: 'Mais caminhos' });
  await user.click(within(more).getByRole('link', { name: /^Sem a palavra “casmurro” \d+ títulos$/ }));
  await screen.findByRole('heading', { level: 1, name: /^\d+ resultados$/ });
});

test('words in capitals are offered as rows that are joined', async () => {
  const { user } = await renderApp('/?termo_pesquisa=casmurro+OU+borba');
  await user.click(await screen.findByRole('link', { name: /^casmurro OU borba, combinando as linhas/ }));
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
