import { pageRoutes } from '@catalogue/domain';
import { screen, waitFor } from '@testing-library/dom';
import { generatePath } from 'react-router-dom';
import { browserNavigation } from '../shared/browserNavigation';
import { renderApp } from '../testing/renderApp';
import { startServer, type TestServer } from '../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  jest.spyOn(browserNavigation, 'to').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

const params = { guia: 'e_books', chave: 'x', codAcervo: '1', tab: 'exemplares', codAutoridade: '1', '*': '' };
const addresses = Object.values(pageRoutes).map((route) => generatePath<string>(route, params));
const further = [
  '/meupergamum/app/1',
  '/meupergamum/reservas',
  '/nada',
  '/nada/aqui',
  '/?termo_pesquisa=brasil',
  '/?tipo_indice=TITULO',
  '/?alvo=gedweb',
  '/?alvo=gedweb&termo_pesquisa=ensaio',
];

test.each([...addresses, ...further])('the skip link “Busca” leads to a search from %s', async (address) => {
  const { user } = await renderApp(address, { patron: 'ana' });
  // Some addresses redirect to another screen with its own search.
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelectorAll('#busca')).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: /^Busca/ }));
  expect(document.getElementById('busca')).toHaveFocus();
});
