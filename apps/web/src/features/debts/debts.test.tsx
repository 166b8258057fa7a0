import { screen, waitFor, within } from '@testing-library/dom';
import { api } from '../../shared/api';
import { renderApp } from '../../testing/renderApp';
import { startServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

describe('debts', () => {
  test('are told whole, and a slip is for those that are ticked', async () => {
    const { user } = await renderApp('/meupergamum/debitos', { patron: 'bruno' });
    const fines = await screen.findByRole('table', { name: 'Histórico de multas' });
    expect(within(fines).getByRole('row', { name: /^Sistema de banco de dados/ })).toHaveTextContent('R$ 18,00');
    const table = await screen.findByRole('table', { name: 'Débitos com Biblioteca Central' });
    const central = within(table.closest('section') as HTMLElement);
    const row = central.getByRole('row', { name: /Reposição de exemplar/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Reposição de exemplar', 'Exemplar devolvido sem capa', '', 'R$ 84,90', 'R$ 14,90', '', '', 'R$ 70,00']);
    for (const box of central.getAllByRole('checkbox')) await user.click(box);
    const issue = () => central.getByRole('button', { name: /^Gerar GRU de/ });
    expect(issue()).toHaveAttribute('aria-disabled', 'true');
    expect(issue()).toHaveAccessibleDescription('Marque ao menos um débito para pagar.');
    await user.click(within(row).getByRole('checkbox'));
    await user.click(central.getByRole('checkbox', { name: /Segunda via/ }));
    await user.dblClick(central.getByRole('button', { name: /^Gerar GRU de R\$ 82,00/ }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Guia de recolhimento (GRU)' })).toHaveFocus();
    expect(server.calls.filter(({ path }) => path.endsWith('/gru'))).toHaveLength(1);
    const [slip] = await server.db.paymentSlip.findMany();
    expect(Number(slip?.valor)).toBe(82);
    await user.click(screen.getByRole('button', { name: 'Copiar a linha digitável' }));
    expect(await navigator.clipboard.readText()).toBe(slip?.linha_digitavel);
    await user.click(within(row).getByRole('checkbox'));
    expect(screen.getByText(/^Esta guia é de R\$ 82,00\. O que está marcado agora soma R\$ 12,00/)).toBeVisible();
    await user.click(within(row).getByRole('checkbox'));
    expect(screen.queryByText(/^Esta guia é de/)).not.toBeInTheDocument();
  });

  test('that have changed since leave no old slip', async () => {
    const { user, store } = await renderApp('/meupergamum/debitos', { patron: 'bruno' });
    await user.click((await screen.findAllByRole('button', { name: /^Gerar GRU de/ }))[0] as HTMLElement);
    const slip = await screen.findByRole('heading', { level: 3, name: 'Guia de recolhimento (GRU)' });
    await server.db.debt.updateMany({ data: { valor_pago: 1 } });
    store.dispatch(api.util.invalidateTags(['loans']));
    await waitFor(() => expect(slip).not.toBeInTheDocument());
    expect(screen.getAllByRole('button', { name: /^Gerar GRU de/ })[0]).toBeVisible();
    expect(screen.queryByText(/^\d{11}-\d /)).toBeNull();
  });

  test('of more than twenty to one library come in pages, and all that are ticked are paid', async () => {
    const { cod_pessoa, cod_biblioteca } = await server.db.debt.findFirstOrThrow({
      where: { person: { persona_id: 'bruno' }, tipo_servico: 'Reposição de exemplar' },
    });
    await server.db.debt.createMany({
      data: Array.from({ length: 20 }, () => ({
        ...{ cod_pessoa, cod_biblioteca, valor_multa: 1 },
        ...{ tipo_servico: 'Cópia', motivo: 'Cópias a pagar' },
      })),
    });
    const { user } = await renderApp('/meupergamum/debitos', { patron: 'bruno' });
    const table = await screen.findByRole('table', { name: 'Débitos com Biblioteca Central' });
    const central = within(table.closest('section') as HTMLElement);
    expect(central.getAllByRole('checkbox')).toHaveLength(20);
    const total = central.getByRole('button', { name: /^Gerar GRU de/ }).textContent;
    await user.click(central.getByRole('link', { name: 'Próxima' }));
    await waitFor(() => expect(central.getAllByRole('checkbox').length).toBeLessThan(20));
    expect(central.getByRole('button', { name: /^Gerar GRU de/ })).toHaveTextContent(total as string);
  });

  test('and fines that there are none of leave a kind line each', async () => {
    await renderApp('/meupergamum/debitos', { patron: 'ana' });
    expect(await screen.findByText('Nenhum débito. Tudo certo por aqui.')).toBeVisible();
    expect(await screen.findByText('Nenhuma multa nos empréstimos desse período.')).toBeVisible();
  });
});
