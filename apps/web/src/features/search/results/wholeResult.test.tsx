import { screen, waitFor, within } from '@testing-library/dom';
import { forgetMyLibrary } from '../../../shared/myLibrary';
import { renderApp } from '../../../testing/renderApp';
import { startServer, type TestServer } from '../../../testing/server';

let server: TestServer;
beforeEach(async () => {
  localStorage.clear();
  forgetMyLibrary();
});
afterEach(() => server.stop());

const open = async (limit: string, address = '/?termo_pesquisa=brasil') => {
  server = await startServer({ env: { SEARCH_LIMIT: limit } });
  return renderApp(address);
};
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });
const column = () => screen.getByRole('complementary', { name: 'Filtros' });
const asked = (call: string) => server.calls.filter(({ path }) => path.startsWith(`/api/consulta/${call}`));
const titles = () => screen.getAllByRole('article').map((title) => within(title).getByRole('heading').textContent);

/** The number beside a value of the open facets. */
const countBeside = (name: string) =>
  within(column()).getByRole('checkbox', { name }).closest('li')?.textContent?.replace(name, '');

describe('a result that is larger than what is sent of it', () => {
  test('is filtered, sorted and leafed through as a whole', async () => {
    const { user, address } = await open('30');
    const total = (await heading(/^\d+ resultados$/)).textContent;
    expect(screen.queryByText(/^Mostrando os primeiros/)).toBeNull();
    const books = countBeside('Livro');
    expect(Number(books)).toBeGreaterThan(30);
    await user.click(within(column()).getByRole('checkbox', { name: 'Livro' }));
    await heading(new RegExp(`^${books} de ${total}$`));
    await user.selectOptions(
      within(screen.getByRole('main')).getByRole('combobox', { name: 'Ordenar' }),
      'Título, de Z a A',
    );
    expect(address()).toBe('/?termo_pesquisa=brasil&filtro=T%3A1&ordenacao=OD');
    await waitFor(() => expect(titles()[0]).toMatch(/^[T-Z]/));
    await user.click(screen.getByRole('link', { name: 'Próxima' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page'));
    expect(asked('pagina').length).toBeGreaterThan(2);
  });

  test('has all values of a facet, by a part of their name', async () => {
    const { user } = await open('30');
    await heading(/resultados$/);
    await user.click(within(column()).getByText('Autor', { selector: 'summary' }));
    await user.type(within(column()).getByRole('searchbox', { name: 'Procurar em Autor' }), 'silva');
    await waitFor(() => expect(asked('faceta')).not.toHaveLength(0));
    await waitFor(() =>
      expect(
        within(column())
          .getAllByRole('checkbox', { name: /, / })
          .every((box) => /silva/i.test(box.closest('label')?.textContent ?? '')),
      ).toBe(true),
    );
  });

  test('says that a page is not there once it knows, not while the page is on its way', async () => {
    const { go } = await open('30', '/?termo_pesquisa=brasil&texto=hist%C3%B3ria');
    await heading(/^\d+ de \d+ resultados$/);
    const missing = /^Não há página/;
    const said: string[] = [];
    const watcher = new MutationObserver(() => {
      const text = screen.queryByText(missing)?.textContent;
      if (text && said.at(-1) !== text) said.push(text);
    });
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
    go('/?termo_pesquisa=brasil&paginaAtiva=3');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Página 3' })).toHaveAttribute('aria-current', 'page'));
    expect(said).toEqual([]);
    go('/?termo_pesquisa=brasil&paginaAtiva=99');
    expect(await screen.findByText(missing)).toBeVisible();
    watcher.disconnect();
    expect(said).toEqual([expect.stringMatching(/^Não há página 99: esta é a última\./)]);
  });

  test('in front of a server that cannot, the first titles are counted instead, and it is asked once', async () => {
    server = await startServer({ env: { SEARCH_LIMIT: '30' } });
    const { fetch } = globalThis;
    let refused = 0;
    globalThis.fetch = (input, init) => {
      if (!String(input).includes('/consulta/pagina')) return fetch(input, init);
      refused += 1;
      return Promise.resolve(new Response(null, { status: 404 }));
    };
    const { user } = await renderApp('/?termo_pesquisa=brasil');
    expect(
      await screen.findByText(/^Mostrando os primeiros 30 de \d+\. Filtros, contagens e ordem valem só/),
    ).toBeVisible();
    await user.click(within(column()).getByRole('checkbox', { name: 'Livro' }));
    await heading(/^\d+ de 30 resultados$/);
    expect(refused).toBe(1);
    globalThis.fetch = fetch;
  });
});

const figures: unknown[] = [];

describe.each([
  ['small', '1000'],
  ['large', '30'],
])('a %s result', (_, limit) => {
  test('has the same titles and the same counts as one of another size', async () => {
    await open(limit);
    const shown = (await heading(/^\d+ resultados$/)).textContent;
    const switches = screen.getAllByRole('switch').map(({ textContent }) => textContent);
    const entries = within(column()).getAllByRole('listitem');
    figures.push([shown, switches, entries.map(({ textContent }) => textContent), titles()]);
    expect(figures.at(-1)).toEqual(figures[0]);
  });

  test('leaves out a value, and takes it back', async () => {
    const { user, address } = await open(limit);
    const total = Number((await heading(/^\d+ resultados$/)).textContent?.split(' ')[0]);
    const books = Number(countBeside('Livro'));
    await user.click(within(column()).getByRole('button', { name: 'Excluir Livro' }));
    await heading(new RegExp(`^${total - books} de ${total} resultados$`));
    expect(address()).toBe('/?termo_pesquisa=brasil&filtro=-T%3A1');
    expect(countBeside('Livro')).toBe('fora');
    expect(within(column()).getByRole('checkbox', { name: 'Livro' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Remover filtro sem Livro' }));
    await heading(new RegExp(`^${total} resultados$`));
  });

  test('takes a range of years, by two fields', async () => {
    const { user, address } = await open(limit);
    await heading(/resultados$/);
    const [from, to] = ['De', 'Até'].map((name) => within(column()).getByRole('textbox', { name }));
    await user.type(from as HTMLElement, '2010');
    await user.type(to as HTMLElement, '2000{Enter}');
    expect(from).toHaveAccessibleDescription('O primeiro ano não pode vir depois do último.');
    await user.clear(to as HTMLElement);
    await user.type(to as HTMLElement, '20x{Enter}');
    expect(to).toHaveAccessibleDescription('Escreva o ano com algarismos, como 1998.');
    expect(from).toBeValid();
    await user.clear(to as HTMLElement);
    await user.type(to as HTMLElement, '2015{Enter}');
    await heading(/^\d+ de \d+ resultados$/);
    expect(address()).toBe('/?termo_pesquisa=brasil&filtro=Y%3A2010-2015');
    await waitFor(() => {
      const years = screen.getAllByRole('article').map((title) => / · (\d{4}) · /.exec(title.textContent ?? '')?.[1]);
      expect(years.every((year) => Number(year) >= 2010 && Number(year) <= 2015)).toBe(true);
    });
    expect(screen.getByRole('button', { name: 'Remover filtro 2010 a 2015' })).toBeVisible();
  });

  test('shows what is available now, and in the reader’s library, which is kept', async () => {
    const { user, address } = await open(limit);
    await heading(/resultados$/);
    const [now] = within(column()).getAllByRole('switch', { name: /^Disponível agora/ });
    const count = /\d+$/.exec(now?.textContent ?? '')?.[0];
    await user.click(now as HTMLElement);
    await heading(new RegExp(`^${count} de \\d+ resultados$`));
    await waitFor(() => {
      for (const title of screen.getAllByRole('article')) expect(title).toHaveTextContent(/ dispon[ií]ve(l|is)/);
    });
    await user.selectOptions(
      within(column()).getByRole('combobox', { name: 'Minha biblioteca' }),
      'Biblioteca Central',
    );
    expect(address()).toBe('/?termo_pesquisa=brasil&filtro=DISP&filtro=B%3A1');
    const mine = within(column()).getByRole('switch', { name: /^Minha biblioteca Biblioteca Central/ });
    await waitFor(() => expect(mine).toBeChecked());
    await waitFor(() => {
      for (const title of screen.getAllByRole('article')) expect(title).toHaveTextContent(/Biblioteca Central/);
    });
    await heading(new RegExp(`^${/\d+$/.exec(mine.textContent ?? '')?.[0]} de \\d+ resultados$`));
    await user.click(mine);
    await waitFor(() => expect(mine).not.toBeChecked());
    expect(JSON.parse(localStorage.getItem('catalogue.library') ?? '{}')).toEqual({
      library: { codigo: '1', descricao: 'Biblioteca Central' },
    });
  });
});
