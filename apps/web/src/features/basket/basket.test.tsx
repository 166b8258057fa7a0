import { screen, waitFor, within } from '@testing-library/dom';
import { forgetMyLibrary } from '../../shared/myLibrary';
import { clickTwice } from '../../testing/clickTwice';
import { renderApp } from '../../testing/renderApp';
import { startServer, type TestServer } from '../../testing/server';
import { basketRead, titlesPutIn } from './basketState';
import { saveBasket, readBasket } from './storedBasket';

let server: TestServer;
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  forgetMyLibrary();
  server = await startServer();
});
afterEach(() => server.stop());

const titles = async () =>
  (
    await server.db.title.findMany({
      where: { titulo: { in: ['Dom Casmurro', 'Quincas Borba', 'Memórias póstumas de Brás Cubas'] } },
      orderBy: { cod_acervo: 'asc' },
    })
  ).map(({ cod_acervo, titulo }) => ({ cod_acervo: String(cod_acervo), descricao: titulo }));

/** Renders the basket screen with three titles. */
async function openBasket(reader: { patron?: string } = {}) {
  const app = await renderApp('/cesta', reader);
  const put = await titles();
  app.store.dispatch(titlesPutIn(put));
  await screen.findByRole('heading', { level: 1, name: 'Cesta: 3 títulos' });
  // The way is shown once the places of all are known.
  await screen.findAllByRole('button', { name: /^Remover da cesta:/ });
  return { ...app, put };
}

test('a basket of more than twenty titles is shown in pages', async () => {
  const { store, user } = await renderApp('/cesta?ver=ordem');
  const all = await server.db.title.findMany({ take: 21 });
  store.dispatch(
    titlesPutIn(all.map(({ cod_acervo, titulo }) => ({ cod_acervo: String(cod_acervo), descricao: titulo }))),
  );
  const removals = () => screen.getAllByRole('button', { name: /^Remover da cesta:/ });
  await waitFor(() => expect(removals()).toHaveLength(20));
  await user.click(screen.getByRole('link', { name: 'Próxima' }));
  await waitFor(() => expect(removals()).toHaveLength(1));
  await user.click(removals()[0] as HTMLElement);
  await waitFor(() => expect(removals()).toHaveLength(20));
});

test('a basket is a way through the libraries by call number, and what is taken stays ticked', async () => {
  const put = await titles();
  const numbers = ['869.3 B1', '869.12 A1', '510 A1'];
  for (const [at, { cod_acervo }] of put.entries()) {
    await server.db.copy.updateMany({
      where: { cod_acervo: Number(cod_acervo) },
      data: { cod_biblioteca: 1, situacao: at === 2 ? 'reparo' : 'disponivel', localizacao: '2º andar, estante 4' },
    });
  }
  const { store, user, address } = await renderApp('/cesta');
  store.dispatch(titlesPutIn(put.map((title, at) => ({ ...title, numero_chamada: numbers[at] }))));
  const library = (await screen.findByRole('heading', { level: 2, name: 'Biblioteca Central' })).closest('section');
  const names = (part: Element | null) =>
    within(part as HTMLElement)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
  expect(names(library)).toEqual([put[1]?.descricao, put[0]?.descricao]);
  expect(library).toHaveTextContent('2º andar, estante 4');
  const elsewhere = screen.getByRole('heading', { level: 2, name: 'Sem ir à estante' }).closest('section');
  expect(names(elsewhere)).toEqual([put[2]?.descricao]);

  const box = () => screen.getByRole('checkbox', { name: `Peguei: ${put[1]?.descricao}` });
  await user.click(box());
  expect(localStorage.getItem('catalogue.taken')).toContain(put[1]?.cod_acervo);
  await user.click(screen.getByRole('button', { name: 'Como pus' }));
  expect(address()).toBe('/cesta?ver=ordem');
  expect(
    within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent),
  ).toEqual(put.map(({ descricao }) => descricao));
  await user.click(screen.getByRole('button', { name: 'Para andar' }));
  await waitFor(() => expect(box()).toBeChecked());

  // What somebody took does not stay longer than the basket.
  await user.click(screen.getByRole('button', { name: `Remover da cesta: ${put[1]?.descricao}` }));
  await waitFor(() => expect(localStorage.getItem('catalogue.taken')).toBeNull());
});

