import { screen, waitFor, within } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

type App = Awaited<ReturnType<typeof renderApp>>;
const open = async ({ user }: App, name: string) => {
  await user.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog', { name: /^(Enviar comentário|Sugerir compra)$/ });
};
const chooseLibrary = async ({ user }: App) => {
  const campus = await screen.findByRole('combobox', { name: 'Campus' });
  expect(screen.getByRole('combobox', { name: 'Biblioteca' })).toBeDisabled();
  await user.selectOptions(campus, campus.querySelectorAll('option')[1]?.value ?? '');
  const library = screen.getByRole('combobox', { name: 'Biblioteca' });
  await waitFor(() => expect(library).toBeEnabled());
  await user.selectOptions(library, library.querySelectorAll('option')[1]?.value ?? '');
};
const write = async (app: App, text: string) => {
  await chooseLibrary(app);
  await app.user.type(screen.getByRole('textbox', { name: 'Comentário' }), text);
};
const send = (dialog: HTMLElement, name: string) =>
  within(dialog).getByRole('button', { name: new RegExp(`^${name}`) });

test('a comment survives closing the dialog, the sign-in it takes, and goes to its library', async () => {
  const app = await renderApp('/cesta-que-nao-ha/x');
  const dialog = await open(app, 'Enviar comentário');
  await write(app, 'Mais tomadas.');
  await app.user.click(within(dialog).getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
  const again = await open(app, 'Enviar comentário');
  expect(within(again).getByText(/^Entre para enviar o comentário/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Comentário' })).toHaveValue('Mais tomadas.');
  await app.user.click(send(again, 'Entrar'));
  await app.user.type(await screen.findByRole('textbox', { name: 'Matrícula' }), 'carla');
  await app.user.type(screen.getByLabelText('Senha'), 'biblioteca{Enter}');
  const back = await screen.findByRole('dialog', { name: 'Enviar comentário' });
  await app.user.click(send(back, 'Enviar comentário'));
  expect(await screen.findByText(/^Comentário enviado/)).toBeVisible();
  expect(await server.db.generalComment.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
    content: 'Mais tomadas.',
    aprovado: null,
  });
});

test('a mistake in a record is reported with the name and the address of the record', async () => {
  const { cod_acervo } = await server.db.title.findFirstOrThrow({ where: { titulo: 'Dom Casmurro' } });
  const app = await renderApp(`/acervo/${cod_acervo}`, { patron: 'ana' });
  await app.user.click(await screen.findByRole('button', { name: 'Avisar de um erro neste registro' }));
  const dialog = await screen.findByRole('dialog', { name: 'Avisar de um erro no registro' });
  expect(dialog).toHaveTextContent('Diga o que está errado em Dom Casmurro');
  await chooseLibrary(app);
  await app.user.type(screen.getByRole('textbox', { name: 'O que está errado' }), 'O ano.');
  await app.user.click(send(dialog, 'Enviar comentário'));
  await waitFor(async () => {
    const sent = await server.db.generalComment.findFirst({ orderBy: { id: 'desc' } });
    expect(sent?.content).toMatch(
      new RegExp(`^Sobre o registro: Dom Casmurro, http.*/acervo/${cod_acervo}\\nO ano\\.$`),
    );
  });
});

test('what is written about one record is not reported of another', async () => {
  const [one, other] = await server.db.title.findMany({ orderBy: { cod_acervo: 'asc' }, take: 2 });
  const app = await renderApp(`/acervo/${one?.cod_acervo}`, { patron: 'ana' });
  const report = async () => {
    await app.user.click(await screen.findByRole('button', { name: 'Avisar de um erro neste registro' }));
    return screen.findByRole('textbox', { name: 'O que está errado' });
  };
  await app.user.type(await report(), 'O ano.');
  await app.user.click(screen.getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
  app.go(`/acervo/${other?.cod_acervo}`);
  await screen.findByRole('heading', { level: 1, name: other?.titulo });
  expect(await report()).toHaveValue('');
});

test('a comment too many is refused in the dialog, and stays written', async () => {
  const app = await renderApp('/nada/aqui', { patron: 'bruno' });
  const dialog = await open(app, 'Enviar comentário');
  await write(app, 'Outro.');
  await app.user.click(send(dialog, 'Enviar comentário'));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Seu limite de comentários em análise foi atingido.',
  );
  expect(screen.getByRole('textbox', { name: 'Comentário' })).toHaveValue('Outro.');
});

test('a suggestion names each required field that is empty, then is sent', async () => {
  const app = await renderApp('/nada/aqui', { patron: 'ana' });
  const dialog = await open(app, 'Sugerir compra de livro');
  await screen.findByRole('combobox', { name: 'Campus' });
  await app.user.click(send(dialog, 'Enviar sugestão'));
  const summary = await screen.findByRole('group', { name: 'Falta acertar 3 campos' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Falta preencher: Campus.', 'Falta preencher: Título.', 'Falta preencher: Editora.']);
  await app.user.click(within(summary).getByRole('link', { name: 'Falta preencher: Campus.' }));
  expect(screen.getByRole('combobox', { name: 'Campus' })).toHaveFocus();
  await chooseLibrary(app);
  await app.user.type(screen.getByRole('textbox', { name: 'Título' }), 'Torto arado');
  await app.user.type(screen.getByRole('textbox', { name: 'Editora' }), 'Todavia');
  await app.user.click(send(dialog, 'Enviar sugestão'));
  expect(await screen.findByText(/^Sugestão enviada/)).toBeVisible();
});

test('a professor is led to the acquisition system', async () => {
  const app = await renderApp('/nada/aqui', { patron: 'carla' });
  await open(app, 'Sugerir compra de livro');
  expect(await screen.findByRole('link', { name: /^Abrir o sistema de aquisição/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/aquisicao'),
  );
});
