import { screen, waitFor, within } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

const open = async (patron = 'ana') => {
  const app = await renderApp('/meupergamum/alertas', { patron });
  await app.user.click(await screen.findByRole('link', { name: 'Como avisar' }));
  await screen.findByRole('table', { name: 'O que avisar' });
  return app;
};
const box = (name: string) => screen.getByRole('checkbox', { name });
const stored = () =>
  server.db.noticePreference.findMany({ select: { assunto: true, alerta: true, email: true, dias: true } });

test('a patron chooses where and how early to get notices; each choice is stored at once and described in words', async () => {
  const { user, address } = await open();
  expect(address()).toBe('/meupergamum/alertas/preferencias');
  expect(screen.getByText('ana@ufvi.example.org')).toBeVisible();
  expect(box('Minha vez na fila, E-mail')).not.toBeChecked();
  await user.click(box('Minha vez na fila, E-mail'));
  expect(await screen.findByText('Minha vez na fila: no catálogo e por e-mail')).toBeVisible();
  expect(box('Minha vez na fila, E-mail')).toBeChecked();
  expect(box('Minha vez na fila, E-mail')).toHaveFocus();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Prazo chegando, Quando' }),
    '5 dias antes e na véspera',
  );
  expect(await screen.findByText('Prazo chegando: 5 dias antes, no catálogo e por e-mail')).toBeVisible();
  expect(await stored()).toEqual([
    { assunto: 'fila', alerta: true, email: true, dias: null },
    { assunto: 'prazo', alerta: true, email: true, dias: 5 },
  ]);
});

test('who chooses about what is followed reads that the end of an interest is told with it', async () => {
  await open();
  const row = within(screen.getByRole('table')).getByText('O que acompanho').closest('tr') as HTMLElement;
  expect(row).toHaveTextContent('títulos e fascículos novos, e quando um interesse termina');
});

test('what is always told cannot be switched off and says so; its mail can', async () => {
  const { user } = await open();
  const row = screen.getByText('Atraso e multa').closest('tr') as HTMLElement;
  expect(box('Atraso e multa, No catálogo, sempre')).toBeDisabled();
  expect(row).toHaveTextContent('uma multa é sempre avisada');
  expect(within(row).getByText('sempre no catálogo')).toBeVisible();
  await user.click(box('Atraso e multa, E-mail'));
  expect(await screen.findByText('Atraso e multa: no catálogo')).toBeVisible();
});

test('what protects the account cannot be switched off at all, and says so', async () => {
  await open();
  const row = screen.getByText('Segurança da conta').closest('tr') as HTMLElement;
  for (const name of ['No catálogo, sempre', 'E-mail, sempre']) {
    expect(box(`Segurança da conta, ${name}`)).toBeDisabled();
    expect(box(`Segurança da conta, ${name}`)).toBeChecked();
  }
  expect(within(row).getByText('sempre, no catálogo e por e-mail')).toBeVisible();
});

test('a choice that is not stored is taken back', async () => {
  const { user } = await open();
  await server.fail({ name: 'unexpected-500', endpoint: 'setNoticePreference', times: 1 });
  await user.click(box('Comentários, No catálogo'));
  await waitFor(() => expect(box('Comentários, No catálogo')).toBeChecked());
  expect(await stored()).toEqual([]);
});

test('of several quick choices in a row the last wins, and each that waits is shown meanwhile', async () => {
  const { user } = await open();
  const release = server.pause(/meu-pergamum\/avisos$/);
  await user.click(box('Comentários, No catálogo'));
  await user.click(box('Comentários, E-mail'));
  await user.click(box('Comentários, No catálogo'));
  expect(box('Comentários, No catálogo')).toBeChecked();
  expect(box('Comentários, E-mail')).toBeChecked();
  release();
  expect(await screen.findByText('Comentários: no catálogo e por e-mail')).toBeVisible();
  await waitFor(() => expect(box('Comentários, E-mail')).not.toHaveAttribute('aria-busy'));
  expect(box('Comentários, No catálogo')).toBeChecked();
  expect(box('Comentários, E-mail')).toBeChecked();
  // The second was never sent: the third took its place.
  expect(server.calls.filter(({ method }) => method === 'PUT')).toHaveLength(2);
  expect(await stored()).toEqual([{ assunto: 'comentarios', alerta: true, email: true, dias: null }]);
});

