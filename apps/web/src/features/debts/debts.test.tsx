import { screen, waitFor, within } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

// The timers that ask again in a quarter of a minute. A mock of Jest would make Testing Library believe in a clock that stands.
const { setTimeout: realTimeout, clearTimeout: realClear } = window;
function watchPolls(): Map<unknown, () => void> {
  const polls = new Map<unknown, () => void>();
  window.setTimeout = ((work: () => void, time?: number, ...rest: unknown[]) => {
    const id = realTimeout(work, time, ...rest);
    if (time === 15_000) polls.set(id, work);
    return id;
  }) as typeof setTimeout;
  window.clearTimeout = ((id?: number) => {
    polls.delete(id);
    realClear(id);
  }) as typeof clearTimeout;
  return polls;
}

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
    const issue = () => central.getByRole('button', { name: /^Gerar GRU/ });
    expect(issue()).toHaveAttribute('aria-disabled', 'true');
    expect(issue()).toHaveAccessibleDescription('Marque ao menos um débito para pagar.');
    await user.click(within(row).getByRole('checkbox'));
    await user.click(central.getByRole('checkbox', { name: /Segunda via/ }));
    await user.dblClick(central.getByRole('button', { name: /^Gerar GRU de R\$ 82,00/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Guia 2026000001' })).toHaveFocus();
    expect(server.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/guias'))).toHaveLength(1);
    const [slip] = await server.db.paymentSlip.findMany();
    expect(Number(slip?.valor)).toBe(82);
    expect(await screen.findByRole('img', { name: 'Código de barras da guia 2026000001' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Código QR do Pix' })).toBeVisible();
    expect(screen.getByText('Carteira perdida')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copiar a linha digitável' }));
    expect(await navigator.clipboard.readText()).toBe(slip?.linha_digitavel);
    await user.click(screen.getByRole('button', { name: 'Copiar o código Pix' }));
    expect(await navigator.clipboard.readText()).toMatch(/^000201.*GRU2026000001/);
  });

  test('are not paid before it is known which are in a slip', async () => {
    await server.fail({ name: 'unexpected-500', endpoint: 'listPaymentSlips', times: 1 });
    const { user } = await renderApp('/meupergamum/debitos', { patron: 'bruno' });
    expect(await screen.findByText(/^Não conseguimos carregar as suas guias/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Gerar GRU/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect((await screen.findAllByRole('button', { name: /^Gerar GRU/ }))[0]).toBeVisible();
  });

  test('are in one slip, which is found again and can be paid', async () => {
    const { user } = await renderApp('/meupergamum/debitos', { patron: 'bruno' });
    await user.click((await screen.findAllByRole('button', { name: /^Gerar GRU de/ }))[0] as HTMLElement);
    await user.click(await screen.findByRole('link', { name: 'Voltar aos débitos' }));
    const issued = await screen.findByRole('table', { name: 'Guias emitidas' });
    expect(within(issued).getByRole('row', { name: /^2026000001/ })).toHaveTextContent('Aberta');
    expect(screen.getAllByRole('link', { name: 'Na guia 2026000001' })[0]).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abrir a guia 2026000001' })).toHaveAttribute(
      'href',
      '/meupergamum/debitos?guia=2026000001',
    );
    await server.db.paymentSlip.updateMany({ data: { paga_em: new Date('2026-03-10T12:00:00Z') } });
    await user.click(screen.getByRole('link', { name: 'Pagar a guia 2026000001' }));
    expect(await screen.findByText('Pago em 10/03/2026. O débito saiu da sua conta.')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Código QR do Pix' })).not.toBeInTheDocument();
  });

  test('of books that are still out are not ticked, since they grow', async () => {
    await renderApp('/meupergamum/debitos', { patron: 'bruno' });
    const [running] = await screen.findAllByText(/^Ainda corre: R\$ 1,50 por dia/);
    const box = within(running?.closest('tr') as HTMLElement).getByRole('checkbox');
    expect(box).not.toBeChecked();
    expect(box).toBeDisabled();
    expect(screen.getByText(/ainda correm: devolva os livros antes de pagar\.$/)).toBeVisible();
  });

  test('are paid by the call of the documents where the server keeps no slips', async () => {
    await server.fail({ name: 'refused', endpoint: 'listPaymentSlips', times: 9 });
    const { user } = await renderApp('/meupergamum/debitos', { patron: 'bruno' });
    await user.click((await screen.findAllByRole('button', { name: /^Gerar GRU de/ }))[0] as HTMLElement);
    expect(await screen.findByRole('heading', { level: 3, name: 'Guia de recolhimento (GRU)' })).toHaveFocus();
    expect(screen.getAllByRole('img', { name: /^Código de barras/ })[0]).toBeVisible();
    expect(server.calls.filter(({ path }) => path.endsWith('/gru'))).toHaveLength(1);
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
    const total = central.getByRole('button', { name: /^Gerar GRU/ }).textContent;
    await user.click(central.getByRole('link', { name: 'Próxima' }));
    await waitFor(() => expect(central.getAllByRole('checkbox').length).toBeLessThan(20));
    expect(central.getByRole('button', { name: /^Gerar GRU/ })).toHaveTextContent(total as string);
  });

  test('are named in the reader’s language, and a service of the library’s own in its words', async () => {
    await server.db.debt.updateMany({ where: { motivo: 'Carteira perdida' }, data: { tipo_servico: 'Cópia' } });
    await renderApp('/meupergamum/debitos', { patron: 'bruno', language: 'en' });
    expect(await screen.findByRole('checkbox', { name: /^Replacement of a copy/ })).toBeVisible();
    expect(screen.getByText('Cópia')).toHaveAttribute('lang', 'pt-BR');
  });

  test('are named in the reader’s language on a slip too', async () => {
    const { user } = await renderApp('/meupergamum/debitos', { patron: 'bruno', language: 'en' });
    await user.click((await screen.findAllByRole('button', { name: /^Issue a GRU slip for/ }))[0] as HTMLElement);
    expect(await screen.findByText(/^Replacement of a copy:/)).toBeVisible();
    expect(screen.getByText(/^New library card:/)).toBeVisible();
    expect(screen.queryByText(/Reposição de exemplar/)).not.toBeInTheDocument();
  });

  test('and fines that there are none of leave a kind line each', async () => {
    await renderApp('/meupergamum/debitos', { patron: 'ana' });
    expect(await screen.findByText('Nenhum débito. Tudo certo por aqui.')).toBeVisible();
    expect(await screen.findByText('Nenhuma multa nos empréstimos desse período.')).toBeVisible();
  });
});

describe('a slip', () => {
  const paidNow = 'Pago em 10/03/2026. O débito saiu da sua conta.';
  const pay = () => server.db.paymentSlip.updateMany({ data: { paga_em: new Date('2026-03-10T12:00:00Z') } });
  const openSlip = async () => {
    const app = await renderApp('/meupergamum/debitos', { patron: 'bruno' });
    const [issue] = await screen.findAllByRole('button', { name: /^Gerar GRU de/ });
    const polls = watchPolls();
    await app.user.click(issue as HTMLElement);
    expect(await screen.findByRole('img', { name: 'Código QR do Pix' })).toBeVisible();
    return { ...app, polls };
  };
  afterEach(() => {
    window.setTimeout = realTimeout;
    window.clearTimeout = realClear;
  });

  test('is asked about while it is open, and no more once it is paid, which is announced', async () => {
    const { polls } = await openSlip();
    expect(polls.size).toBe(1);
    await pay();
    for (const [id, ask] of [...polls]) {
      window.clearTimeout(id as number);
      ask();
    }
    expect((await screen.findByText(paidNow)).closest('[role=status]')).toBeVisible();
    await waitFor(() => expect(polls.size).toBe(0));
  });

  test('that was paid before is neither asked about nor announced', async () => {
    const { go, polls } = await openSlip();
    go('/meupergamum/debitos');
    expect(await screen.findByRole('table', { name: 'Guias emitidas' })).toBeVisible();
    await pay();
    go('/meupergamum/historico-emprestimos');
    expect(await screen.findByRole('heading', { level: 1, name: 'Histórico de empréstimos' })).toBeVisible();
    go('/meupergamum/debitos');
    const issued = await screen.findByRole('table', { name: 'Guias emitidas' });
    await waitFor(() => expect(issued).not.toHaveTextContent('Aberta'));
    go('/meupergamum/debitos?guia=2026000001');
    expect((await screen.findByText(paidNow)).closest('[role=status]')).toBeNull();
    expect(polls.size).toBe(0);
  });
});