test("the way begins in the reader's own library, also where another has more of the titles", async () => {
  const put = await titles();
  for (const [at, { cod_acervo }] of put.entries())
    await server.db.copy.updateMany({
      where: { cod_acervo: Number(cod_acervo) },
      data: { cod_biblioteca: at === 0 ? 2 : 1, situacao: 'disponivel' },
    });
  const names = new Map(
    (await server.db.library.findMany()).map(({ cod_biblioteca, desc_biblioteca }) => [
      cod_biblioteca,
      desc_biblioteca,
    ]),
  );
  localStorage.setItem('catalogue.library', JSON.stringify({ library: { codigo: '2', descricao: names.get(2) } }));
  const { store } = await renderApp('/cesta');
  store.dispatch(titlesPutIn(put));
  await screen.findByRole('heading', { level: 2, name: names.get(2) });
  const libraries = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  expect(libraries.map(({ textContent }) => textContent)).toEqual([names.get(2), names.get(1)]);
});

test('titles ticked in the results go into the basket together, and the bar counts them', async () => {
  const { user } = await renderApp('/?termo_pesquisa=brasil&quantPag=10');
  const boxes = await screen.findAllByRole('checkbox', { name: /^Selecionar / });
  await user.click(boxes[1] as HTMLElement);
  await user.click(boxes[2] as HTMLElement);
  const bar = screen.getByRole('group', { name: 'Títulos selecionados' });
  expect(bar).toHaveTextContent('2 selecionados');
  await user.click(within(bar).getByRole('button', { name: 'Pôr na cesta' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('2 títulos na cesta.');
  expect(screen.getByRole('link', { name: 'Cesta, 2 títulos' })).toHaveAttribute('href', '/cesta');
  expect(screen.getAllByRole('button', { name: /^Na cesta: / })).toHaveLength(2);
  expect(screen.queryByRole('group', { name: 'Títulos selecionados' })).toBeNull();
});

test('the page is ticked whole, and ticks stay from page to page', async () => {
  const { user } = await renderApp('/?termo_pesquisa=brasil&quantPag=10');
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar a página' }));
  await user.click(screen.getByRole('link', { name: 'Página 2' }));
  expect(await screen.findByRole('checkbox', { name: 'Selecionar a página' })).not.toBeChecked();
  expect(screen.getByText('10 selecionados')).toBeVisible();
});

test('a title taken out of the basket comes back by the toast', async () => {
  const { user } = await openBasket();
  await user.click(screen.getByRole('button', { name: 'Remover da cesta: Dom Casmurro' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cesta: 2 títulos' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByRole('link', { name: 'Dom Casmurro' })).toBeVisible();
});

test('what is put into the basket meanwhile stays when a title comes back to its place', async () => {
  const { user, store, put } = await openBasket();
  await user.click(screen.getByRole('button', { name: `Remover da cesta: ${put[1]?.descricao}` }));
  await screen.findByRole('heading', { level: 1, name: 'Cesta: 2 títulos' });
  const { cod_acervo, titulo } = await server.db.title.findFirstOrThrow({ where: { titulo: 'Torto arado' } });
  store.dispatch(titlesPutIn([{ cod_acervo: String(cod_acervo), descricao: titulo }]));
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  await screen.findByRole('heading', { level: 1, name: 'Cesta: 4 títulos' });
  expect(store.getState().basket.map(({ descricao }) => descricao)).toEqual([
    ...put.map(({ descricao }) => descricao),
    titulo,
  ]);
});

test('the basket is emptied only when that is confirmed', async () => {
  const { user } = await openBasket();
  await user.click(screen.getByRole('button', { name: 'Mais' }));
  await user.click(screen.getByRole('button', { name: 'Esvaziar' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Esvaziar a cesta' });
  await user.click(within(dialog).getByRole('button', { name: 'Manter' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Cesta: 3 títulos' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mais' }));
  await user.click(screen.getByRole('button', { name: 'Esvaziar' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Esvaziar' }));
  expect(await screen.findByText('Sua cesta está vazia.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(localStorage.getItem('catalogue.basket')).toBeNull();
});

test('it is mailed to several people, after the address that is none is put right', async () => {
  const { user } = await openBasket({ patron: 'ana' });
  await user.click(screen.getByRole('button', { name: 'Enviar por e-mail' }));
  const dialog = await screen.findByRole('dialog', { name: 'Enviar 3 títulos por e-mail' });
  const field = within(dialog).getByRole('textbox', { name: 'Para' });
  await waitFor(() => expect(field).toHaveValue('ana@ufvi.example.org'));
  await user.clear(field);
  await user.type(field, 'bia@exemplo.br; lia');
  await user.click(within(dialog).getByRole('button', { name: /^Enviar/ }));
  expect(field).toHaveAccessibleDescription(/Confira o endereço: lia/);
  expect(field).toHaveFocus();
  await user.type(field, '@exemplo.br');
  clickTwice(within(dialog).getByRole('button', { name: /^Enviar/ }));
  expect(await screen.findByText('Cesta enviada para 2 endereços.')).toBeVisible();
  const sent = await server.db.sentMail.findMany({ orderBy: { para: 'asc' } });
  expect(sent.map(({ para }) => para)).toEqual(['bia@exemplo.br', 'lia@exemplo.br']);
});

test('mailing it asks a visitor to sign in, and refuses words with addresses', async () => {
  const { user, store } = await openBasket();
  await user.click(screen.getByRole('button', { name: 'Enviar por e-mail' }));
  await user.type(await screen.findByRole('textbox', { name: 'Matrícula' }), 'ana');
  await user.type(screen.getByLabelText('Senha'), 'biblioteca');
  await user.click(screen.getByRole('button', { name: /^Entrar/ }));
  await waitFor(() => expect(store.getState().session.patron).not.toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Enviar por e-mail' }));
  const name = 'Enviar 3 títulos por e-mail';
  await screen.findByRole('dialog', { name });
  const dialog = () => within(screen.getByRole('dialog', { name }));
  await waitFor(() => expect(dialog().getByRole('textbox', { name: 'Para' })).toHaveValue('ana@ufvi.example.org'));
  const message = () => dialog().getByRole('textbox', { name: /^Mensagem/ });
  await user.type(message(), 'Veja em evil.example');
  await user.click(dialog().getByRole('button', { name: /^Enviar/ }));
  await waitFor(() => expect(message()).toHaveAccessibleDescription(/Tire os endereços/));
  await user.clear(message());
  await user.type(message(), 'Para a aula.');
  await user.click(dialog().getByRole('button', { name: /^Enviar/ }));
  expect(await screen.findByText('Cesta enviada para 1 endereço.')).toBeVisible();
  const [sent] = await server.db.sentMail.findMany();
  expect(sent?.texto).toMatch(/^Ana .* enviou esta lista/);
});

test('keeping it for good asks a visitor to sign in, and then goes on', async () => {
  const { user, put, address } = await openBasket();
  const codes = put.map(({ cod_acervo }) => Number(cod_acervo));
  const ana = await server.db.person.findFirstOrThrow({ where: { persona_id: 'ana' } });
  const kept = async () =>
    (await server.db.basketTitle.findMany({ where: { cod_pessoa: ana.cod_pessoa } })).map(
      ({ cod_acervo }) => cod_acervo,
    );
  await user.click(screen.getByRole('button', { name: 'Mais' }));
  await user.click(screen.getByRole('button', { name: 'Guardar na cesta permanente' }));
  await user.type(await screen.findByRole('textbox', { name: 'Matrícula' }), 'ana');
  await user.type(screen.getByLabelText('Senha'), 'biblioteca');
  await user.click(screen.getByRole('button', { name: /^Entrar/ }));
  expect(await screen.findByText('3 títulos guardados na cesta permanente.')).toBeVisible();
  expect(await kept()).toEqual(expect.arrayContaining(codes));
  await waitFor(() => expect(address()).toBe('/cesta'));
});

test('a title that the catalogue has no more is said to be gone', async () => {
  const { store } = await openBasket();
  store.dispatch(titlesPutIn([{ cod_acervo: '999999', descricao: 'Um livro que saiu' }]));
  const row = (await screen.findByText(/^Este título não está mais no catálogo/)).closest('li') as HTMLElement;
  expect(row).toHaveTextContent('Um livro que saiu');
  expect(within(row).queryByRole('link')).toBeNull();
});

test('what one tab keeps another one reads, and not as text', async () => {
  const { store, put } = await openBasket();
  await waitFor(() => expect(localStorage.getItem('catalogue.basket')).not.toBeNull());
  expect(localStorage.getItem('catalogue.basket')).not.toContain('Casmurro');
  expect(await readBasket()).toEqual(put);
  // A basket received from another tab is not saved again, or two tabs would save in an endless loop.
  const before = localStorage.getItem('catalogue.basket');
  store.dispatch(basketRead(put.slice(1)));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cesta: 2 títulos' })).toBeVisible();
  expect(localStorage.getItem('catalogue.basket')).toBe(before);
  localStorage.setItem('catalogue.basket', 'nothing of ours');
  expect(await readBasket()).toEqual([]);
  await saveBasket([]);
});
