import { HoldStatus } from '@catalogue/api-contract';
import { screen, waitFor, within } from '@testing-library/dom';
import { saveDraft } from '../../shared/drafts';
import { signedIn } from '../../shared/session';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

const addressOf = async (titulo: string) => {
  const title = await server.db.title.findFirstOrThrow({ where: { titulo: { startsWith: titulo } } });
  return `/acervo/${title.cod_acervo}/reserva`;
};
const posted = () => server.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/reserva'));

test('who is not signed in does that inside the tab, agrees to a place in the queue, and gets it, once', async () => {
  const app = await renderApp(await addressOf('Grande sertão'));
  await app.user.type(await screen.findByRole('textbox', { name: 'Matrícula' }), 'ana');
  await app.user.type(screen.getByLabelText('Senha'), 'biblioteca{Enter}');
  const unit = await screen.findByRole('combobox', { name: 'Onde retirar' });
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Reservar' })).toHaveFocus());
  await app.user.selectOptions(unit, 'Biblioteca Central');
  const place = await screen.findByText(/^Você será a (próxima|\d+ª) pessoa/);
  await app.user.dblClick(screen.getByRole('button', { name: /^Reservar/ }));
  const told = (await screen.findByText('Reserva feita')).closest('[tabindex]');
  expect(told).toHaveFocus();
  expect(told).toHaveTextContent(/(próxima|\d+ª) pessoa/.exec(place.textContent)?.[0] ?? 'no place');
  expect(posted()).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Ver minhas reservas' })).toHaveAttribute('href', '/meupergamum/reservas');
});

test('who owes something is told before what that means for a hold, and may place it all the same', async () => {
  await renderApp(await addressOf('Grande sertão'), { patron: 'bruno' });
  expect(await screen.findByText(/livros seus estão em atraso e custam, juntos, R\$ 3,00 por dia\./)).toBeVisible();
  expect(await screen.findByText(/^Você deve R\$/)).toBeVisible();
  expect(screen.getByText(/^A reserva pode ser feita assim mesmo\./)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Reservar/ })).not.toHaveAttribute('aria-disabled');
});

test('what happens to a copy that nobody fetches is told before the click', async () => {
  const app = await renderApp(await addressOf('Grande sertão'), { patron: 'nada-consta' });
  await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Onde retirar' }), 'Biblioteca Central');
  expect(await screen.findByText(/fica guardado para você por 3 dias\. .*a reserva termina, sem multa/)).toBeVisible();
  expect(screen.queryByText(/^Antes de reservar/)).toBeNull();
  expect(posted()).toEqual([]);
});

test('while the place in the queue is looked up the button is busy', async () => {
  const app = await renderApp(await addressOf('Grande sertão'), { patron: 'nada-consta' });
  const unit = await screen.findByRole('combobox', { name: 'Onde retirar' });
  const goOn = server.pause(/validar-fila/);
  await app.user.selectOptions(unit, 'Biblioteca Central');
  const button = screen.getByRole('button', { name: /^Reservar/ });
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  goOn();
  await screen.findByText(/^Você será a (próxima|\d+ª) pessoa/);
  expect(button).not.toHaveAttribute('aria-busy');
});

test('a place in the queue that could not be looked up is looked up again by the same button, and agreed to first', async () => {
  const app = await renderApp(await addressOf('Grande sertão'), { patron: 'nada-consta' });
  const unit = await screen.findByRole('combobox', { name: 'Onde retirar' });
  await server.fail({ name: 'unexpected-500', endpoint: 'checkHoldQueue', times: 1 });
  await app.user.selectOptions(unit, 'Biblioteca Central');
  expect(await screen.findByText('Algo não saiu como devia. Tente de novo em instantes.')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: /^Reservar/ }));
  expect(await screen.findByText(/^Você será a (próxima|\d+ª) pessoa/)).toBeVisible();
  expect(posted()).toEqual([]);
});

test('the forecast says how often the last ones came true, before the hold is placed and after it', async () => {
  const { cod_acervo, cod_pessoa } = await server.db.hold.findFirstOrThrow({ orderBy: { cod_reserva: 'asc' } });
  const [until, later] = [new Date('2026-03-05'), new Date('2026-03-06')];
  await server.db.hold.updateMany({ data: { prevista_ate: null } });
  await server.db.hold.createMany({
    data: Array.from({ length: 12 }, (_, nth) => ({
      ...{ cod_acervo, cod_pessoa, biblioteca: 1, situacao: HoldStatus.met, data: until, encerrada_em: later },
      ...{ prevista_ate: until, pronta_em: nth < 9 ? until : later },
    })),
  });
  const app = await renderApp(await addressOf('Grande sertão'), { patron: 'nada-consta' });
  await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Onde retirar' }), 'Biblioteca Central');
  const howOften = 'Em 9 das últimas 12 previsões desta biblioteca, o livro ficou pronto até o último dia previsto.';
  expect(await screen.findByText(howOften)).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: /^Reservar/ }));
  const placed = (await screen.findByText('Reserva feita')).closest('[tabindex]');
  expect(placed).toHaveTextContent(howOften);
});

