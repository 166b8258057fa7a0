import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { connectionChanged } from '../shared/connection';
import { rendered } from '../testing/render';
import { renderApp } from '../testing/renderApp';
import { serverForEach } from '../testing/server';

const server = serverForEach();

const titleOf = async (titulo: string) =>
  (await server.db.title.findFirstOrThrow({ where: { titulo: { startsWith: titulo } } })).cod_acervo;
/** What was sent all the same. */
const writes: string[] = [];
beforeEach(() => void (writes.length = 0));
/** No reply arrives any more, once those that are under way have. */
async function cutOff({ store }: Awaited<ReturnType<typeof renderApp>>) {
  const isUnderWay = () => Object.values(store.getState().api.queries).some((entry) => entry?.status === 'pending');
  const noneIsUnderWay = () => waitFor(() => expect(isUnderWay()).toBe(false));
  await noneIsUnderWay();
  globalThis.fetch = (input, { method = 'GET' } = {}) => {
    if (method !== 'GET') writes.push(`${method} ${String(input)}`);
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  // A call that was made in between still gets its reply, and a reply means that there is a connection.
  await noneIsUnderWay();
  store.dispatch(connectionChanged('lost'));
  await rendered();
}
const refuses = async (button: HTMLElement) => {
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/Só com a conexão de volta\./);
  fireEvent.click(button);
  const form = button.closest('form') ?? document.getElementById(button.getAttribute('form') ?? '');
  if (form) fireEvent.submit(form);
  await rendered();
  expect(writes).toEqual([]);
};

describe('without a network the button says why it does nothing', () => {
  test('of a hold', async () => {
    const app = await renderApp(`/acervo/${await titleOf('Grande sertão')}/reserva`, { patron: 'nada-consta' });
    const unit = await screen.findByRole('combobox', { name: 'Onde retirar' });
    await app.user.selectOptions(unit, 'Biblioteca Central');
    await screen.findByText(/^Você será a (próxima|\d+ª) pessoa/);
    await cutOff(app);
    await refuses(screen.getByRole('button', { name: /^Reservar/ }));
  });

  test('of a loan request', async () => {
    const cod_acervo = await titleOf('Memórias póstumas');
    const app = await renderApp(`/acervo/${cod_acervo}/solicitacao-emprestimo`, { patron: 'trocas' });
    const send = await screen.findByRole('button', { name: /^Enviar pedido/ });
    await cutOff(app);
    await refuses(send);
  });

  test('of an interest', async () => {
    const app = await renderApp('/meupergamum/areas-interesse', { patron: 'ana' });
    await app.user.click(await screen.findByRole('button', { name: 'Estender: Freire, Paulo, 1921-1997' }));
    const dialog = within(await screen.findByRole('dialog'));
    await cutOff(app);
    await refuses(dialog.getByRole('button', { name: /^Estender/ }));
  });

  test('of an alert', async () => {
    const app = await renderApp('/meupergamum/alertas', { patron: 'ana' });
    await screen.findAllByRole('button', { name: /^Remover: / });
    await cutOff(app);
    for (const name of [/^Marcar como lido: /, /^Remover: /])
      for (const button of screen.getAllByRole('button', { name })) await refuses(button);
    expect(screen.queryByText(/^Alerta removido/)).toBeNull();
  });
});

test('the first screen says as of when it is, also on paper', async () => {
  const app = await renderApp('/meupergamum/inicio', { patron: 'ana' });
  const toDo = await screen.findByRole('region', { name: 'O que fazer agora' });
  await within(toDo).findAllByRole('listitem');
  expect(within(toDo).queryByText(/^Como estava/)).toBeNull();
  await cutOff(app);
  const asOf = await within(toDo).findByText(/^Como estava hoje às \d\d:\d\d\. Pode ter mudado\.$/);
  expect(asOf.closest('[data-screen-only]')).toBeNull();
});
