import { screen, waitFor, within } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

const openHolds = async () => {
  const app = await renderApp('/meupergamum/reservas', { patron: 'ana' });
  await screen.findByRole('checkbox', { name: 'Selecionar Clube da Esquina' });
  return app;
};
const row = (title: string) =>
  screen.getAllByRole('listitem').find((item) => within(item).queryByText(title)) as HTMLElement;
const cancelBoth = async ({ user }: Awaited<ReturnType<typeof openHolds>>) => {
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar as 2 reservas' }));
  await user.click(screen.getByRole('button', { name: 'Cancelar selecionadas' }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar 2 reservas' }));
};

test('what is ready stands first, with the day until which it is kept, and what waits says its place', async () => {
  await openHolds();
  const titles = screen
    .getAllByRole('checkbox', { name: /^Selecionar [^a]/ })
    .map((box) => box.getAttribute('aria-label'));
  expect(titles).toEqual(['Selecionar Clube da Esquina', expect.stringContaining('Inteligência artificial')]);
  expect(row('Clube da Esquina')).toHaveTextContent(/Pronta para retirar.*Retire até \d+ \w+/);
  expect(screen.getByText('Na fila')).toBeVisible();
});

test('what is ready says the hours of its library on the last day for it', async () => {
  await openHolds();
  await waitFor(() => expect(row('Clube da Esquina')).toHaveTextContent(/Em 1\d mar, aberta das \d+h às \d+h/));
  expect(screen.getByText('Na fila').closest('li')).not.toHaveTextContent('aberta das');
});

test('what is ready says whether its library is open, and when it is the last day', async () => {
  await server.db.hold.updateMany({ where: { situacao: 'liberada' }, data: { validade: new Date('2026-03-10') } });
  await openHolds();
  expect(row('Clube da Esquina')).toHaveTextContent(/Retire hoje: é o último dia/);
  await waitFor(() => expect(row('Clube da Esquina')).toHaveTextContent(/Aberta até \d+h|Abre (hoje|amanhã)/));
  expect(screen.getByText('Na fila').closest('li')).not.toHaveTextContent(/Aberta até|Abre|Leve/);
  expect(row('Clube da Esquina')).toHaveTextContent('Leve a carteira');
  expect(screen.getByRole('link', { name: 'Abrir a carteira' })).toHaveAttribute('href', '/meupergamum/token');
});

test('on the last day, a library that has closed sends nobody to fetch a book', async () => {
  await server.db.hold.updateMany({ where: { situacao: 'liberada' }, data: { validade: new Date('2026-03-10') } });
  await server.db.openingHours.updateMany({ data: { abre: '06:00', fecha: '08:30' } });
  await openHolds();
  await waitFor(() =>
    expect(row('Clube da Esquina')).toHaveTextContent(
      /Fechada: reabre amanhã.*Hoje ela não abre mais, e a reserva termina hoje/,
    ),
  );
});

describe('cancelling holds', () => {
  test('needs at least one that is chosen', async () => {
    const { user } = await openHolds();
    await user.click(screen.getByRole('button', { name: 'Cancelar selecionadas' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Escolha ao menos uma reserva para cancelar.');
  });

  test('is confirmed first, and nothing is sent to who keeps it', async () => {
    const { user } = await openHolds();
    await user.click(within(row('Clube da Esquina')).getByRole('button', { name: /^Cancelar reserva/ }));
    await user.click(await screen.findByRole('button', { name: 'Manter' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  test('says first what is lost: a place in the queue, or a copy that is set aside', async () => {
    const { user } = await openHolds();
    const asks = async (button: HTMLElement, loses: string) => {
      await user.click(button);
      expect(await screen.findByRole('alertdialog')).toHaveTextContent(loses);
      await user.click(screen.getByRole('button', { name: 'Manter' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    const cancel = (title: string) => within(row(title)).getByRole('button', { name: /^Cancelar reserva/ });
    await asks(
      cancel('Clube da Esquina'),
      '“Clube da Esquina” já está separado para você. Se cancelar, vai para outra',
    );
    await asks(
      cancel('Inteligência artificial: uma abordagem moderna'),
      'Você perde o lugar na fila de “Inteligência artificial',
    );
    await user.click(screen.getByRole('checkbox', { name: 'Selecionar as 2 reservas' }));
    await asks(screen.getByRole('button', { name: 'Cancelar selecionadas' }), 'e o que já está separado para você');
  });

  test('tells each row what became of it', async () => {
    const app = await openHolds();
    await cancelBoth(app);
    expect(await screen.findByText('2 reservas canceladas.')).toBeVisible();
    expect(screen.getAllByText('Reserva cancelada.')).toHaveLength(2);
    // The toast has announced it.
    expect(within(row('Clube da Esquina')).queryByRole('status')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('list', { name: 'Reservas' })).toHaveFocus());
    expect(
      await server.db.hold.count({
        where: { situacao: { in: ['fila', 'liberada'] }, title: { titulo: 'Clube da Esquina' } },
      }),
    ).toBe(0);
  });

  test('that is confirmed while another is under way goes after it', async () => {
    const { user } = await openHolds();
    const answer = server.pause(/\/reservas?$/);
    const titles = ['Clube da Esquina', /^Inteligência artificial/];
    const button = (title: string | RegExp) =>
      within(screen.getByRole('link', { name: title }).closest('li') as HTMLElement).getByRole('button');
    for (const title of titles) {
      await user.click(button(title));
      await user.click(await screen.findByRole('button', { name: 'Cancelar 1 reserva' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    for (const title of titles) expect(button(title)).toHaveAttribute('aria-busy', 'true');
    answer();
    await waitFor(() => expect(screen.getAllByText('Reserva cancelada.')).toHaveLength(2));
    expect(server.calls.filter(({ method }) => method === 'DELETE').map(({ status }) => status)).toEqual([204, 204]);
  });

  test('of which one had ended meanwhile cancels the others all the same', async () => {
    const app = await openHolds();
    await server.db.hold.updateMany({
      where: { situacao: 'liberada', title: { titulo: 'Clube da Esquina' } },
      data: { situacao: 'expirada', cod_exemplar: null },
    });
    await cancelBoth(app);
    expect(await screen.findByText(/^1 de 2 reservas canceladas/)).toBeVisible();
    expect(within(row('Clube da Esquina')).getByText('Esta reserva já tinha terminado.')).toBeVisible();
    expect(screen.getByText('Reserva cancelada.')).toBeVisible();
  });

  test('of one that had ended meanwhile says that, and speaks of no others', async () => {
    const { user } = await openHolds();
    await server.db.hold.updateMany({
      where: { situacao: 'liberada', title: { titulo: 'Clube da Esquina' } },
      data: { situacao: 'expirada', cod_exemplar: null },
    });
    await user.click(within(row('Clube da Esquina')).getByRole('button', { name: /^Cancelar reserva/ }));
    await user.click(await screen.findByRole('button', { name: 'Cancelar 1 reserva' }));
    expect(await screen.findAllByText('Esta reserva já tinha terminado.')).toHaveLength(2);
    expect(screen.queryByText(/de 1 reserva/)).not.toBeInTheDocument();
  });
});

describe('the history of holds', () => {
  const open = (search = '') => renderApp(`/meupergamum/historico-reservas${search}`, { patron: 'ana' });

  test('is of a period that stands in the address, and says how each ended', async () => {
    await open('?de=2025-03-10&ate=2026-03-10');
    expect(await screen.findByText('Não retirada a tempo')).toBeVisible();
    expect(screen.getByText('Atendida')).toBeVisible();
    expect(screen.getByLabelText('De')).toHaveValue('2025-03-10');
    const asked = server.calls.map(({ path }) => path).filter((path) => path.includes('dataIni'));
    expect(asked.at(-1)).toContain('dataIni=2025-03-10&dataFim=2026-03-10');
  });

  test('needs both dates, the first not after the last, none beyond today', async () => {
    const { user, address } = await open();
    const [from, until] = [await screen.findByLabelText('De'), screen.getByLabelText('Até')];
    const before = address();
    await user.clear(from);
    await user.click(screen.getByRole('button', { name: 'Mostrar' }));
    expect(from).toHaveAccessibleDescription('Escolha a data inicial.');
    expect(from).toHaveFocus();
    await user.type(from, '2026-03-09');
    await user.clear(until);
    await user.type(until, '2026-03-01');
    expect(until).toHaveAccessibleDescription('A data inicial não pode vir depois da final.');
    expect(address()).toBe(before);
  });
});
