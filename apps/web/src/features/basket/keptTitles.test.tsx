import { screen, waitFor, within } from '@testing-library/dom';
import { clickTwice } from '../../testing/clickTwice';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

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
  const preset = screen.getByRole('button', { name: '30 dias' });
  expect(preset).toHaveAttribute('aria-pressed', 'false');
  await user.click(preset);
  await waitFor(() => expect(preset).toHaveAttribute('aria-pressed', 'true'));
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
  clickTwice(out);
  expect(await screen.findByText('Saiu da cesta permanente.')).toBeVisible();
  expect(await kept()).toBe(3);
  expect(
    server.calls.filter(({ method, path }) => method === 'PUT' && path.endsWith('/cesta-permanente')),
  ).toHaveLength(1);
});

test('an address alone keeps nothing: it may be anybody’s', async () => {
  const { cod_acervo } = await server.db.title.findFirstOrThrow({ where: { titulo: 'Quincas Borba' } });
  const { store } = await renderApp(`/acervo/${cod_acervo}?guardar=S`, { patron: 'ana' });
  expect(await screen.findByRole('button', { name: 'Guardar na cesta permanente: Quincas Borba' })).toBeVisible();
  expect(store.getState().api.mutations).toEqual({});
  expect(await kept()).toBe(3);
});

test('nor does it after another title was to be kept, and its page was left before signing in', async () => {
  const [one, other] = await server.db.title.findMany({ take: 2, orderBy: { cod_acervo: 'asc' } });
  const { user, go } = await renderApp(`/acervo/${one?.cod_acervo}`);
  await user.click(await screen.findByRole('button', { name: `Guardar na cesta permanente: ${one?.titulo}` }));
  expect(await screen.findByRole('dialog', { name: 'Acesso' })).toBeVisible();
  go(`/acervo/${other?.cod_acervo}?guardar=S`);
  await screen.findByRole('button', { name: `Guardar na cesta permanente: ${other?.titulo}`, hidden: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('who puts a title back', () => {
  const open = async (search = '') => {
    const app = await renderApp(`/meupergamum/cesta-permanente${search}`, { patron: 'ana' });
    const list = await screen.findByRole('list', { name: 'Cesta permanente' });
    return { ...app, rows: () => within(list).getAllByRole('listitem') };
  };
  const reads = () => server.calls.filter(({ path }) => path.includes('/cesta-permanente/colecao')).length;
  /** Waits until the list is refetched, with the server's current state. */
  const undo = async ({ user }: Awaited<ReturnType<typeof open>>, title: string) => {
    const back = await screen.findByRole('button', { name: `Desfazer: ${title}` });
    const before = reads();
    await user.click(back);
    const out = await screen.findByRole('button', { name: `Remover: ${title}` });
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    return out;
  };

  test('has it and the focus where they were, though it is the last', async () => {
    const app = await open();
    const row = app.rows().at(-1) as HTMLElement;
    await app.user.click(within(row).getByRole('button', { name: 'Remover: Vidas secas' }));
    const out = await undo(app, 'Vidas secas');
    expect(await within(row).findByText('Guardado em 10/03/2026')).toBeVisible();
    expect(app.rows().at(-1)).toBe(row);
    expect(out).toHaveFocus();
    expect(row).toContainElement(out);
  });

  const oldPeriod = '?de=2020-01-01&ate=2020-12-31';
  const addLongAgo = () =>
    server.db.basketTitle.updateMany({
      where: { person: { persona_id: 'ana' }, title: { titulo: 'Vidas secas' } },
      data: { data: '2020-06-01T12:00:00Z' },
    });

  test('has it in the list of the old period still, in its count and in what is exported, and once', async () => {
    await addLongAgo();
    const app = await open(oldPeriod);
    await app.user.click(screen.getByRole('button', { name: 'Remover: Vidas secas' }));
    await app.user.click(await undo(app, 'Vidas secas'));
    await screen.findByRole('button', { name: 'Desfazer: Vidas secas' });
    expect(app.rows()).toHaveLength(1);
    await undo(app, 'Vidas secas');
    expect(screen.getByText('1 título')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Exportar' }));
    expect(await screen.findByRole('dialog', { name: 'Exportar 1 título' })).toBeVisible();
  });

  test('has it in the list of the old period though that list is fetched again only afterwards', async () => {
    await addLongAgo();
    const app = await open(oldPeriod);
    const release = server.pause(/cesta-permanente\/colecao/);
    await app.user.click(screen.getByRole('button', { name: 'Remover: Vidas secas' }));
    await app.user.click(await screen.findByRole('button', { name: 'Desfazer: Vidas secas' }));
    await screen.findByRole('button', { name: 'Remover: Vidas secas' });
    const before = reads();
    release();
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    await app.user.click(await screen.findByRole('button', { name: 'Remover: Vidas secas' }));
    expect(await screen.findByRole('button', { name: 'Desfazer: Vidas secas' })).toBeVisible();
  });
});
