import { screen, waitFor, within } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

const rows = () => [...document.querySelectorAll('[id^=tit-]')].map((name) => name.textContent);
const row = (title: string) =>
  screen.getAllByRole('listitem').find((item) => within(item).queryByText(title)) as HTMLElement;
const renew = (title: string) => within(row(title)).getByTitle('Renovar');
const openLoans = async () => {
  const app = await renderApp('/meupergamum/titulos-pendentes', { patron: 'ana' });
  await waitFor(() => expect(rows()).toHaveLength(5));
  return app;
};

describe('a renewed loan', () => {
  test('stays where it was, until the list is put in order again', async () => {
    const { user } = await openLoans();
    const before = rows();
    expect(before[0]).toBe('Redes de computadores');
    await user.click(renew('Redes de computadores'));
    await within(row('Redes de computadores')).findByText(/^1 de \d+ renovações$/);
    expect(rows()).toEqual(before);
    const order = screen.getByRole('combobox', { name: 'Ordenar' });
    await user.selectOptions(order, 'Título');
    await user.selectOptions(order, 'Vence primeiro');
    expect(rows().at(-1)).toBe('Redes de computadores');
  });

  test('of several says under each row what became of it', async () => {
    const { user } = await openLoans();
    await server.db.loan.updateMany({
      where: { copy: { title: { titulo: 'Pedagogia do oprimido' } }, data_devolucao: null },
      data: { renovacoes: 5 },
    });
    await user.click(screen.getByRole('checkbox', { name: /^Selecionar os/ }));
    await user.click(screen.getByRole('button', { name: 'Renovar selecionados' }));
    expect(await screen.findByText(/^2 de 3 renovados/)).toBeVisible();
    const told = (title: string) => within(row(title)).getByText(/renovado\./i).textContent;
    expect(told('Redes de computadores')).toMatch(/^Renovado\. Novo prazo: \d+ \w+\.$/);
    expect(told('Memórias póstumas de Brás Cubas')).toMatch(/^Renovado\./);
    // The toast has announced the success.
    expect(within(row('Redes de computadores')).queryByRole('status')).not.toBeInTheDocument();
    expect(within(row('Pedagogia do oprimido')).getByRole('status')).toBeVisible();
    expect(told('Pedagogia do oprimido')).toBe('Não renovado. Você já usou as 5 renovações deste livro.');
    expect(within(row('Torto arado')).queryByRole('status')).not.toBeInTheDocument();
  });
});

test('that was refused is no longer announced when the next one is sent', async () => {
  const { user } = await openLoans();
  await server.db.loan.updateMany({
    where: { copy: { title: { titulo: 'Pedagogia do oprimido' } }, data_devolucao: null },
    data: { renovacoes: 5 },
  });
  await user.click(renew('Pedagogia do oprimido'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^0 de 1/);
  const answer = server.pause(/\/renovacao$/);
  await user.click(renew('Redes de computadores'));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  answer();
  expect(await screen.findByRole('alert')).toHaveTextContent('Redes de computadores renovado com sucesso');
});

test('under way are shown as such until each is answered, one beside the other', async () => {
  const { user } = await openLoans();
  const answer = server.pause(/\/renovacao$/);
  await user.click(renew('Redes de computadores'));
  await user.click(renew('Pedagogia do oprimido'));
  expect(renew('Redes de computadores')).toHaveAttribute('aria-busy', 'true');
  expect(renew('Pedagogia do oprimido')).toHaveAttribute('aria-busy', 'true');
  await user.click(renew('Redes de computadores'));
  answer();
  expect(await within(row('Redes de computadores')).findByText(/^1 de \d+ renovações$/)).toBeVisible();
  expect(await within(row('Pedagogia do oprimido')).findByText(/^1 de \d+ renovações$/)).toBeVisible();
  await waitFor(() => expect(renew('Redes de computadores')).not.toHaveAttribute('aria-busy'));
  expect(server.calls.filter(({ path }) => path.endsWith('/renovacao'))).toHaveLength(2);
});

test('all at once are shown before, with what each gains: only what is worth its price is ticked', async () => {
  const { user } = await openLoans();
  await user.click(screen.getByRole('link', { name: 'Renovação' }));
  await user.click(await screen.findByRole('button', { name: 'Renovar todos…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Renovar todos' }));
  const box = (name: RegExp) => dialog.getByRole('checkbox', { name });
  expect(dialog.getByRole('row', { name: /^Torto arado/ })).toHaveTextContent('Não renova.');
  expect(dialog.queryByRole('checkbox', { name: /^Torto arado/ })).not.toBeInTheDocument();
  expect(box(/^Redes/)).toBeChecked();
  expect(box(/^Pedagogia/)).not.toBeChecked();
  await user.click(box(/^Redes/));
  const send = () => dialog.getByRole('button', { name: /^Renovar/ });
  expect(send()).toHaveAccessibleDescription('Marque ao menos um.');
  await user.click(box(/^Memórias/));
  await user.click(box(/^Pedagogia/));
  expect(send()).toHaveTextContent('Renovar 2 títulos');
  await user.click(send());
  expect(await screen.findByText('Renovado com sucesso: 2 títulos.')).toBeVisible();
  expect(within(row('Redes de computadores')).getByText(/^0 de \d+ renovações$/)).toBeVisible();
});

test('without a network the list stays, one message says so, and the list is read again when the network is back', async () => {
  const { user, store } = await openLoans();
  // Pending queries of the menu and the renewal bar would fail too and show toasts; the menu only sends its own once it
  // is loaded.
  await screen.findAllByText(', 2 alertas não lidos');
  await waitFor(() =>
    expect(Object.values(store.getState().api.queries).map((query) => query?.status)).not.toContain('pending'),
  );
  const before = rows();
  const answer = globalThis.fetch;
  const tried: string[] = [];
  globalThis.fetch = (input) => {
    tried.push(String(input));
    return Promise.reject(new TypeError('There is no connection.'));
  };
  await user.click(renew('Redes de computadores'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Sem contato com o servidor.');
  await waitFor(() => expect(tried.filter((path) => path.includes('titulos-pendentes'))).not.toEqual([]));
  await waitFor(() => expect(renew('Redes de computadores')).not.toHaveAttribute('aria-busy', 'true'));
  expect(rows()).toEqual(before);
  expect(screen.getAllByRole('alert')).toHaveLength(1);

  globalThis.fetch = answer;
  await server.db.loan.updateMany({
    where: { copy: { title: { titulo: 'Redes de computadores' } }, data_devolucao: null },
    data: { renovacoes: 3 },
  });
  window.dispatchEvent(new Event('online'));
  expect(await within(row('Redes de computadores')).findByText(/^3 de \d+ renovações$/)).toBeVisible();
});
