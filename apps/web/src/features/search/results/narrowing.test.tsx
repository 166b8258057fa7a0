import { screen, waitFor, within } from '@testing-library/dom';
import { renderApp } from '../../../testing/renderApp';
import { serverForEach } from '../../../testing/server';

const server = serverForEach();

const heading = () => screen.findByRole('heading', { level: 1, name: /resultados?( em .+)?$/ });

test('words narrow the results where the reader types, and their chip takes them off', async () => {
  const { user, address } = await renderApp('/?termo_pesquisa=brasil&quantPag=10&paginaAtiva=2');
  const all = (await heading()).textContent ?? '';
  const [field] = screen.getAllByRole('searchbox', { name: 'Palavras nestes resultados' });
  if (!field) throw new Error('There is a field for words.');
  await user.type(field, 'de');
  // D2 §5: terms under three letters are ignored.
  expect(field).toHaveAccessibleDescription('Escreva palavras de 3 letras ou mais.');
  expect(await heading()).toHaveTextContent(all);
  await user.clear(field);
  await user.type(field, 'historia');
  expect(field).toHaveFocus();
  expect(address()).toBe('/?termo_pesquisa=brasil&texto=historia&quantPag=10');
  expect(await heading()).toHaveTextContent(/^\d+ de \d+ resultados$/);
  await user.click(screen.getByRole('button', { name: 'Remover filtro “historia”' }));
  expect(await heading()).toHaveTextContent(all);
});

test('a filter that no title here has is called by its name, not by its code', async () => {
  await server.db.library.create({
    data: { cod_biblioteca: 77, desc_biblioteca: 'Biblioteca Vazia', sigla: 'VAZIA', cod_campus: 1 },
  });
  await renderApp('/?termo_pesquisa=casmurro&filtro=B:77&filtro=S:999999&filtro=I:jpn&filtro=Y:s.d.');
  expect(await screen.findByRole('button', { name: 'Remover filtro Biblioteca Vazia' })).toBeVisible();
  for (const name of ['Assunto: 999999', 'Japonês', 'Sem data'])
    expect(screen.getByRole('button', { name: `Remover filtro ${name}` })).toBeVisible();
});

test('a term as long as a page says so in place of a home without a word', async () => {
  await renderApp(`/?termo_pesquisa=${'a'.repeat(3000)}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('O termo passa de 1.000 letras.');
  expect(server.calls.some(({ path }) => /^\/api\/consulta\?/.test(path))).toBe(false);
});

describe('a search aimed at GedWeb', () => {
  const asked = () => server.calls.filter(({ path }) => /produtos-target/.test(path)).length;

  test('without a term is empty at once, and asks nobody', async () => {
    await renderApp('/?alvo=gedweb');
    expect(await screen.findByText('Escreva o que você procura nas normas.')).toBeVisible();
    expect(asked()).toBe(0);
  });

  test('shows more than twenty products in pages', async () => {
    await server.db.targetProduct.createMany({
      data: Array.from({ length: 21 }, (_, at) => ({
        ...{ id: 9000 + at, titulo: `Ensaio ${at}`, descricao: 'Uma norma de ensaio' },
        url: 'https://target.example.org/produto/9000',
      })),
    });
    const { user } = await renderApp('/?alvo=gedweb&termo_pesquisa=ensaio');
    const products = () => screen.getAllByRole('button', { name: /^Acessar / });
    await screen.findByRole('link', { name: 'Próxima' });
    expect(products()).toHaveLength(20);
    await user.click(screen.getByRole('link', { name: 'Próxima' }));
    await waitFor(() => expect(products().length).toBeLessThan(20));
  });

  test('finds products, whose address is asked for when one is opened', async () => {
    const tab = { opener: window, location: { href: '' }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { user } = await renderApp('/?alvo=gedweb&termo_pesquisa=ensaio');
    await user.click(await screen.findByRole('button', { name: 'Acessar Ensaios de concreto e argamassa' }));
    expect(await screen.findByText('Aguarde, buscando link')).toBeVisible();
    await waitFor(() => expect(tab.location.href).toMatch(/^https:\/\/target\.example\.org\/produto\/\d+$/));
    expect(tab.opener).toBeNull();
  });
});

describe('the links of a result', () => {
  const openButton = () => screen.findAllByRole('button', { name: /^Entrar para acessar: Acessar / });

  test('a followed link is counted, and nobody hears when that fails', async () => {
    await server.fail({ name: 'unexpected-500', endpoint: 'countLinkAccess' });
    const { user } = await renderApp('/?pesquisa=e_books');
    await screen.findAllByRole('article');
    await openButton();
    const [link] = screen.getAllByRole('link', { name: /^Acessar .*\(abre em outra aba\)$/ });
    if (!link) throw new Error('The test library has open links.');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    await waitFor(() =>
      expect(server.calls.filter(({ path }) => /estatistica-acesso/.test(path)).map(({ status }) => status)).toEqual([
        500,
      ]),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a restricted one asks a visitor to sign in', async () => {
    const { user } = await renderApp('/?pesquisa=e_books');
    const [button] = await openButton();
    await user.click(button as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Acesso' });
    expect(within(dialog).getByText(/^Este conteúdo é de quem tem cadastro/)).toBeVisible();
  });
});

test('titles whose full text is searched say so', async () => {
  await renderApp('/?termo_pesquisa=brasil');
  expect(await screen.findAllByText('Texto completo')).not.toHaveLength(0);
});