test('a choice that fails leaves a later one of its row and the other rows as they are', async () => {
  const { user } = await open();
  await server.fail({ name: 'unexpected-500', endpoint: 'setNoticePreference', times: 1 });
  const release = server.pause(/meu-pergamum\/avisos$/);
  await user.click(box('Comentários, No catálogo'));
  await waitFor(() => expect(box('Comentários, No catálogo')).not.toBeChecked());
  await user.click(box('Comentários, E-mail'));
  expect(box('Comentários, E-mail')).toHaveAttribute('aria-busy', 'true');
  expect(box('Prazo chegando, E-mail')).not.toHaveAttribute('aria-busy');
  release();
  const statuses = () => server.calls.filter(({ method }) => method === 'PUT').map(({ status }) => status);
  // The failure is that of the first row, not of whichever call comes first.
  await waitFor(() => expect(statuses()).toContain(500));
  await user.click(box('Minha vez na fila, E-mail'));
  expect(await screen.findByText('Minha vez na fila: no catálogo e por e-mail')).toBeVisible();
  expect(await screen.findByText('Comentários: por e-mail')).toBeVisible();
  expect(box('Comentários, No catálogo')).not.toBeChecked();
  expect(box('Comentários, E-mail')).toBeChecked();
  expect(box('Minha vez na fila, E-mail')).toBeChecked();
  expect(statuses()).toEqual([500, 204, 204]);
  expect(await stored()).toEqual(
    expect.arrayContaining([
      { assunto: 'fila', alerta: true, email: true, dias: null },
      { assunto: 'comentarios', alerta: false, email: true, dias: null },
    ]),
  );
});

test('a choice does not hide what the server says later', async () => {
  const { user } = await open();
  await user.click(box('Minha vez na fila, E-mail'));
  expect(await screen.findByText('Minha vez na fila: no catálogo e por e-mail')).toBeVisible();
  // On another device.
  await server.db.noticePreference.updateMany({ where: { assunto: 'fila' }, data: { email: false } });
  await user.click(box('Comentários, No catálogo'));
  await waitFor(() => expect(box('Minha vez na fila, E-mail')).not.toBeChecked());
  expect(box('Comentários, No catálogo')).not.toBeChecked();
});

test('a patron without an address sees why nothing is mailed', async () => {
  await open('sem-email');
  expect(screen.getByText(/falta o endereço/)).toBeVisible();
  expect(box('Prazo chegando, E-mail')).toBeDisabled();
});

test('a library without such choices shows that there are none', async () => {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    /meu-pergamum.avisos$/.test(String(input))
      ? new Response('{"message":"Not found"}', { status: 404 })
      : real(input, init);
  await renderApp('/meupergamum/alertas/preferencias', { patron: 'ana' });
  expect(await screen.findByText('Esta biblioteca não oferece isto aqui. Peça a ela.')).toBeVisible();
  globalThis.fetch = real;
});

test('a test mail goes to the address in use, and the toast says to which', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Enviar um teste/ }));
  expect(await screen.findByText('Teste enviado para ana@ufvi.example.org.')).toBeVisible();
  const [mail, ...others] = await server.db.sentMail.findMany({ where: { para: 'ana@ufvi.example.org' } });
  expect(mail?.assunto).toBe('Teste dos avisos da biblioteca');
  expect(others).toEqual([]);
});

test('who gets no mail is offered no test', async () => {
  await server.db.person.updateMany({ where: { persona_id: 'ana' }, data: { recebe_email: false } });
  await open();
  expect(screen.queryByRole('button', { name: /^Enviar um teste/ })).not.toBeInTheDocument();
});
