import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { signedOut } from '../../shared/session';
import { clickTwice } from '../../testing/clickTwice';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';
import { titlesPutIn } from './basketState';
import { readNamedBaskets } from './storedNamedBaskets';

const server = serverForEach();

const names = ['Dom Casmurro', 'Quincas Borba'];

/** The basket's screen with two titles, in their order. */
async function openBasket(reader: { patron?: string } = {}) {
  const app = await renderApp('/cesta?ver=ordem', reader);
  const found = await server.db.title.findMany({ where: { titulo: { in: names } }, orderBy: { titulo: 'asc' } });
  app.store.dispatch(
    titlesPutIn(found.map(({ cod_acervo, titulo }) => ({ cod_acervo: String(cod_acervo), descricao: titulo }))),
  );
  await heading('Cesta: 2 títulos');
  return app;
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const picker = () => within(screen.getByRole('navigation', { name: 'As suas cestas' }));
const more = async (user: UserEvent, tool: string) => {
  await user.click(await screen.findByRole('button', { name: 'Mais' }));
  await user.click(screen.getByRole('button', { name: tool }));
};
/** Moves a title into a new basket. */
async function moveOut(user: UserEvent, title: string, into: string) {
  await more(user, 'Mover títulos');
  const dialog = within(await screen.findByRole('dialog', { name: 'Mover títulos' }));
  await user.click(dialog.getByRole('checkbox', { name: title }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Para a cesta' }), 'Nova cesta');
  await user.type(dialog.getByRole('textbox', { name: 'Nome da cesta' }), into);
  clickTwice(dialog.getByRole('button', { name: 'Mover' }));
}

describe('a visitor', () => {
  test('moves a title into a new basket of this browser, and back', async () => {
    const { user, store } = await openBasket();
    await moveOut(user, 'Quincas Borba', 'TCC');
    await heading('Cesta: 1 título');
    await user.click(picker().getByRole('link', { name: 'TCC 1' }));
    await heading('TCC: 1 título');
    expect(screen.getByText('Guardada só neste navegador.')).toBeVisible();
    await waitFor(async () => expect(await readNamedBaskets()).toMatchObject([{ nome: 'TCC' }]));
    await more(user, 'Mover títulos');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mover títulos' }));
    await user.click(dialog.getByRole('button', { name: 'Mover' }));
    expect(dialog.getByText('Escolha ao menos um título.')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'Quincas Borba' }));
    await user.click(dialog.getByRole('button', { name: 'Mover' }));
    await heading('TCC: vazia');
    expect(store.getState().basket.map(({ descricao }) => descricao)).toEqual(names);
    expect(server.calls.filter(({ path }) => path.startsWith('/api/cestas'))).toEqual([]);
  });

  test('renames a basket, removes it, and takes that back', async () => {
    const { user } = await openBasket();
    await moveOut(user, 'Quincas Borba', 'TCC');
    await user.click(await screen.findByRole('link', { name: 'TCC 1' }));
    await more(user, 'Renomear');
    const field = await screen.findByRole('textbox', { name: 'Nome da cesta' });
    await user.clear(field);
    await user.type(field, 'veja exemplo.com');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Renomear' }));
    expect(screen.getByText(/^Dê um nome de até 60 letras/)).toBeVisible();
    await user.clear(field);
    await user.type(field, 'Monografia');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Renomear' }));
    await heading('Monografia: 1 título');
    await more(user, 'Remover a cesta');
    await heading('Cesta: 1 título');
    expect(screen.queryByRole('link', { name: 'Monografia 1' })).toBeNull();
    clickTwice(screen.getByRole('button', { name: 'Desfazer' }));
    await heading('Monografia: 1 título');
    expect(await screen.findByRole('link', { name: 'Quincas Borba' })).toBeVisible();
  });

  test('reads a shared basket, and takes its titles along', async () => {
    const { user } = await renderApp('/cesta/compartilhada/literatura-brasileira1');
    await heading('Literatura brasileira I: 3 títulos');
    expect(screen.queryByRole('button', { name: /^Remover/ })).toBeNull();
    expect(screen.getByRole('main')).not.toHaveTextContent(/Carla/);
    await user.click(screen.getByRole('button', { name: 'Pôr todos na cesta' }));
    expect(await screen.findByRole('link', { name: 'Cesta, 3 títulos' })).toBeVisible();
  });

  test('sees that a basket is no longer shared', async () => {
    await renderApp('/cesta/compartilhada/nada');
    await heading('Esta cesta não é mais compartilhada');
  });
});

test('without a basket with a name there is no list to go through', async () => {
  await renderApp('/cesta');
  await heading('Cesta');
  expect(screen.queryByRole('navigation', { name: 'As suas cestas' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Nova cesta' })).toBeVisible();
});

describe('a patron', () => {
  const makeBasket = async (user: UserEvent, nome: string) => {
    await user.click(await screen.findByRole('button', { name: 'Nova cesta' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Nome da cesta' }), nome);
    clickTwice(dialog.getByRole('button', { name: 'Criar' }));
  };

  test('goes to a new basket without seeing another one on the way', async () => {
    const { user, address } = await renderApp('/cesta', { patron: 'carla' });
    await user.click(await screen.findByRole('link', { name: 'Literatura brasileira I 3' }));
    await heading('Literatura brasileira I: 3 títulos');
    const headings: string[] = [];
    const observer = new MutationObserver(() => {
      const name = document.querySelector('h1')?.textContent ?? 'none';
      if (headings.at(-1) !== name) headings.push(name);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    await makeBasket(user, 'TCC');
    await heading('TCC: vazia');
    observer.disconnect();
    expect(address()).toMatch(/cesta=\d+/);
    expect(headings).not.toContain('Cesta');
    expect(headings.at(-1)).toBe('TCC: vazia');
  });

  test.each([
    ['failed once', 1, 1],
    ['fails again', 9, 0],
  ])('makes no basket of this browser where the list of the server %s', async (_, times, made) => {
    await server.fail({ name: 'unexpected-500', endpoint: 'listNamedBaskets', times });
    const { user, store } = await renderApp('/cesta', { patron: 'nada-consta' });
    await heading('Cesta');
    await makeBasket(user, 'TCC');
    if (made) await heading('TCC: vazia');
    else expect(await screen.findByRole('alert')).toBeVisible();
    expect(store.getState().namedBaskets).toEqual([]);
    expect(await server.db.namedBasket.count({ where: { nome: 'TCC' } })).toBe(made);
  });

  test('who puts titles in where an older name is shown does not bring that back', async () => {
    const { user } = await renderApp('/cesta', { patron: 'carla' });
    await user.click(await screen.findByRole('link', { name: 'Literatura brasileira I 3' }));
    await heading('Literatura brasileira I: 3 títulos');
    // Elsewhere, as in another tab.
    await server.db.namedBasket.updateMany({ where: { nome: 'Literatura brasileira I' }, data: { nome: 'Prova' } });
    await user.click(await screen.findByRole('button', { name: 'Remover da cesta: Vidas secas' }));
    await heading('Prova: 2 títulos');
    expect(await server.db.namedBasket.count({ where: { nome: 'Prova' } })).toBe(1);
  });

  test('sees which titles are no longer in the catalogue when a basket is kept at the library', async () => {
    const { user, store } = await openBasket({ patron: 'nada-consta' });
    const titulos = [...store.getState().basket, { cod_acervo: '99999999', descricao: 'De outro tempo' }];
    store.dispatch({
      type: 'namedBaskets/namedBasketsRead',
      payload: [{ codigo: 'local-1', nome: 'De antes', titulos }],
    });
    await user.click(await screen.findByRole('link', { name: 'De antes 3' }));
    await screen.findByText(/^Este título não está mais no catálogo/);
    await user.click(await screen.findByRole('button', { name: 'Guardar na biblioteca' }));
    expect(await screen.findByText('1 título não está mais no catálogo e ficou de fora.')).toBeVisible();
    await heading('De antes: 2 títulos');
  });

  test('has baskets at the server, takes a title out of one, and puts it back', async () => {
    const { user } = await renderApp('/cesta', { patron: 'carla' });
    await user.click(await screen.findByRole('link', { name: 'Literatura brasileira I 3' }));
    await heading('Literatura brasileira I: 3 títulos');
    const removal = await screen.findByRole('button', { name: 'Remover da cesta: Vidas secas' });
    const release = server.pause(/^\/api\/cestas\/\d+$/);
    clickTwice(removal);
    expect(removal).toHaveAttribute('aria-busy', 'true');
    release();
    await heading('Literatura brasileira I: 2 títulos');
    clickTwice(screen.getByRole('button', { name: 'Desfazer' }));
    await heading('Literatura brasileira I: 3 títulos');
    const changes = server.calls.filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/cestas/'));
    expect(changes).toHaveLength(2);
  });

  test('sees that the baskets could not be loaded, instead of another one', async () => {
    const { codigo } = await server.db.namedBasket.findFirstOrThrow({ where: { nome: 'Literatura brasileira I' } });
    await server.fail({ name: 'unexpected-500', endpoint: 'listNamedBaskets', times: 1 });
    const { user } = await renderApp(`/cesta?cesta=${codigo}`, { patron: 'carla' });
    expect(await screen.findByText(/^Não conseguimos carregar a cesta/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await heading('Literatura brasileira I: 3 títulos');
  });

  test('who removes a basket and signs out leaves nothing of it to the next reader', async () => {
    const { user, store } = await renderApp('/cesta', { patron: 'carla' });
    await user.click(await screen.findByRole('link', { name: 'Literatura brasileira I 3' }));
    await heading('Literatura brasileira I: 3 títulos');
    await more(user, 'Remover a cesta');
    expect(await screen.findByText('A cesta “Literatura brasileira I” foi removida.')).toBeVisible();
    store.dispatch(signedOut());
    await waitFor(() => expect(screen.queryByText(/foi removida/)).toBeNull());
  });

  test('shares a basket, and takes it back', async () => {
    const { user } = await openBasket({ patron: 'nada-consta' });
    await moveOut(user, 'Quincas Borba', 'TCC');
    await user.click(await screen.findByRole('link', { name: 'TCC 1' }));
    expect(await server.db.namedBasket.count({ where: { nome: 'TCC' } })).toBe(1);
    await user.click(await screen.findByRole('button', { name: 'Compartilhar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compartilhar: TCC' }));
    await user.click(dialog.getByRole('button', { name: 'Criar o endereço' }));
    const link = await dialog.findByRole('link', { name: /\/cesta\/compartilhada\/[\w-]{22}$/ });
    const answer = () => fetch(`/api/cestas/compartilhadas/${link.textContent?.split('/').at(-1)}`);
    expect((await answer()).status).toBe(200);
    await user.click(dialog.getByRole('button', { name: 'Parar de compartilhar' }));
    await waitFor(() => expect(dialog.queryByRole('link')).toBeNull());
    expect((await answer()).status).toBe(404);
  });

  test('brings a basket of this browser to the library', async () => {
    const { user, store } = await openBasket({ patron: 'nada-consta' });
    store.dispatch({
      type: 'namedBaskets/namedBasketsRead',
      payload: [{ codigo: 'local-1', nome: 'De antes', titulos: store.getState().basket }],
    });
    await user.click(await screen.findByRole('link', { name: 'De antes 2' }));
    clickTwice(await screen.findByRole('button', { name: 'Guardar na biblioteca' }));
    expect(await screen.findByText('Guardada na biblioteca: só você a vê.')).toBeVisible();
    expect(await server.db.namedBasket.count({ where: { nome: 'De antes' } })).toBe(1);
    await waitFor(() => expect(store.getState().namedBaskets).toEqual([]));
    await heading('De antes: 2 títulos');
  });

  test('keeps them in this browser in front of a server that has none', async () => {
    const fetched = globalThis.fetch;
    globalThis.fetch = async (input, init) =>
      String(input).includes('/api/cestas') ? new Response('', { status: 404 }) : fetched(input, init);
    const { user } = await openBasket({ patron: 'nada-consta' });
    await moveOut(user, 'Quincas Borba', 'TCC');
    await user.click(await screen.findByRole('link', { name: 'TCC 1' }));
    expect(await screen.findByText('Guardada só neste navegador.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Compartilhar|Guardar na biblioteca/ })).toBeNull();
  });
});
