import { screen, waitFor, within } from '@testing-library/dom';
import { clickTwice } from '../../testing/clickTwice';
import { renderApp } from '../../testing/renderApp';
import { startServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeEach(async () => {
  sessionStorage.clear();
  server = await startServer();
});
afterEach(() => {
  jest.restoreAllMocks();
  return server.stop();
});

const rows = () => screen.getAllByRole('row').slice(1);

test('suggestions are narrowed to one of fourteen statuses, and those on order have a list of their own', async () => {
  const app = await renderApp('/meupergamum/aquisicao', { patron: 'ana' });
  await waitFor(() => expect(rows()).toHaveLength(14));
  const status = await screen.findByRole('combobox', { name: 'Situação' });
  await waitFor(() => expect(within(status).getAllByRole('option')).toHaveLength(15));
  await app.user.selectOptions(status, 'Pregão');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toHaveTextContent('Atlas de anatomia');
  expect(app.address()).toBe('/meupergamum/aquisicao?situacao=12');
  await app.user.click(screen.getByRole('link', { name: 'Pedidos de compra' }));
  await screen.findByRole('heading', { level: 1, name: 'Pedidos de compra' });
  await waitFor(() => expect(rows()).toHaveLength(4));
});

test('a purchase that is suggested is in the list at once', async () => {
  const { user } = await renderApp('/meupergamum/aquisicao', { patron: 'nada-consta' });
  expect(await screen.findByText('Nenhuma sugestão nesse período')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sugerir uma compra' }));
  const dialog = await screen.findByRole('dialog');
  await user.selectOptions(await within(dialog).findByLabelText('Campus'), '1');
  await waitFor(() => expect(within(dialog).getByLabelText('Biblioteca')).toBeEnabled());
  await user.selectOptions(within(dialog).getByLabelText('Biblioteca'), '1');
  await user.type(within(dialog).getByRole('textbox', { name: /^Título/ }), 'Cadernos do vale');
  await user.type(within(dialog).getByRole('textbox', { name: /^Editora/ }), 'Ninho');
  await user.click(within(dialog).getByRole('button', { name: /^Enviar sugestão/ }));
  expect(await screen.findByRole('cell', { name: /^Cadernos do vale/ })).toBeVisible();
});

test('a professor is led to the institution’s acquisition system', async () => {
  const { user } = await renderApp('/meupergamum/aquisicao', { patron: 'carla' });
  await user.click(await screen.findByRole('button', { name: 'Sugerir uma compra' }));
  expect(await screen.findByRole('link', { name: /^Abrir o sistema de aquisição/ })).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('the figures of a period are drawn, summed up and shown as a table, of one library or of all', async () => {
  const { user, address } = await renderApp('/meupergamum/aquisicao/estatisticas', { patron: 'ana' });
  const chart = await screen.findByRole('img', { name: /^Sugestões por mês/ });
  const before = chart.getAttribute('aria-label');
  expect(screen.getByText(/^R\$ [\d.]+,\d\d$/, { selector: 'dd' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Valor gasto por mês' })).toBeVisible();
  const library = screen.getByRole('combobox', { name: 'Biblioteca' });
  await waitFor(() => expect(within(library).getAllByRole('option').length).toBeGreaterThan(2));
  await user.selectOptions(library, '2');
  await waitFor(() =>
    expect(screen.getByRole('img', { name: /^Sugestões por mês/ }).getAttribute('aria-label')).not.toBe(before),
  );
  expect(address()).toContain('biblioteca=2');
});

test('databases are listed with the way to each', async () => {
  await renderApp('/meupergamum/aquisicao/bases', { patron: 'ana' });
  expect(await screen.findByRole('link', { name: 'Abrir Atlas de Saúde (em outra aba)' })).toHaveAttribute(
    'href',
    'https://bases.ufvi.example.org/saude',
  );
});

test('a database of a provider is opened with an address of the patron’s own', async () => {
  // The browser blocks the new tab: the address is shown as a link.
  const opened = jest.spyOn(window, 'open').mockReset().mockReturnValue(null);
  await renderApp('/meupergamum/aquisicao/bases', { patron: 'ana' });
  const name = 'Abrir Teses no ProQuest (em outra aba)';
  clickTwice(await screen.findByRole('button', { name }));
  expect(opened).toHaveBeenCalledTimes(1);
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/__mock\/hand-over\/proquest\?token=./));
  expect(link).toHaveFocus();
  expect(server.calls.findLast(({ path }) => path.includes('redirect-base'))?.body).toBe('{"base":"proquest"}');
});

test('who is unknown to Minha Biblioteca sees that the library needs an e-mail address', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await renderApp('/meupergamum/aquisicao/bases', { patron: 'sem-email' });
  await user.click(await screen.findByRole('button', { name: /^Abrir Livros da Minha Biblioteca/ }));
  expect(await screen.findByText(/Confira o e-mail do seu cadastro/)).toBeVisible();
});
