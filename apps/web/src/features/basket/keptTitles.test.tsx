import { screen, waitFor, within } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { startServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeEach(async () => {
  sessionStorage.clear();
  server = await startServer();
});
afterEach(() => server.stop());

const kept = () => server.db.basketTitle.count({ where: { person: { persona_id: 'ana' } } });

test('a title is taken out of the permanent basket, leaves the export, and is put back by the same button', async () => {
  const { user } = await renderApp('/meupergamum/cesta-permanente', { patron: 'ana' });
  const out = await screen.findByRole('button', { name: 'Remover: Dom Casmurro' });
  expect(screen.getByText('3 títulos')).toBeVisible();
  await user.dblClick(out);
  const undo = await screen.findByRole('button', { name: 'Desfazer: Dom Casmurro' });
  expect(undo).toHaveFocus();
  expect(screen.getByText('Saiu da cesta permanente.')).toBeVisible();
  await waitFor(() => expect(screen.getByText('2 títulos')).toBeVisible());
  expect(await kept()).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  expect(await screen.findByRole('dialog', { name: 'Exportar 2 títulos' })).toBeVisible();
  await user.keyboard('{Escape}');

  await server.fail({ name: 'unexpected-500', endpoint: 'addToBasket', times: 1 });
  await user.click(undo);
  expect(await screen.findByText('Algo não saiu como devia. Tente de novo em instantes.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desfazer: Dom Casmurro' }));
  expect(await screen.findByRole('button', { name: 'Remover: Dom Casmurro' })).toBeVisible();
  await waitFor(() => expect(screen.getByText('3 títulos')).toBeVisible());
  expect(await kept()).toBe(3);
});

test('what was taken out can still be put back after a look at another page', async () => {
  const { cod_pessoa } = await server.db.person.findFirstOrThrow({ where: { persona_id: 'ana' } });
  const others = await server.db.title.findMany({ where: { baskets: { none: { cod_pessoa } } }, take: 20 });
  await server.db.basketTitle.createMany({
    data: others.map(({ cod_acervo }) => ({ cod_pessoa, cod_acervo, data: '2020-01-01T12:00:00Z' })),
  });
  const { user } = await renderApp('/meupergamum/cesta-permanente', { patron: 'ana' });
  await user.click(await screen.findByRole('button', { name: 'Remover: Dom Casmurro' }));
  await screen.findByRole('button', { name: 'Desfazer: Dom Casmurro' });
  await user.click(screen.getByRole('link', { name: 'Próxima' }));
  await waitFor(() => expect(screen.queryByText('Saiu da cesta permanente.')).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'Anterior' }));
  expect(await screen.findByRole('button', { name: 'Desfazer: Dom Casmurro' })).toBeVisible();
});

test('the permanent basket is shown whole, or between two dates of the basket or of the collection', async () => {
  const { user, address } = await renderApp('/meupergamum/cesta-permanente', { patron: 'ana' });
  expect(await screen.findByText('3 títulos')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mostrar' }));
  expect(screen.getByLabelText('De')).toHaveAccessibleDescription(/Escolha a data inicial/);
  await user.click(screen.getByRole('button', { name: '30 dias' }));
  expect(await screen.findByText('2 títulos')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Vidas secas' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Datas de' }), 'Chegada ao acervo');
  expect(await screen.findByText('Nenhum título nesse período.')).toBeVisible();
  expect(address()).toBe('/meupergamum/cesta-permanente?de=2026-02-08&ate=2026-03-10&data=acervo');
  await user.click(screen.getByRole('link', { name: 'Ver a cesta inteira' }));
  const list = await screen.findByRole('list', { name: 'Cesta permanente' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
});

test('on its own page a title is kept for good, and let go again', async () => {
  const { cod_acervo } = await server.db.title.findFirstOrThrow({ where: { titulo: 'Quincas Borba' } });
  const { user, address } = await renderApp(`/acervo/${cod_acervo}`, { patron: 'ana' });
  await user.click(await screen.findByRole('button', { name: 'Guardar na cesta permanente: Quincas Borba' }));
  const out = await screen.findByRole('button', { name: 'Guardado na cesta permanente: Quincas Borba. Remover' });
  expect(await kept()).toBe(4);
  await waitFor(() => expect(address()).toBe(`/acervo/${cod_acervo}`));
  expect(
    server.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/cesta-permanente')),
  ).toHaveLength(1);
  await user.click(out);
  expect(await screen.findByText('Saiu da cesta permanente.')).toBeVisible();
  expect(await kept()).toBe(3);
});

test('an address alone keeps nothing: it may be anybody’s', async () => {
  const { cod_acervo } = await server.db.title.findFirstOrThrow({ where: { titulo: 'Quincas Borba' } });
  await renderApp(`/acervo/${cod_acervo}?guardar=S`, { patron: 'ana' });
  expect(await screen.findByRole('button', { name: 'Guardar na cesta permanente: Quincas Borba' })).toBeVisible();
  expect(await kept()).toBe(3);
});

test('who puts a title back has it and the focus where they were', async () => {
  const { user } = await renderApp('/meupergamum/cesta-permanente', { patron: 'ana' });
  const list = await screen.findByRole('list', { name: 'Cesta permanente' });
  const [row] = within(list).getAllByRole('listitem') as [HTMLElement];
  await user.click(within(row).getByRole('button', { name: /Remover|Tirar/ }));
  const back = await within(row).findByRole('button', { name: /^Desfazer|Pôr de volta/ });
  await user.click(back);
  await waitFor(() => expect(within(row).getByRole('button', { name: /Remover|Tirar/ })).toHaveFocus());
  expect(row).toBeInTheDocument();
});
