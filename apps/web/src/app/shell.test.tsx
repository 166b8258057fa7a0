import { Activity } from '@catalogue/api-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { startAppearance } from '../shared/theme/appearance';
import { renderApp } from '../testing/renderApp';
import { startServer, type TestServer } from '../testing/server';

let server: TestServer;
beforeEach(async () => {
  localStorage.clear();
  startAppearance();
  server = await startServer();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.stop();
});

const footer = () => within(screen.getByRole('contentinfo'));
const switchOff = (codigo: number) => server.db.activity.update({ where: { codigo }, data: { existe: false } });

describe('the brand', () => {
  it('is the institution’s logo in place of the drawn book', async () => {
    await server.db.institution.updateMany({ data: { logo: 'data:image/png;base64,iVBORw0KGgo=' } });
    await renderApp('/nada/aqui');
    const brand = within(screen.getByRole('banner')).getByRole('link', { name: /^Bibliotecas UFVI/ });
    expect(brand.querySelector('img')?.getAttribute('src')).toMatch(/^\/logo\/[\da-f]{16}\.png$/);
    expect(brand).toHaveTextContent(/^Bibliotecas UFVI/);
  });
});

describe('the footer', () => {
  it('shows support, other catalogues, privacy, the product’s logo and the oldest browsers', async () => {
    const { user } = await renderApp('/nada/aqui');
    expect(footer().getByRole('button', { name: 'Catálogo das universidades mineiras' })).toBeVisible();
    expect(footer().getByRole('button', { name: 'Catálogo coletivo nacional' })).toBeVisible();
    expect(footer().getByRole('link', { name: 'Privacidade e dados pessoais' })).toHaveAttribute(
      'href',
      'https://ufvi.example.org/privacidade',
    );
    expect(footer().getByRole('img', { name: 'Catálogo de bibliotecas' })).toBeVisible();
    expect(footer().getByText(/Chrome 104, Firefox 110 e Edge 110/)).toBeVisible();
    await user.click(footer().getByRole('button', { name: 'Suporte' }));
    const support = within(await screen.findByRole('dialog', { name: 'Suporte' }));
    expect(support.getByRole('link', { name: 'biblioteca@ufvi.example.org' })).toHaveAttribute(
      'href',
      'mailto:biblioteca@ufvi.example.org',
    );
  });

  it('leaves out what the page has no activity for, and a privacy text that is not there', async () => {
    for (const code of [Activity.externalCatalogue, Activity.externalCatalogue2, Activity.productLogo])
      await switchOff(code);
    await server.db.institution.updateMany({ data: { link_lgpd: null } });
    await renderApp('/nada/aqui');
    expect(footer().queryByRole('heading', { name: 'Outros catálogos' })).not.toBeInTheDocument();
    expect(footer().queryByRole('img')).not.toBeInTheDocument();
    const links = footer()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(links).toEqual(['Guias', 'Horários', 'Ajuda', 'Conferir um documento', 'Português', 'English', 'Español']);
  });

  it('asks for the address of another catalogue by the click, and opens it in a window of its own', async () => {
    const opened = { opener: window, location: { assign: jest.fn() }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    const { user } = await renderApp('/nada/aqui');
    await user.click(footer().getByRole('button', { name: 'Catálogo coletivo nacional' }));
    await waitFor(() => expect(opened.location.assign).toHaveBeenCalledWith('https://catalogos.example.org/nacional'));
    expect(opened.opener).toBeNull();
    expect(server.calls.map(({ path }) => path)).toContain('/parametros/atividade/87');
  });

  it('says so when the other catalogue cannot be had, and leaves no empty window', async () => {
    const opened = { opener: null, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    await server.fail({ name: 'unexpected-500', endpoint: 'getActivity' });
    const { user } = await renderApp('/nada/aqui');
    await user.click(footer().getByRole('button', { name: 'Catálogo coletivo nacional' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Algo não saiu como devia');
    expect(opened.close).toHaveBeenCalled();
  });
});

describe('the top bar', () => {
  it('leads to the personal area whoever has its activity', async () => {
    await renderApp('/nada/aqui', { patron: 'ana' });
    expect(screen.getByRole('link', { name: /^Oi, / })).toHaveAttribute('href', '/meupergamum');
  });

  it('greets who has not, and leads nowhere', async () => {
    await switchOff(Activity.personalArea);
    await server.db.permission.deleteMany({ where: { cod_atividade: Activity.personalArea } });
    await renderApp('/nada/aqui', { patron: 'ana' });
    expect(screen.getByText(/^Oi, /)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Oi, / })).not.toBeInTheDocument();
  });
});

describe('the self-service button', () => {
  const button = () => screen.findAllByRole('link', { name: 'Autoatendimento' });

  it('opens the institution’s window with its five parameters', async () => {
    await renderApp('/nada/aqui');
    expect((await button())[0]).toHaveAttribute(
      'href',
      'https://biblioteca.ufvi.example.org/?empresa=900&biblioteca=1&idioma=1&permissao_teclado_numerico=false&tipoAutenticacao=2',
    );
  });

  it('is not there when the server says no', async () => {
    await server.db.selfService.updateMany({ data: { showAuto: false } });
    await renderApp('/nada/aqui');
    await waitFor(() => expect(server.calls.map(({ path }) => path)).toContain('/parametros/autoatendimento'));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Autoatendimento' })).not.toBeInTheDocument();
  });
});

describe('sign language', () => {
  const script = () => document.querySelector('script[src*="vlibras"]');

  it('is loaded only when it is switched on, and switched off again with a word when it cannot be had', async () => {
    const { user } = await renderApp('/nada/aqui');
    expect(script()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Libras' }));
    await waitFor(() => expect(script()).not.toBeNull());
    fireEvent.error(script() as Element);
    expect(await screen.findByRole('alert')).toHaveTextContent('tradutor de Libras não está disponível');
    expect(screen.getByRole('button', { name: 'Libras' })).toHaveAttribute('aria-pressed', 'false');
    expect(script()).toBeNull();
  });
});

it('wears the institution’s colour', async () => {
  await server.db.institution.updateMany({ data: { tema: 'vinho' } });
  await renderApp('/nada/aqui');
  await waitFor(() => expect(localStorage.getItem('catalogue.brand')).toContain('--brand:#7a1f3d'));
});
