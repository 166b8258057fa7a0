import { screen, waitFor, within } from '@testing-library/dom';
import { clickTwice } from '../../../testing/clickTwice';
import { renderApp } from '../../../testing/renderApp';
import { serverForEach } from '../../../testing/server';

const server = serverForEach();

const term = () => screen.findByRole('combobox', { name: 'Termo de pesquisa' });
const results = (name: RegExp | string = /^[\d.]+ resultados?( em .+)?$/) =>
  screen.findByRole('heading', { level: 1, name });

test('a teaching plan is found by a discipline that is looked for by typing, and its address restores the name', async () => {
  const { user, address } = await renderApp('/plano_ensino');
  await user.click(await screen.findByRole('button', { name: 'Pesquisar' }));
  expect(await term()).toHaveAccessibleDescription(/^Preencha ao menos um campo/);
  const discipline = await screen.findByRole('combobox', { name: 'Disciplina' });
  await user.click(discipline);
  const [first] = await within(await screen.findByRole('listbox')).findAllByRole('option');
  const name = first?.textContent ?? '';
  await user.type(discipline, name.slice(0, 5));
  // The full list is shown until the filtered one is loaded and replaces it.
  const offered = () =>
    within(screen.getByRole('listbox', { name: 'Disciplina' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(offered().filter((each) => !each.includes(name.slice(0, 5)))).toEqual([]));
  await user.click(await screen.findByRole('option', { name }));
  expect(discipline).toHaveValue(name);
  await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
  await results();
  expect(address()).toMatch(/^\/\?pesquisa=plano_ensino&disciplina=\d+$/);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Disciplina' })).toHaveValue(name));
  expect(server.calls.some(({ path }) => /^\/api\/consulta\/disciplina\/\d+$/.test(path))).toBe(true);
});

test('years the wrong way round are told beside them, and nothing is sent', async () => {
  const { user, address } = await renderApp('/pesquisa_avancada');
  await user.type(await term(), 'brasil');
  await user.type(await screen.findByRole('textbox', { name: 'Ano, de' }), '2001');
  await user.type(screen.getByRole('textbox', { name: 'até' }), '1999');
  await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
  expect(screen.getByRole('textbox', { name: 'até' })).toHaveAccessibleDescription(
    'O primeiro ano não pode vir depois do último.',
  );
  expect(address()).toBe('/pesquisa_avancada');
});

test('a campus without a library searches all of its libraries, and is named again by the address', async () => {
  const { user, address } = await renderApp('/pesquisa_avancada');
  await user.type(await term(), 'brasil');
  await user.click(await within(screen.getByRole('search')).findByRole('combobox', { name: 'Campus' }));
  const campus = (await within(await screen.findByRole('listbox')).findAllByRole('option'))[0] as HTMLElement;
  const name = campus.textContent;
  await user.click(campus);
  clickTwice(screen.getByRole('button', { name: 'Pesquisar' }));
  await results();
  expect(server.calls.filter(({ path }) => /unidade-informacao\?.*campus=/.test(path))).toHaveLength(1);
  expect(decodeURIComponent(address())).toMatch(/pesquisa=pesquisa_avancada.*biblioteca=\d+(,\d+)*.*campus=\d+/);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Campus' })).toHaveValue(name));
});

test('a campus that has no library is said to have none, and nothing is searched', async () => {
  await server.db.campus.create({ data: { cod_campus: 799, nome_campus: 'Polo vazio' } });
  const { user, address } = await renderApp('/pesquisa_avancada');
  await user.type(await term(), 'brasil');
  await user.type(await within(screen.getByRole('search')).findByRole('combobox', { name: 'Campus' }), 'Polo vazio');
  await user.click(await screen.findByRole('option', { name: 'Polo vazio' }));
  await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
  expect(await screen.findByText('Este campus não tem biblioteca no catálogo. Escolha outro.')).toBeVisible();
  expect(address()).toBe('/pesquisa_avancada');
});

test('of what limits a search, options that do not come are said to be of the search', async () => {
  await server.fail({ name: 'unexpected-500', endpoint: 'getSearchFilters' });
  await renderApp('/pesquisa_avancada');
  expect(await screen.findByText('Não conseguimos carregar as opções desta pesquisa.')).toBeVisible();
});

test.each([
  ['arquivo', 'opcoes-arquivo'],
  ['atos_normativos', 'opcoes-atos-normativos'],
  ['jurisprudencia', 'jurisprudencia-options'],
])('%s offers its own fields; one of them is enough', async (type, call) => {
  const { user, address } = await renderApp(`/${type}`);
  await waitFor(() => expect(server.calls.some(({ path }) => path.endsWith(call))).toBe(true));
  await user.click(await screen.findByRole('button', { name: 'Pesquisar' }));
  expect(await term()).toHaveAccessibleDescription('Escreva um termo ou escolha uma das opções.');
  const form = screen.getByRole('search');
  const own = (await within(form).findAllByRole('option', { name: 'Qualquer' }))[0]?.closest('select');
  const option = own?.querySelectorAll('option')[1];
  await user.selectOptions(own as HTMLElement, option?.value ?? '');
  await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
  await results();
  expect(address()).toMatch(new RegExp(`^/\\?pesquisa=${type}&\\w+=\\d+$`));
});

test.each([
  ['en', '/arquivo', ['Fonds', 'Type of document', 'Place']],
  ['en', '/atos_normativos', ['Type of act', 'Issuing body']],
  ['es', '/jurisprudencia', ['Tipo de decisión', 'Órgano juzgador', 'Ponente']],
])('in %s the own fields of %s are %j, and their options are marked as Portuguese', async (language, path, labels) => {
  await renderApp(path, { language });
  for (const name of labels) {
    const [any, ...options] = within(await screen.findByRole('combobox', { name })).getAllByRole('option');
    expect(any).not.toHaveAttribute('lang');
    expect(options.length).toBeGreaterThan(1);
    for (const option of options) expect(option).toHaveAttribute('lang', 'pt-BR');
  }
});

test('a field that the library has named itself keeps its name', async () => {
  await server.db.formOption.updateMany({ where: { campo: 'fundo' }, data: { descricao_campo: 'Coleção' } });
  await renderApp('/arquivo', { language: 'en' });
  expect(await screen.findByRole('combobox', { name: 'Coleção' })).toBeVisible();
  expect(screen.getByText('Coleção')).toHaveAttribute('lang', 'pt-BR');
});

test('an option that is no longer offered is said to be so, in the reader’s language', async () => {
  await renderApp('/?pesquisa=arquivo&fundo=99999', { language: 'en' });
  expect(
    await screen.findByText('An option of this search is no longer offered. Choose another in the form.'),
  ).toBeVisible();
});

test('authorities lead to their record and to the titles that they head, which say so by name', async () => {
  const { user, address } = await renderApp('/autoridades');
  await user.type(await term(), 'machado{Enter}');
  await results();
  const orders = within(screen.getByRole('combobox', { name: 'Ordenar' })).getAllByRole('option');
  expect(orders.map(({ textContent }) => textContent)).toEqual(['Relevância', 'Nome, de A a Z', 'Nome, de Z a A']);
  const author = (await screen.findAllByRole('link', { name: /^Assis, Machado de/ }))[0];
  expect(author).toHaveAttribute('href', expect.stringMatching(/^\/autoridade\/\d+$/));
  await user.click(
    (await screen.findAllByRole('link', { name: /^Ver os títulos de Assis, Machado de/ }))[0] as HTMLElement,
  );
  await results();
  expect(address()).toMatch(/indice=\d+/);
  // The form is limited to this authority, and so is the next search sent from it.
  await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
  expect(address()).toMatch(/indice=\d+/);
  await user.click(await screen.findByRole('button', { name: /^Remover filtro Assis, Machado de/ }));
  await waitFor(() => expect(address()).not.toMatch(/indice=/));
});

test('an authority that is found by another form of its name says so', async () => {
  await renderApp('/?pesquisa=autoridades&termo_pesquisa=clt');
  const row = (await screen.findByRole('link', { name: 'Direito do trabalho' })).closest('article') as HTMLElement;
  expect(row).toHaveTextContent('Também: CLT');
});

test.each(['Autoridades', 'Rede Pergamum'])(
  'the titles of an authority are no limit to a search in %s',
  async (type) => {
    const { user, address } = await renderApp('/?termo_pesquisa=machado&indice=1');
    await user.click(await screen.findByRole('button', { name: 'Refinar pesquisa' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Tipo de pesquisa' }), type);
    await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
    await waitFor(() => expect(address()).toMatch(/pesquisa=(autoridades|rede_pergamum_oai)/));
    expect(address()).toMatch(/termo_pesquisa=machado/);
    expect(address()).not.toMatch(/indice=/);
  },
);

test('the partner network is searched at the chosen institutions, and says when one does not answer', async () => {
  const { user, address } = await renderApp('/rede_pergamum_oai');
  const [institution] = await screen.findAllByRole('checkbox');
  await user.click(institution as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
  await results();
  expect(address()).toMatch(/^\/\?pesquisa=rede_pergamum_oai&instituicao=\d+$/);
  const row = screen.getAllByRole('article')[0] as HTMLElement;
  expect(within(row).getByRole('link', { name: /na instituição, em nova aba$/ })).toHaveAttribute('target', '_blank');
  await server.db.networkInstitution.updateMany({ data: { fora_do_ar: true } });
  await user.type(await term(), 'a{Enter}');
  expect(await screen.findByText('Serviço Rede Pergamum não disponível!')).toBeVisible();
});
