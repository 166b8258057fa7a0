import { screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { startServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

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
