import { screen, waitFor } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

test('a long history says how many loans it has, and one is found again by words of title or author', async () => {
  const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'ana' } });
  const { cod_emprestimo: _, ...past } = await server.db.loan.findFirstOrThrow({
    where: { cod_pessoa, data_devolucao: { not: null }, copy: { title: { titulo: { startsWith: 'Dom Casmurro' } } } },
  });
  await server.db.loan.createMany({ data: Array.from({ length: 10 }, () => past) });
  const { user } = await renderApp('/meupergamum/historico-emprestimos', { patron: 'ana' });
  expect(await screen.findByText(/^\d+ empréstimos nesse período\.$/)).toHaveRole('status');
  const field = screen.getByRole('searchbox', { name: /^Achar no histórico/ });
  await user.type(field, 'CASMURRO assis');
  await waitFor(() => expect(screen.getByText(/^11 de \d+ empréstimos nesse período\.$/)).toBeVisible());
  expect(new Set(screen.getAllByRole('cell', { name: /^Dom Casmurro/ }).map((cell) => cell.textContent)).size).toBe(1);
  await user.type(field, 'x');
  expect(screen.getByText(/^0 de \d+ empréstimos nesse período\.$/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
