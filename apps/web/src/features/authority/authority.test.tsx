import { authorityTypeNames } from '@catalogue/domain';
import { screen, within } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

const named = (nome: string) => server.db.authority.findFirstOrThrow({ where: { nome } });

test('an author of a title leads to the authority, and that to as many titles as it says', async () => {
  const { cod_acervo } = await server.db.title.findFirstOrThrow({ where: { titulo: 'Dom Casmurro' } });
  const { user } = await renderApp(`/acervo/${cod_acervo}`);
  await user.click(await screen.findByRole('link', { name: /^Assis, Machado de/ }));
  expect(await screen.findByText('Autor pessoa')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Assis, Machado de, 1839–1908');
  expect(screen.getByRole('heading', { level: 2, name: 'Também aparece como' })).toBeVisible();
  const covers = screen.getByRole('heading', { level: 2, name: 'No acervo' }).closest('section') as HTMLElement;
  expect(within(covers).getByRole('link', { name: /Dom Casmurro/ })).toHaveAttribute('href', `/acervo/${cod_acervo}`);
  const titles = screen.getByRole('link', { name: /^Ver \d+ títulos$/ });
  const count = /\d+/.exec(titles.textContent)?.[0];
  await user.click(titles);
  expect(await screen.findByRole('heading', { level: 1, name: `${count} resultados` })).toBeVisible();
});

test('the way back leads to the title that one came from, also from the MARC view', async () => {
  const { cod_acervo } = await server.db.title.findFirstOrThrow({ where: { titulo: 'Dom Casmurro' } });
  const { user, address } = await renderApp(`/acervo/${cod_acervo}`);
  await user.click(await screen.findByRole('link', { name: /^Assis, Machado de/ }));
  await user.click(await screen.findByRole('link', { name: 'MARC' }));
  await user.click(await screen.findByRole('link', { name: 'Voltar a “Dom Casmurro”' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dom Casmurro' })).toBeVisible();
  expect(address()).toBe(`/acervo/${cod_acervo}`);
});

test('its MARC view has an address', async () => {
  const { cod_autoridade } = await named('Assis, Machado de, 1839-1908');
  await renderApp(`/autoridade/${cod_autoridade}/marc`);
  expect(await screen.findByRole('link', { name: 'MARC' })).toHaveAttribute('aria-current', 'page');
  expect(within(screen.getByRole('main')).getByText(/^100/)).toBeVisible();
});

test('related headings lead to each other', async () => {
  const [related] = await server.db.$queryRaw<{ cod_autoridade: number; nome: string }[]>`
    SELECT r.cod_autoridade, d.nome FROM autoridade_remissiva r JOIN autoridade d ON d.cod_autoridade = r.destino
     WHERE r.tipo = 'ver_tambem' ORDER BY r.cod_autoridade LIMIT 1`;
  const { user } = await renderApp(`/autoridade/${related?.cod_autoridade}`);
  await user.click(await screen.findByRole('link', { name: related?.nome }));
  expect(await screen.findByRole('heading', { level: 1, name: related?.nome })).toBeVisible();
});

test.each(Object.entries(authorityTypeNames))('type %s of authority says what it is', async (tipo, { pt }) => {
  const { cod_autoridade, nome } = await server.db.authority.findFirstOrThrow({ where: { tipo: Number(tipo) } });
  await renderApp(`/autoridade/${cod_autoridade}`);
  // Years are shown with a dash.
  const shown = nome.replace(/(\d{4})-/, '$1–');
  expect(await screen.findByRole('heading', { level: 1, name: shown })).toBeVisible();
  expect(screen.getByText(pt, { selector: 'p' })).toBeVisible();
});

test.each(['999999', 'abc'])('an authority that is not there is said so, with ways on: %s', async (code) => {
  await renderApp(`/autoridade/${code}`);
  expect(await screen.findByRole('heading', { level: 1, name: /^Esta autoridade não está/ })).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Pesquisar autoridades' })).toBeVisible();
});
