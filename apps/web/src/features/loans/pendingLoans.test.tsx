import { screen, waitFor, within } from '@testing-library/dom';
import { signIn } from '../session/openSession';
import { loadSettings } from '../../shared/settings';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

const address = '/meupergamum/titulos-pendentes';
const shownLoans = () => [...document.querySelectorAll('[id^=tit-]')].map((name) => name.id);
const borrow = async (patron: string) => {
  const app = await renderApp(address, { patron });
  await waitFor(() => expect(shownLoans()).not.toEqual([]));
  return app;
};

describe('another patron in the place of the first', () => {
  test('sees nothing of what the first one had, not even while the answer is under way', async () => {
    const { store, user } = await borrow('ana');
    const before = shownLoans();
    await user.click(screen.getByRole('checkbox', { name: /^Selecionar os? \d/ }));
    const letThrough = server.pause(/titulos-pendentes/);
    const as = { username: 'bruno', password: 'biblioteca', remember: false };
    await signIn(as, { settings: await loadSettings(), dispatch: store.dispatch });
    expect(await screen.findByRole('status')).toHaveTextContent('Carregando');
    expect(shownLoans()).toEqual([]);
    letThrough();
    await waitFor(() => expect(shownLoans()).not.toEqual([]));
    expect(shownLoans().filter((id) => before.includes(id))).toEqual([]);
    expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
  });
});

test('what can be renewed is judged by the library’s clock, not by the browser’s', async () => {
  await borrow('ana');
  // By the browser's clock, every loan of the test database would be overdue.
  expect(screen.getByRole('checkbox', { name: /^Selecionar os? \d/ })).toBeEnabled();
});

test('a book that goes back today says whether its library is open, others do not', async () => {
  const [loan] = await server.db.loan.findMany({
    where: { person: { persona_id: 'bruno' }, data_devolucao: null },
    include: { copy: { include: { title: true } } },
  });
  if (!loan) throw new Error('Bruno has no loan.');
  await server.db.loan.update({
    where: { cod_emprestimo: loan.cod_emprestimo },
    data: { data_prevista: new Date('2026-03-10') },
  });
  await borrow('bruno');
  const hours = await screen.findByText(/^(Aberta até|Abre hoje|Fechada)/);
  expect(hours.closest('li')).toHaveTextContent(loan.copy.title.titulo);
});

test('more than twenty loans are shown in pages', async () => {
  const { cod_emprestimo: _, ...loan } = await server.db.loan.findFirstOrThrow({
    where: { person: { persona_id: 'ana' }, data_devolucao: null },
  });
  const free = await server.db.copy.findMany({ where: { loans: { none: { data_devolucao: null } } }, take: 20 });
  await server.db.loan.createMany({ data: free.map(({ cod_exemplar }) => ({ ...loan, cod_exemplar })) });
  const { user } = await borrow('ana');
  expect(shownLoans()).toHaveLength(20);
  await user.click(screen.getByRole('link', { name: 'Próxima' }));
  await waitFor(() => expect(shownLoans()).toHaveLength(5));
});

describe('several renewals at once', () => {
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Selecionar (?!os? \d)/ });
  const renewSelected = () => screen.getByRole('button', { name: 'Renovar selecionados' });

  test('need at least one that is chosen', async () => {
    const { user } = await borrow('ana');
    await user.click(renewSelected());
    expect(await screen.findByRole('alert')).toHaveTextContent('Escolha ao menos um título para renovar.');
    expect(server.calls.filter(({ path }) => path.endsWith('/renovacao'))).toEqual([]);
  });

  test('are sent for those that may be renewed, which one box chooses', async () => {
    const { user } = await borrow('ana');
    const renewable = boxes().filter((box) => !box.disabled);
    expect(renewable.length).toBeLessThan(boxes().length);
    await user.click(screen.getByRole('checkbox', { name: /^Selecionar os? \d/ }));
    expect(renewable.every((box) => box.checked)).toBe(true);
    await user.click(renewSelected());
    expect(await screen.findByText(/renovado com sucesso/i)).toBeVisible();
  });

  test('are asked about, book by book, where one of them gains nothing', async () => {
    const open = { person: { persona_id: 'ana' }, data_devolucao: null };
    const loan = await server.db.loan.findFirstOrThrow({ where: open, orderBy: { data_prevista: 'desc' } });
    // As long as a loan can be from today on.
    await server.db.loan.update({
      where: { cod_emprestimo: loan.cod_emprestimo },
      data: { data_prevista: new Date('2027-03-10'), renovacoes: 0 },
    });
    const { user } = await borrow('ana');
    const row = document.getElementById(`tit-${loan.cod_exemplar}`)?.closest('li') as HTMLElement;
    await user.click(within(row).getByRole('checkbox'));
    await user.click(renewSelected());
    const dialog = within(await screen.findByRole('dialog', { name: 'Renovar selecionados' }));
    const { title } = await server.db.copy.findUniqueOrThrow({
      where: { cod_exemplar: loan.cod_exemplar },
      include: { title: true },
    });
    // It is the only one there, and not ticked.
    expect(dialog.getByRole('checkbox')).not.toBeChecked();
    expect(dialog.getByText(title.titulo)).toBeVisible();
    expect(server.calls.filter(({ path }) => path.endsWith('/renovacao'))).toEqual([]);
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: /^Renovar/ }));
    expect(await screen.findByText(/renovado com sucesso/i)).toBeVisible();
    expect(within(row).getByRole('checkbox')).not.toBeChecked();
  });

  test('of which the library refuses one say how many went through, and at that title why', async () => {
    const { user } = await borrow('ana');
    const chosen = boxes().filter((box) => !box.disabled);
    expect(chosen.length).toBeGreaterThan(1);
    const row = chosen[0]?.closest('li');
    const { title, ...copy } = await server.db.copy.findUniqueOrThrow({
      where: { cod_exemplar: row?.querySelector('[id^=tit-]')?.id.replace('tit-', '') },
      include: { title: true },
    });
    // Another user has placed a hold since it was loaded.
    const { cod_pessoa } = await server.db.person.findFirstOrThrow({ where: { logins: { some: { login: 'bruno' } } } });
    const { cod_acervo, volume, tomo, parte } = copy;
    await server.db.hold.create({
      data: {
        ...{ cod_acervo, volume, tomo, parte, cod_pessoa, biblioteca: copy.cod_biblioteca },
        situacao: 'fila',
        data: '2026-03-10T12:00:00Z',
      },
    });
    await user.click(screen.getByRole('checkbox', { name: /^Selecionar os? \d/ }));
    await user.click(renewSelected());
    expect(
      await screen.findByText(`${chosen.length - 1} de ${chosen.length} renovados. Veja abaixo por que os outros não.`),
    ).toBeVisible();
    expect(await within(row as HTMLElement).findByText(/^Reservado por outra pessoa/)).toBeVisible();
    expect(within(row as HTMLElement).getByText(title.titulo)).toBeVisible();
  });
});

test('the list begins with what all delays cost, and by how much that grows each day', async () => {
  await borrow('bruno');
  expect(await screen.findByText(/^Os atrasos somam R\$\s\d+,\d0 e aumentam R\$\s3,00 por dia\.$/)).toBeVisible();
});

test('without a delay it begins with the loans', async () => {
  await borrow('ana');
  expect(screen.queryByText(/atrasos? soma/)).not.toBeInTheDocument();
});
