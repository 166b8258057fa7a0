import { screen, waitFor, within } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { startServer, type TestServer } from '../../testing/server';

let server: TestServer;
afterEach(() => server.stop());

const openDock = async () => {
  const app = await renderApp('/nada/aqui');
  await app.user.click(await screen.findByRole('button', { name: 'Abrir o painel de demonstração' }));
  const dock = await screen.findByRole('dialog', { name: 'Demonstração' });
  return { ...app, dock, part: (name: string) => within(within(dock).getByRole('region', { name })) };
};

describe('the demonstration panel', () => {
  it('signs in as a demo person, moves the clock and sets a fault', async () => {
    server = await startServer();
    const { user, part } = await openDock();
    await user.click(await part('Relógio da biblioteca').findByRole('button', { name: '+ 1 dia' }));
    await waitFor(() => expect(part('Relógio da biblioteca').getByRole('status')).toHaveTextContent('11 de março'));
    await user.click(await part('Falhas de propósito').findByRole('button', { name: 'Ligar a falha' }));
    await waitFor(() =>
      expect(part('Falhas de propósito').getByRole('status')).toHaveTextContent('unexpected-500 (1)'),
    );
    await user.click(part('Falhas de propósito').getByRole('button', { name: 'Tirar as falhas' }));
    await waitFor(() => expect(part('Falhas de propósito').getByRole('status')).toHaveTextContent('Nenhuma falha'));
    await user.click(await part('Pessoa').findByRole('button', { name: 'Entrar como esta pessoa' }));
    expect(await screen.findByText(/^Oi, /)).toBeVisible();
  });

  it('asks before the library starts over', async () => {
    server = await startServer();
    const { user, part } = await openDock();
    await user.click(part('Biblioteca').getByRole('button', { name: 'Recomeçar' }));
    expect(await screen.findByRole('alertdialog', { name: 'Confirmação' })).toHaveTextContent('se perde');
    expect(server.calls.map(({ path }) => path)).not.toContain('/__mock/reset');
  });

  it('is not there without a control room', async () => {
    server = await startServer({ env: { MOCK_CONTROLS: 'false' } });
    await renderApp('/nada/aqui');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('complementary', { name: 'Demonstração' })).not.toBeInTheDocument();
  });
});
