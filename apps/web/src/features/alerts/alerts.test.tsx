import { screen, waitFor, within } from '@testing-library/dom';
import { loadSettings } from '../../shared/settings';
import { clickTwice } from '../../testing/clickTwice';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';
import { signIn } from '../session/openSession';

const server = serverForEach();

const alert = (title: string) => screen.getByText(title).closest('li') as HTMLElement;
const toast = (title: string) =>
  within(screen.getByText(`Alerta removido: ${title}`).closest('[role=alert]') as HTMLElement);
const deleted = () => server.calls.filter(({ method }) => method === 'DELETE').length;
type App = Awaited<ReturnType<typeof renderApp>>;
const open = async () => {
  const app = await renderApp('/meupergamum/alertas', { patron: 'ana' });
  await screen.findByRole('list', { name: 'Alertas' });
  return app;
};

test('how many alerts are true now is the same whatever the period', async () => {
  const { go } = await open();
  const tab = () => screen.getByRole('link', { name: /^Valem agora/ });
  await waitFor(() => expect(tab()).toHaveTextContent(/\d$/));
  const before = tab().textContent;
  expect(before).not.toMatch(/\D0$/);
  go('/meupergamum/alertas?de=2020-01-01&ate=2020-02-01');
  expect(await screen.findByText(/^Nenhum alerta nesse período/)).toBeVisible();
  expect(tab()).toHaveTextContent(before);
});

describe('an alert', () => {
  test('that is marked as read counts no more', async () => {
    await open();
    expect(alert('Clube da Esquina está à sua espera')).toHaveTextContent(/^Não lido:/);
    expect(await screen.findAllByText(', 2 alertas não lidos')).not.toEqual([]);
    clickTwice(screen.getByRole('button', { name: 'Marcar como lido: Clube da Esquina está à sua espera' }));
    await waitFor(() => expect(alert('Clube da Esquina está à sua espera')).not.toHaveTextContent('Não lido'));
    expect(await screen.findAllByText(', 1 alerta não lido')).not.toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent('Marcado como lido: Clube da Esquina está à sua espera');
    expect(server.calls.filter(({ path }) => /\/alertas\/\d+$/.test(path))).toHaveLength(1);
    expect(screen.getByRole('list', { name: 'Alertas' })).toHaveFocus();
  });

  test('that is marked as read on the first screen leaves the focus in its list', async () => {
    await server.db.alert.updateMany({ where: { titulo: 'Sugestão atendida' }, data: { lido: false } });
    const { user } = await renderApp('/meupergamum/inicio', { patron: 'ana' });
    await user.click(await screen.findByRole('button', { name: 'Marcar como lido: Sugestão atendida' }));
    expect(await screen.findByText('Marcado como lido: Sugestão atendida')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('list', { name: 'Alertas' })).toHaveFocus());
  });

  test('that is removed can be brought back, for as long as its toast is open', async () => {
    const { user } = await open();
    clickTwice(screen.getByRole('button', { name: 'Remover: Clube da Esquina está à sua espera' }));
    await waitFor(() => expect(screen.queryByText('Clube da Esquina está à sua espera')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('list', { name: 'Alertas' })).toHaveFocus());
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Clube da Esquina está à sua espera')).toBeVisible();
    expect(deleted()).toBe(0);
  });

  test('can be brought back also when another was removed after it', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Remover: Horário de férias' }));
    await user.click(screen.getByRole('button', { name: 'Remover: Sugestão atendida' }));
    await user.click(toast('Horário de férias').getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Horário de férias')).toBeVisible();
    expect(toast('Sugestão atendida').getByRole('button', { name: 'Desfazer' })).toBeVisible();
    expect(deleted()).toBe(0);
  });

  test('goes for good when its toast does, and stands there again when the library does not remove it', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Remover: Horário de férias' }));
    expect(deleted()).toBe(0);
    await server.fail({ name: 'unexpected-500', endpoint: 'deleteAlert', times: 1 });
    await user.click(toast('Horário de férias').getByRole('button', { name: 'Fechar' }));
    expect(await screen.findByText('Horário de férias')).toBeVisible();
    expect(await server.db.alert.count({ where: { titulo: 'Horário de férias' } })).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Remover: Sugestão atendida' }));
    await user.click(toast('Sugestão atendida').getByRole('button', { name: 'Fechar' }));
    await waitFor(async () => expect(await server.db.alert.count({ where: { titulo: 'Sugestão atendida' } })).toBe(0));
    expect(screen.queryByText('Sugestão atendida')).not.toBeInTheDocument();
  });

  test.each([
    ['signs out', (app: App) => app.user.click(screen.getAllByRole('button', { name: 'Sair' })[0] as HTMLElement)],
    [
      'makes way for another person',
      async ({ store: { dispatch } }: App) =>
        void (await signIn(
          { username: 'bruno', password: 'biblioteca', remember: false },
          { settings: await loadSettings(), dispatch },
        )),
    ],
  ])('that is removed stays so when its owner %s at once', async (_, leave) => {
    const app = await open();
    await app.user.click(screen.getByRole('button', { name: 'Remover: Horário de férias' }));
    await screen.findByRole('button', { name: 'Desfazer' });
    await leave(app);
    await waitFor(async () => expect(await server.db.alert.count({ where: { titulo: 'Horário de férias' } })).toBe(0));
    expect(screen.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument();
  });
});

