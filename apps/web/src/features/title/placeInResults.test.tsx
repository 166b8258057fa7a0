import { screen, waitFor, within } from '@testing-library/dom';
import { everythingVisible } from '../../testing/everythingVisible';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

const results = '/?termo_pesquisa=brasil&ordenacao=O&quantPag=10';
const place = () => screen.findByRole('navigation', { name: 'Resultados da pesquisa' });
const titleLinks = async () =>
  (await screen.findAllByRole('article')).map((row) => within(row).getAllByRole('link')[0]);
const addressOf = (link: HTMLElement | undefined) => link?.getAttribute('href') ?? '';

describe('a title that was come to from results', () => {
  test('tells its place in them and leads to its neighbours, past the page that was shown', async () => {
    const { user, address } = await renderApp(results);
    const rows = await titleLinks();
    const total = /\d+/.exec(screen.getByRole('heading', { level: 1 }).textContent ?? '')?.[0];
    const [last, before] = [rows.at(-1) as HTMLElement, addressOf(rows.at(-2))];
    const lastAddress = addressOf(last);
    await user.click(last);
    expect(await place()).toHaveTextContent(`10 de ${total}`);

    await user.click(within(await place()).getByRole('link', { name: 'Título anterior' }));
    expect(address()).toBe(before);
    await waitFor(async () => expect(await place()).toHaveTextContent(`9 de ${total}`));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus();

    await user.click(screen.getByRole('link', { name: 'Próximo título' }));
    expect(address()).toBe(lastAddress);
    await user.click(screen.getByRole('link', { name: 'Próximo título' }));
    expect(within(await place()).getByRole('status')).toHaveTextContent(`11 de ${total}`);
    expect(rows.map(addressOf)).not.toContain(address());
    expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('still knows it on its tabs, and its way back is over all that was seen', async () => {
    const { user, address } = await renderApp(results);
    const [first] = await titleLinks();
    await user.click(first as HTMLElement);
    expect(within(await place()).queryByRole('link', { name: 'Título anterior' })).toBeNull();
    await user.click(await screen.findByRole('link', { name: /^Exemplares/ }));
    await user.click(within(await place()).getByRole('link', { name: 'Próximo título' }));
    await user.click(await screen.findByRole('link', { name: 'Dublin Core' }));
    expect(await place()).toHaveTextContent('2 de');
    await user.click(screen.getByRole('link', { name: 'Voltar aos resultados' }));
    expect(address()).toBe(results);
  });
});

describe('a title whose record is not there yet', () => {
  test('shows what its row said, and has asked for all that needs only its code', async () => {
    const { user, address } = await renderApp(results);
    const [first] = await titleLinks();
    const name = first?.textContent ?? '';
    const author = first?.closest('article')?.querySelector('h2 + p')?.textContent ?? '';
    const release = server.pause(/\/acervo\/\d+$/);
    server.calls.length = 0;
    await user.click(first as HTMLElement);
    const main = within(screen.getByRole('main'));
    expect(await main.findByText(name, { selector: 'p' })).toBeVisible();
    expect(author).not.toBe('');
    expect(main.getByText(author)).toBeVisible();
    expect(main.queryByRole('heading', { level: 1 })).toBeNull();
    await waitFor(() => {
      const asked = server.calls.map(({ path }) => path.replace(/^\/api/, ''));
      expect(asked).toEqual(expect.arrayContaining([`${address()}/bibliotecas`, `${address()}/permissoes`]));
    });
    release();
    expect(await main.findByRole('heading', { level: 1, name: (spoken) => spoken.startsWith(name) })).toHaveFocus();
    const libraries = server.calls.filter(({ path }) => path.endsWith(`${address()}/bibliotecas`));
    expect(libraries).toHaveLength(1);
  });

  test('shows whether it can be had, its call number and its imprint, from each link of its row', async () => {
    const { cod_acervo, numero_chamada, editora } = await server.db.title.findFirstOrThrow({
      where: { titulo: 'Dom Casmurro' },
    });
    const { user, go } = await renderApp('/?termo_pesquisa=casmurro');
    const main = within(screen.getByRole('main'));
    const [told] = await main.findAllByText(/disponíve(l|is)$|^Todos emprestados$/);
    server.pause(new RegExp(`/acervo/${cod_acervo}$`));
    for (const link of ['Citar', 'Exemplares de']) {
      await user.click(await main.findByRole('link', { name: `${link} Dom Casmurro` }));
      expect(await main.findByText('Dom Casmurro', { selector: 'p' })).toBeVisible();
      expect(main.getByText(told?.textContent ?? 'a state')).toBeVisible();
      expect(main.getByRole('note', { name: `Número de chamada ${numero_chamada}` })).toBeVisible();
      expect(main.getByText(editora ?? 'a publisher', { exact: false, selector: 'dd' })).toBeVisible();
      go('/?termo_pesquisa=casmurro');
    }
  });

  const casmurro = () => server.db.title.findFirstOrThrow({ where: { titulo: 'Dom Casmurro' } });
  const assis = () => server.db.authority.findFirstOrThrow({ where: { nome: 'Assis, Machado de, 1839-1908' } });
  test.each([
    ['among the latest of the home', async () => '/', 'Chegaram há pouco'],
    ['beside another on the shelf', async () => `/acervo/${(await casmurro()).cod_acervo}`, 'Ao lado na estante'],
    ['of an authority', async () => `/autoridade/${(await assis()).cod_autoridade}`, 'No acervo'],
    ['in an index', async () => '/?termo_pesquisa=M&tipo_indice=TITULO', 'Título, a partir de “M”'],
  ])('shows what was said of it %s', async (_, from, heading) => {
    everythingVisible();
    const start = await from();
    const { user } = await renderApp(start);
    await screen.findByRole('heading', { name: heading });
    const main = within(screen.getByRole('main'));
    const toTitle = (link: HTMLElement) => /^\/acervo\/\d+$/.test(addressOf(link)) && addressOf(link) !== start;
    const links = await waitFor(() => {
      const found = main.getAllByRole('link').filter(toTitle);
      expect(found.length).toBeGreaterThan(0);
      return found;
    });
    const address = addressOf(links[0]);
    const { titulo } = await server.db.title.findUniqueOrThrow({ where: { cod_acervo: Number(address.slice(8)) } });
    server.pause(new RegExp(`${address}$`));
    await user.click(links[0] as HTMLElement);
    expect(await main.findByText(titulo ?? 'a title', { selector: 'p' })).toBeVisible();
  });

  test('shows nothing of a title that was left for it', async () => {
    const { user } = await renderApp(results);
    const [first] = await titleLinks();
    const name = first?.textContent ?? '';
    await user.click(first as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: (spoken) => spoken.startsWith(name) });
    const release = server.pause(/\/acervo\/\d+$/);
    await user.click(within(await place()).getByRole('link', { name: 'Próximo título' }));
    const main = within(screen.getByRole('main'));
    expect(await main.findByText('Carregando…')).toBeInTheDocument();
    expect(main.queryByText(name)).toBeNull();
    release();
    expect(await main.findByRole('heading', { level: 1 })).toHaveFocus();
  });
});

test('a title that was opened by its address has no place in any results', async () => {
  await renderApp('/acervo/1');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: 'Pesquisar no acervo' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Resultados da pesquisa' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Próximo título' })).toBeNull();
});
