import type { pageRoutes } from '@catalogue/domain';
import { screen, waitFor } from '@testing-library/dom';
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

const addresses: Record<keyof typeof pageRoutes, string> = {
  home: '/',
  guide: '/e_books',
  login: '/login',
  signOut: '/sair',
  classicSystem: '/pergamum_redireciona',
  oauthResponse: '/oauth-response',
  samlResponse: '/saml-response',
  grupoA: '/grupoa',
  pearson: '/pearson',
  basket: '/cesta',
  sharedBasket: '/cesta/compartilhada/x',
  checkDeclaration: '/conferir',
  librarySettings: '/ajustes',
  importRecords: '/ajustes/importacao',
  personalApp: '/meupergamum/app/1',
  personalArea: '/meupergamum/reservas',
  title: '/acervo/1',
  titleTab: '/acervo/1/exemplares',
  authority: '/autoridade/1',
  authorityMarc: '/autoridade/1/marc',
};
const further = [
  '/nada',
  '/nada/aqui',
  '/?termo_pesquisa=brasil',
  '/?tipo_indice=TITULO',
  '/?alvo=gedweb',
  '/?alvo=gedweb&termo_pesquisa=ensaio',
];

test.each([...Object.values(addresses), ...further])(
  'the skip link “Busca” leads to a search from %s',
  async (address) => {
    const { user } = await renderApp(address, { patron: 'ana' });
    // Some addresses redirect to another screen with its own search.
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.querySelectorAll('#busca')).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: /^Busca/ }));
    expect(document.getElementById('busca')).toHaveFocus();
  },
);
