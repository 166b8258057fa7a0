import { screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { startServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

const titled = (titulo: string) => server.db.title.findFirstOrThrow({ where: { titulo } });

describe('the tabs of a title', () => {
  test('an address that goes on under a tab stays on that tab', async () => {
    const { cod_acervo } = await titled('Memórias póstumas de Brás Cubas');
    await renderApp(`/acervo/${cod_acervo}/marc/8`);
    expect(await screen.findByRole('link', { name: 'MARC' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Detalhes' })).not.toHaveAttribute('aria-current');
    expect(await screen.findByText('245', { exact: false })).toBeVisible();
  });

  test('an address of no tab is not found', async () => {
    const { cod_acervo } = await titled('Memórias póstumas de Brás Cubas');
    await renderApp(`/acervo/${cod_acervo}/outra`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Este livro não está na estante' })).toBeVisible();
  });
});

describe('where the copies of a title stand', () => {
  test('those that are only read in the library stand on its shelf, with the place', async () => {
    const copy = await server.db.copy.findFirstOrThrow({
      where: { situacao: 'consulta_local', title: { copies: { every: { situacao: 'consulta_local' } } } },
    });
    await renderApp(`/acervo/${copy.cod_acervo}`);
    const heading = await screen.findByRole('heading', { level: 2, name: 'Disponível só na biblioteca' });
    const panel = within(heading.parentElement as HTMLElement);
    expect(panel.getByText('só na biblioteca').parentElement).toHaveTextContent(copy.localizacao ?? 'a place');
    expect(panel.queryByText('nenhum na estante')).not.toBeInTheDocument();
  });
});
