import { screen, waitFor } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';
import { beginTitle } from './public';

const server = serverForEach();
const pathsOf = (code: string) => server.calls.map(({ path }) => path).filter((path) => path.split('/').includes(code));

test('the calls of a title begin before its screen, which takes their replies', async () => {
  const { cod_acervo, titulo } = await server.db.title.findFirstOrThrow({ where: { titulo: 'Quincas Borba' } });
  const code = String(cod_acervo);
  const { store, go } = await renderApp('/');
  beginTitle(store.dispatch, { codAcervo: code });
  await waitFor(() => expect(pathsOf(code)).toHaveLength(3));
  const begun = pathsOf(code);
  go(`/acervo/${code}`);
  expect(await screen.findByRole('heading', { level: 1, name: titulo ?? '' })).toBeVisible();
  for (const path of begun) expect(pathsOf(code).filter((other) => other === path)).toEqual([path]);
});

test('so does that of the tab in the address', async () => {
  const { cod_acervo } = await server.db.title.findFirstOrThrow({ where: { titulo: 'Quincas Borba' } });
  const code = String(cod_acervo);
  const { store, go } = await renderApp('/');
  beginTitle(store.dispatch, { codAcervo: code, tab: 'exemplares' });
  const copies = () => pathsOf(code).filter((path) => path.endsWith('/exemplares'));
  await waitFor(() => expect(copies()).toHaveLength(1));
  go(`/acervo/${code}/exemplares`);
  expect(await screen.findByRole('combobox', { name: 'Biblioteca' })).toBeVisible();
  expect(copies()).toHaveLength(1);
});

test('what is no code of a title begins nothing', async () => {
  const { store } = await renderApp('/');
  beginTitle(store.dispatch, { codAcervo: 'x' });
  await new Promise((resolve) => setImmediate(resolve));
  expect(pathsOf('x')).toEqual([]);
});
