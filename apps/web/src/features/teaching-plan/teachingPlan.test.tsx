import { screen, waitFor, within } from '@testing-library/dom';
import { everythingVisible } from '../../testing/everythingVisible';
import { renderApp } from '../../testing/renderApp';
import { startServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeEach(async () => {
  everythingVisible();
  server = await startServer();
});
afterEach(() => server.stop());

const asked = () => server.calls.filter(({ path }) => path.includes('/plano-ensino/bibliografia'));
const search = () => screen.getByRole('button', { name: 'Procurar planos' });

test('a plan is found by one field, with what of its reading list is in, and leads to the title', async () => {
  const app = await renderApp('/meupergamum/plano-ensino', { patron: 'ana' });
  const discipline = await screen.findByRole('combobox', { name: 'Disciplina' });
  await app.user.click(search());
  expect(await screen.findByRole('link', { name: 'Preencha ao menos um campo.' })).toBeVisible();
  expect(asked()).toEqual([]);
  await app.user.selectOptions(discipline, 'Redes de computadores');
  await app.user.click(search());
  await waitFor(() => expect(screen.getByRole('heading', { name: '2 planos encontrados' })).toHaveFocus());
  const [plan] = screen.getAllByRole('heading', { level: 3, name: 'Redes de computadores' });
  const part = plan?.closest('section') as HTMLElement;
  expect(within(part).getByRole('heading', { name: 'Bibliografia básica' })).toBeVisible();
  await waitFor(() => expect(part).toHaveTextContent(/de \d+ disponíve|Nenhum disponível|Só consulta/));
  const [title] = within(part).getAllByRole('link');
  await app.user.click(title as HTMLElement);
  expect(app.address()).toMatch(/^\/acervo\/\d+$/);
});

test('what is only on-line is said to be there, not to be missing on the shelves', async () => {
  await renderApp('/meupergamum/plano-ensino?disciplina=1', { patron: 'ana' });
  expect((await screen.findAllByText('Acesso on-line')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/não tem exemplares deste título/)).toBeNull();
});

test('an address asks for the same plans again; a year that is none is named and asks nothing', async () => {
  const app = await renderApp('/meupergamum/plano-ensino?departamento=DIN&ano=2026', { patron: 'ana' });
  expect(await screen.findByText('3 planos encontrados')).toBeVisible();
  const year = screen.getByRole('textbox', { name: 'Ano' });
  expect(year).toHaveValue('2026');
  await app.user.clear(year);
  await app.user.type(year, '20');
  await app.user.click(search());
  expect(await screen.findByRole('link', { name: /^Escreva o ano com quatro números/ })).toBeVisible();
  expect(asked()).toHaveLength(1);
  await app.user.clear(year);
  await app.user.type(year, '1990');
  await app.user.click(search());
  expect(await screen.findByRole('heading', { name: 'Nenhum plano de ensino com esses campos' })).toHaveFocus();
  expect(screen.queryByText(/^0 planos/)).toBeNull();
});