test('a shelf of an old draft that the title has no more is not asked for', async () => {
  const address = await addressOf('Grande sertão');
  const { go, user } = await renderApp('/', { patron: 'nada-consta' });
  const [, , codAcervo] = address.split('/');
  await saveDraft(null, `hold.${codAcervo}`, JSON.stringify({ localizacao: 'Porão' }));
  go(address);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Onde retirar' }), 'Biblioteca Central');
  await screen.findByText(/^Você será a (próxima|\d+ª) pessoa/);
  await user.click(screen.getByRole('button', { name: /^Reservar/ }));
  expect(await screen.findByText('Reserva feita')).toBeVisible();
});

test('what is not chosen is named, with the way to its field, and nothing is sent', async () => {
  const app = await renderApp(await addressOf('Grande sertão'), { patron: 'ana' });
  await app.user.click(await screen.findByRole('button', { name: /^Reservar/ }));
  const summary = await screen.findByRole('group', { name: /^Falta acertar/ });
  expect(summary).toHaveFocus();
  await app.user.click(screen.getByRole('link', { name: 'Escolha a biblioteca onde retirar.' }));
  const unit = screen.getByRole('combobox', { name: 'Onde retirar' });
  expect(unit).toHaveFocus();
  expect(unit).toHaveAccessibleDescription('Escolha a biblioteca onde retirar.');
  expect(posted()).toEqual([]);
});

test.each([
  [
    'a copy is on the shelf',
    'Memórias póstumas',
    'Há exemplares na estante, então não é preciso reservar.',
    'Pedir empréstimo',
  ],
  ['it is held already', 'Inteligência artificial', 'Você já reservou este título.', 'Ver minhas reservas'],
])('while %s the tab says so before any click, and what to do instead', async (_, title, reason, wayOn) => {
  await renderApp(await addressOf(title), { patron: 'ana' });
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getAllByRole('link', { name: wayOn }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /^Reservar/ })).toBeNull();
});

test('who acts for another person is told of that person’s hold', async () => {
  const { store } = await renderApp(await addressOf('Inteligência artificial'), { patron: 'ana' });
  await screen.findByText('Você já reservou este título.');
  const { patron } = store.getState().session;
  if (!patron) throw new Error('nobody is signed in');
  store.dispatch(signedIn({ ...patron, originalUser: { login: 'tomas', nome_pessoa: 'Tomás' } }));
  expect(await screen.findByText('Esta pessoa já reservou este título.')).toBeVisible();
});

test('a hold in a library that the patron is away from is explained at its button, which sends nothing', async () => {
  const address = await addressOf('Grande sertão');
  const { cod_pessoa } = await server.db.person.findFirstOrThrow({ where: { logins: { some: { login: 'ana' } } } });
  await server.db.deviation.create({
    data: {
      ...{ cod_pessoa, cod_biblioteca: 1, motivo: 'Atraso', origem: 'multa' },
      data_inicio: new Date('2026-03-01T00:00:00Z'),
      data_fim: null,
    },
  });
  const app = await renderApp(address, { patron: 'ana' });
  await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Onde retirar' }), 'Biblioteca Central');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Reservar/ })).toHaveAccessibleDescription(
      /^Você está afastado desta biblioteca/,
    ),
  );
  await app.user.click(screen.getByRole('button', { name: /^Reservar/ }));
  expect(posted()).toEqual([]);
});

test.each([
  ['a title that they hold', 'Inteligência artificial', 'Você já reservou este título.', 'Minhas reservas', 'reservas'],
  ['a title that they have', 'Torto arado', 'Está com você até 14/03/2026.', 'Meus empréstimos', 'titulos-pendentes'],
])('a patron is told of %s, and led there', async (_, title, told, wayOn, screenName) => {
  const address = (await addressOf(title)).replace('/reserva', '');
  await renderApp(address, { patron: 'ana' });
  const panel = (await screen.findByText(told)).closest('section');
  expect(within(panel as HTMLElement).getByRole('link', { name: wayOn })).toHaveAttribute(
    'href',
    `/meupergamum/${screenName}`,
  );
  expect(within(panel as HTMLElement).queryByRole('link', { name: 'Reservar' })).toBeNull();
});
