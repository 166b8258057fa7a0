import { screen, waitFor, within } from '@testing-library/dom';
import { everythingVisible } from '../../testing/everythingVisible';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

const results = (name: RegExp | string = /^[\d.]+( de [\d.]+)? resultados?( em .+)?$/) =>
  screen.findByRole('heading', { level: 1, name });
const titles = () =>
  screen.getAllByRole('article').map((title) => within(title).getByRole('heading', { level: 2 }).textContent);
const searches = () => server.calls.filter(({ path }) => path.startsWith('/api/consulta?')).length;

describe('the search form', () => {
  test('a search without accents finds titles with them', async () => {
    const { user, address } = await renderApp('/');
    await user.type(await screen.findByRole('combobox', { name: 'Termo de pesquisa' }), 'historia do brasil{Enter}');
    await results();
    expect(titles()).toContain('História do Brasil');
    expect(address()).toBe('/?termo_pesquisa=historia+do+brasil');
    expect(document.title).toBe('historia do brasil: resultados — Bibliotecas UFVI');
  });

  test('sent again as it stands, it is no further step back', async () => {
    const { user, address, back } = await renderApp('/');
    const field = () => screen.findByRole('combobox', { name: 'Termo de pesquisa' });
    await user.type(await field(), 'casmurro{Enter}');
    await results();
    await user.type(await field(), '{Enter}{Enter}');
    back();
    await waitFor(() => expect(address()).toBe('/'));
  });

  test('an empty term is asked for, under the field', async () => {
    const { user, address } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Pesquisar' }));
    const field = screen.getByRole('combobox', { name: 'Termo de pesquisa' });
    expect(field).toHaveAccessibleDescription('O campo acima é obrigatório.');
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(address()).toBe('/');
  });

  test('the field and "only on-line" narrow the search', async () => {
    const { user, address } = await renderApp('/');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Procurar em' }), 'Assunto');
    await user.type(screen.getByRole('combobox', { name: 'Termo de pesquisa' }), 'Brasil');
    await user.click(screen.getByRole('checkbox', { name: 'Só com acesso on-line' }));
    await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
    await results(/^\d+ de \d+ resultados$/);
    expect(address()).toBe('/?termo_pesquisa=Brasil&coluna_um=INDICE_2&filtro=X%3AO');
    expect(screen.getByRole('button', { name: 'Remover filtro Acesso on-line' })).toBeVisible();
  });

  test('a line with NOT takes titles away, and the address opens the same lines again', async () => {
    const { user, address } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Mais campos' }));
    await user.type(screen.getByRole('combobox', { name: 'Termo de pesquisa' }), 'história');
    const second = screen.getByRole('group', { name: 'Linha 2' });
    await user.selectOptions(within(second).getByRole('combobox', { name: 'Ligação com as linhas acima' }), 'NÃO');
    await user.type(within(second).getByRole('textbox', { name: 'Termo de pesquisa' }), 'brasil');
    await user.click(screen.getByRole('button', { name: 'Acrescentar linha' }));
    expect(screen.getByRole('group', { name: 'Linha 3' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remover a linha 3' }));
    await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
    await results();
    expect(titles()).toContain('História contemporânea: uma introdução crítica');
    expect(titles()).not.toContain('História do Brasil');
    expect(address()).toBe('/?termo_pesquisa=hist%C3%B3ria&operador_um=NAO&termo_dois=brasil');
    expect(screen.getByRole('group', { name: 'Linha 2' })).toBeVisible();
  });

  test.each(['T%3A1', 'X%3AO'])('a new search drops the filter %s of the one before', async (filter) => {
    const { user, address } = await renderApp(`/?termo_pesquisa=brasil&filtro=${filter}&quantPag=10`);
    await results(/ de /);
    const field = screen.getByRole('combobox', { name: 'Termo de pesquisa' });
    await user.clear(field);
    await user.type(field, 'história{Enter}');
    await results(/^\d+ resultados$/);
    expect(address()).toBe('/?termo_pesquisa=hist%C3%B3ria&quantPag=10');
  });
});

describe('the home', () => {
  test('shows guides, and new titles with the way to all of them', async () => {
    everythingVisible();
    const { user, address } = await renderApp('/');
    const guides = await screen.findByRole('region', { name: 'Guias' });
    // Search types among the guides are shown as tabs.
    await within(guides).findByRole('link', { name: /^Obras raras/ });
    expect(
      within(guides)
        .getAllByRole('link')
        .map((guide) => guide.getAttribute('href')),
    ).toEqual([
      '/citar',
      '/bases_dados',
      '/trabalhos_academicos',
      '/como_acessar',
      '/normas_tecnicas',
      '/visitas',
      '/obras_raras',
    ]);
    const fresh = await screen.findByRole('list', { name: 'Chegaram há pouco' });
    expect(within(fresh).getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^\/acervo\/\d+$/));
    await user.click(screen.getByRole('link', { name: /^Ver os \d+ títulos$/ }));
    await results();
    expect(address()).toBe('/?pesquisa=novas_aquisicoes');
    // D2 §3: new acquisitions are shown as covers.
    expect(screen.getByRole('button', { name: 'Capas' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('the guide of databases lists them: open ones with their address, the others with the way in', async () => {
    await renderApp('/bases_dados');
    const databases = await screen.findByRole('region', { name: 'Bases de dados de A a Z' });
    const row = (name: RegExp) => within(databases).getByRole('link', { name });
    expect(row(/^Estatísticas Municipais/)).toHaveAttribute('href', 'https://bases.ufvi.example.org/municipios');
    expect(row(/^Atlas de Saúde/)).toHaveAttribute('href', '/meupergamum/aquisicao/bases');
    expect(within(databases).getAllByText('Aberta a todos')).toHaveLength(2);
  });

  test('the accessible collection has one address', async () => {
    const { address } = await renderApp('/acervo_acessivel');
    expect(await screen.findByText(/não está em formato acessível/)).toBeVisible();
    expect(address()).toBe('/acessibilidade');
  });

  test('a type keeps what was typed, and needs no term where it lists by itself', async () => {
    const { user, address } = await renderApp('/');
    await user.type(await screen.findByRole('combobox', { name: 'Termo de pesquisa' }), 'brasil');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo de pesquisa' }), 'E-books');
    expect(address()).toBe('/e_books');
    expect(screen.getByRole('combobox', { name: 'Termo de pesquisa' })).toHaveValue('brasil');
    await user.clear(screen.getByRole('combobox', { name: 'Termo de pesquisa' }));
    await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
    await results();
    expect(address()).toBe('/?pesquisa=e_books');
  });

  test('a guide has a heading of its own', async () => {
    await renderApp('/citar');
    expect(await screen.findByRole('heading', { level: 1, name: 'Citar e referenciar' })).toBeVisible();
  });

  test('an address of one word that is neither guide nor search is not found', async () => {
    await renderApp('/isto-nao-existe');
    expect(await screen.findByRole('heading', { level: 1, name: 'Esta página não existe' })).toBeVisible();
  });
});

describe('the results', () => {
  test('a facet narrows them in the browser, and its chip widens them again', async () => {
    const { user, address } = await renderApp('/?termo_pesquisa=brasil&quantPag=10');
    const all = (await results()).textContent;
    const before = searches();
    await user.click(screen.getByRole('button', { name: 'Filtros' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filtros' });
    const books = within(drawer).getByRole('checkbox', { name: 'Livro' });
    const count = document.getElementById(books.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
    await user.click(books);
    expect(address()).toBe('/?termo_pesquisa=brasil&filtro=T%3A1&quantPag=10');
    // Values of the same facet keep their own counts; those of other facets show filtered and total counts.
    expect(within(drawer).getByRole('checkbox', { name: 'E-book' })).toHaveAccessibleDescription(/^\d+$/);
    expect(within(drawer).getByRole('checkbox', { name: 'Biblioteca Central' })).toHaveAccessibleDescription(
      /^\d+ de \d+$/,
    );
    await user.click(within(drawer).getByRole('button', { name: `Ver ${count} títulos` }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await results(new RegExp(`^${count} de `));

    await user.click(screen.getByRole('button', { name: 'Remover filtro Livro' }));
    await results(all ?? '');
    expect(address()).toBe('/?termo_pesquisa=brasil&quantPag=10');
    expect(searches()).toBe(before);
  });

  test('filters that no title passes say so, with the way out', async () => {
    const { user } = await renderApp('/?termo_pesquisa=brasil&filtro=T%3A1&filtro=T%3A2&filtro=Y%3A1400');
    await results(/^0 de /);
    expect(screen.getByText('Nenhum título com esses filtros.')).toBeVisible();
    await user.click(
      within(screen.getByRole('main')).getAllByRole('button', { name: 'Limpar filtros' })[0] as HTMLElement,
    );
    await results(/^\d+ resultados$/);
  });

  test('keys reach the filters before the list', async () => {
    await renderApp('/?termo_pesquisa=brasil');
    await results();
    const filters = screen.getByRole('button', { name: 'Filtros' });
    const first = screen.getAllByRole('article')[0] as HTMLElement;
    expect(filters.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('a term of signs alone says why nothing is found, and what to write', async () => {
    await renderApp('/?termo_pesquisa=*');
    expect(await screen.findByText(/aqui há apenas sinais/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Incluir palavras semelhantes' })).toBeNull();
  });

  test('a term of one letter says that whole words are looked for', async () => {
    await renderApp('/?termo_pesquisa=q');
    expect(await screen.findByText(/procura palavras inteiras/)).toBeVisible();
  });

  test('they stand in the order that is asked for', async () => {
    const { user, address } = await renderApp('/?termo_pesquisa=brasil&quantPag=50');
    await results();
    await user.click(screen.getByRole('button', { name: 'Relevância' }));
    await user.click(await screen.findByRole('radio', { name: 'Mais novos' }));
    expect(address()).toBe('/?termo_pesquisa=brasil&ordenacao=A&quantPag=50');
    const years = screen
      .getAllByRole('article')
      .map((title) => / · (\d{4}) · /.exec(title.textContent ?? '')?.[1] ?? '0');
    expect(years).toHaveLength(50);
    expect(years).toEqual([...years].sort().reverse());
  });

  test('a page is an address: its link shows it, with the focus on the heading', async () => {
    const { user, address } = await renderApp('/?termo_pesquisa=brasil&quantPag=10');
    await results();
    const first = titles();
    await user.click(screen.getByRole('link', { name: 'Página 2' }));
    expect(address()).toBe('/?termo_pesquisa=brasil&quantPag=10&paginaAtiva=2');
    const second = titles();
    expect(second).toHaveLength(10);
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    expect(await results()).toHaveFocus();
  });

  test('a title says where it stands before any click', async () => {
    await renderApp('/?termo_pesquisa=dom+casmurro');
    await results('1 resultado');
    const item = screen.getByRole('article');
    expect(within(item).getByRole('link', { name: 'Dom Casmurro' })).toHaveAttribute('href', '/acervo/2');
    expect(within(item).getByText(/^\d de \d disponíveis$/)).toBeVisible();
    expect(await within(item).findByText(/Biblioteca Central/)).toBeVisible();
    expect(within(item).getAllByRole('note', { name: /869\.3 A747d/ })).not.toHaveLength(0);
    expect(within(item).getByRole('link', { name: 'Exemplares de Dom Casmurro' })).toHaveAttribute(
      'href',
      '/acervo/2/exemplares',
    );
    expect(within(item).getByRole('link', { name: 'Citar Dom Casmurro' })).toHaveAttribute(
      'href',
      '/acervo/2/referencia',
    );
    expect([...item.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Dom Casmurro']);
  });

  test('a word spelt wrong leads to the right one, and the page says what it changed', async () => {
    const { user, address } = await renderApp('/?termo_pesquisa=casmuro');
    expect(await screen.findByText('Nada encontrado para “casmuro”')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'casmurro (1)' }));
    await results('1 resultado');
    expect(screen.getByText('Resultados para “casmurro”, em vez de “casmuro”.')).toBeVisible();
    expect(address()).toBe('/?termo_pesquisa=casmurro&digitado=casmuro');
  });

  test('a search that fails keeps its term and can be tried again', async () => {
    const answer = globalThis.fetch;
    const { user } = await renderApp('/');
    const field = await screen.findByRole('combobox', { name: 'Termo de pesquisa' });
    await screen.findByText(/num só lugar/);
    globalThis.fetch = () => Promise.reject(new TypeError('There is no connection.'));
    await user.type(field, 'casmurro{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem contato com o servidor.');
    expect(screen.getByRole('combobox', { name: 'Termo de pesquisa' })).toHaveValue('casmurro');
    globalThis.fetch = answer;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await results('1 resultado');
  });
});

describe('another language', () => {
  test('the results are told in English, with its plurals', async () => {
    await renderApp('/?termo_pesquisa=casmurro', { language: 'en' });
    expect(await screen.findByRole('heading', { level: 1, name: '1 result' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Relevance' })).toBeVisible();
  });

  test.each([
    ['en', 'Filters', 'Book', 'Portuguese', 'Livro'],
    ['es', 'Filtros', 'Libro', 'Portugués', 'Livro'],
  ])(
    'work types and languages are worded in it, in rows and filters: %s',
    async (language, filters, book, name, ours) => {
      const { user } = await renderApp('/?termo_pesquisa=brasil', { language });
      const rows = (await screen.findAllByRole('article')).map((row) => row.textContent).join('\n');
      expect(rows).toMatch(new RegExp(`${book} · \\d{4} · ${name}`));
      expect(rows).not.toMatch(/Livro · |· Português/);
      await user.click(screen.getByRole('button', { name: filters }));
      const drawer = await screen.findByRole('dialog', { name: filters });
      expect(within(drawer).getByRole('checkbox', { name: book })).toBeVisible();
      expect(screen.queryByRole('checkbox', { name: ours })).not.toBeInTheDocument();
    },
  );
});

test('a search of two lines that one comes to from a simple one is shown with both, and the form can be closed', async () => {
  const { user, go } = await renderApp('/?termo_pesquisa=brasil');
  await screen.findByRole('heading', { level: 1, name: /resultados?$/ });
  expect(screen.queryByRole('group', { name: 'Linha 2' })).not.toBeInTheDocument();
  go('/?termo_pesquisa=brasil&operador_um=E&termo_dois=povo');
  const line = await screen.findByRole('group', { name: 'Linha 2' });
  expect(within(line).getByRole('textbox')).toHaveValue('povo');
  await user.click(screen.getByRole('button', { name: 'Menos campos' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Linha 2' })).not.toBeInTheDocument());
});

test('where nothing is found, who may suggests that the library buys it', async () => {
  const { user } = await renderApp('/?termo_pesquisa=astrolabios');
  await user.click(await screen.findByRole('button', { name: 'Sugerir a compra' }));
  expect(await screen.findByRole('dialog', { name: /^Sugerir/ })).toBeVisible();
});