test('an alert links to its subject and its action; once its fact is over, it is in the other tab and says so', async () => {
  const { user, address } = await open();
  const ready = alert('Clube da Esquina está à sua espera');
  expect(within(ready).getByRole('link', { name: /^Ver onde retirar/ })).toHaveAttribute(
    'href',
    '/meupergamum/reservas',
  );
  await server.db.hold.updateMany({ where: { situacao: 'liberada' }, data: { situacao: 'expirada' } });
  await user.click(screen.getByRole('link', { name: 'Já passaram' }));
  expect(address()).toBe('/meupergamum/alertas/passados');
  const over = (await screen.findByText('O prazo de Clube da Esquina terminou')).closest('li') as HTMLElement;
  expect(over).toHaveTextContent('No lugar de: Clube da Esquina está à sua espera');
  expect(within(over).getByRole('link', { name: /^Reservar de novo/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/acervo\/\d+\/reserva$/),
  );
  expect(await screen.findAllByText(', 1 alerta não lido')).not.toEqual([]);
});

test('a notice of a slip that was cancelled speaks of the slip, not of a hold', async () => {
  const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'ana' } });
  const slip = await server.db.paymentSlip.create({
    data: {
      ...{ cod_pessoa, cod_biblioteca: 1, valor: 9, linha_digitavel: '8'.repeat(48) },
      vencimento: new Date('2026-03-11'),
      created_at: new Date('2026-03-06T12:00:00Z'),
    },
  });
  const codigo = String(slip.id);
  const aviso = {
    ...{ tipo: 'guia_vence_amanha', codigo, nome: codigo, dia: '2026-03-10', ate: '2026-03-11', estado: '9.00' },
    cod_acervo: null,
    desc_biblioteca: 'Biblioteca Central',
  };
  const data = new Date('2026-03-10T03:00:00Z');
  await server.db.alert.create({
    data: { cod_pessoa, thing: `guia:${codigo}`, titulo: 'Guia', texto: 'Guia', data, aviso },
  });
  await renderApp('/meupergamum/alertas/passados', { patron: 'ana' });
  expect(await screen.findByText('A guia foi cancelada: o débito mudou')).toBeVisible();
});

test.each([
  ['alertas', null],
  ['inicio', null],
  ['alertas/passados', 'antigo'],
])('a notice of a kind that only a newer server knows says what that server stored: %s', async (slug, desfecho) => {
  // This server has no such kind, and refuses to say it; the page says that in the console.
  jest.spyOn(console, 'warn').mockReturnValue();
  const alert = {
    ...{
      id: '90',
      lido: false,
      titulo: 'A sala 3 é sua',
      texto: 'Pegue a chave no balcão.',
      data: '2026-03-10T03:00:00Z',
    },
    aviso: {
      ...{ tipo: 'sala_reservada', codigo: '7', nome: 'Sala 3', dia: '2026-03-10', ate: null, estado: null, desfecho },
      ...{ cod_acervo: null, desc_biblioteca: 'Biblioteca Central' },
    },
  };
  const own = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await own(input, init);
    return /\/solicitacoes\/alertas$/.test(String(input))
      ? Response.json([alert, ...((await answer.json()) as object[])])
      : answer;
  };
  await renderApp(`/meupergamum/${slug}`, { patron: 'ana' });
  const row = (await screen.findByText('A sala 3 é sua')).closest('li') as HTMLElement;
  expect(row).toHaveTextContent(/A sala 3 é suaPegue a chave no balcão\./);
  if (desfecho) expect(row).not.toHaveTextContent('Não lido');
  else expect(row).toHaveTextContent(/^Não lido/);
  expect(within(row).queryByRole('link')).not.toBeInTheDocument();
});

test('alerts are shown whole until a period is chosen, and whole again by one link', async () => {
  const { user, address } = await renderApp('/meupergamum/alertas?de=2025-01-01&ate=2025-01-02', { patron: 'ana' });
  expect(await screen.findByText(/^Nenhum alerta nesse período/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ver todos' }));
  expect(await screen.findByText('Clube da Esquina está à sua espera')).toBeVisible();
  expect(address()).toBe('/meupergamum/alertas');
  expect(screen.getByLabelText('De')).toHaveValue('');
});

test('dates of an address that are no period are said to be none, and the list stands whole', async () => {
  await renderApp('/meupergamum/alertas?de=2026-13-45&ate=abc', { patron: 'ana' });
  expect(await screen.findByText('As datas do endereço não formam um período. A lista está inteira.')).toBeVisible();
  expect(await screen.findByText('Clube da Esquina está à sua espera')).toBeVisible();
});

test('alerts are headings, below that of the screen or of the card', async () => {
  const named = { name: /Clube da Esquina está à sua espera$/, level: 2 };
  await open();
  expect(screen.getByRole('heading', named)).toBeVisible();
});
