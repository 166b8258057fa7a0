import { screen, waitFor, within } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

const openLoans = (persona_id: string) =>
  server.db.loan.findMany({
    where: { person: { persona_id }, data_devolucao: null },
    orderBy: { data_prevista: 'asc' },
    include: { copy: { select: { cod_acervo: true } } },
  });

/** Clients that read the page press the button whose place among the buttons is that of the name among the names (ruling E7). */
async function expectButtonForEach(count: number): Promise<void> {
  const names = () => [...document.querySelectorAll('span[id^=tit-]')].map((name) => name.textContent);
  await screen.findByRole('heading', { level: 2, name: 'O que fazer agora' });
  await waitFor(() => expect(names()).toHaveLength(count));
  const buttons = screen.getAllByTitle('Renovar').map((button) => button.getAttribute('aria-label'));
  expect(buttons.map((label) => label?.replace(/^Renovar[^:]*: /, ''))).toEqual(names());
}

test.each(['ana', 'bruno'])('the first screen has one renewal for each loan of %s, in one order', async (patron) => {
  const loans = await openLoans(patron);
  await renderApp('/meupergamum', { patron });
  await expectButtonForEach(loans.length);
});

test('a late, a reserved and a used-up loan have a renewal that says why not, among others that renew', async () => {
  const [late, reserved, usedUp] = await openLoans('ana');
  if (!late || !reserved || !usedUp) throw new Error('Ana has too few loans.');
  const due = (day: string) => new Date(`2026-03-${day}`);
  const change = (cod_emprestimo: number, data: { data_prevista: Date; renovacoes?: number }) =>
    server.db.loan.update({ where: { cod_emprestimo }, data });
  await change(late.cod_emprestimo, { data_prevista: due('08') });
  await change(reserved.cod_emprestimo, { data_prevista: due('11') });
  await change(usedUp.cod_emprestimo, { data_prevista: due('12'), renovacoes: 5 });
  await renderApp('/meupergamum', { patron: 'ana' });
  await expectButtonForEach(5);
  const list = within(screen.getByRole('region', { name: 'O que fazer agora' }));
  const [first, ...others] = list.getAllByTitle('Renovar');
  expect(first).toHaveAttribute('aria-disabled', 'true');
  expect(first).toHaveAccessibleDescription('Está em atraso. Devolva o livro na biblioteca.');
  expect(others).toHaveLength(2);
});

test('all loans are on the first screen at once, also after the seventh thing to do', async () => {
  const { cod_pessoa } = await server.db.person.findFirstOrThrow({ where: { persona_id: 'nada-consta' } });
  const copies = await server.db.copy.findMany({ where: { loans: { none: {} } }, take: 9 });
  await server.db.loan.createMany({
    data: copies.map(({ cod_exemplar }) => ({
      ...{ cod_exemplar, cod_pessoa, limite_renovacoes: 5 },
      data_saida: new Date('2026-03-01'),
      data_prevista: new Date('2026-03-12'),
    })),
  });
  await renderApp('/meupergamum', { patron: 'nada-consta' });
  await expectButtonForEach(9);
});
