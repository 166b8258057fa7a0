import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { startServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

const personalArea = 8;
const closed = () => screen.findByRole('heading', { level: 1, name: 'Sua área não está aberta' });
const loans = () => screen.findByRole('heading', { level: 1, name: 'Empréstimos' });

describe('the personal area', () => {
  test('of a patron without its activity is closed, with the way back to the catalogue', async () => {
    await server.db.activity.update({ where: { codigo: personalArea }, data: { existe: false } });
    await server.db.permission.deleteMany({ where: { cod_atividade: personalArea } });
    const { user, address } = await renderApp('/meupergamum/titulos-pendentes', { patron: 'ana' });
    expect(await closed()).toBeVisible();
    expect(server.calls.filter(({ path }) => path.includes('/emprestimo/'))).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Ir para a busca' }));
    expect(address()).toBe('/');
  });

  test('is open by the patron’s own activity, or by one that everybody has', async () => {
    await server.db.activity.update({ where: { codigo: personalArea }, data: { existe: false } });
    await renderApp('/meupergamum', { patron: 'ana' });
    expect(await loans()).toBeVisible();
  });
});
