import { screen, waitFor, within } from '@testing-library/dom';
import { clickTwice } from '../../testing/clickTwice';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

const titled = async (titulo: string) => (await server.db.title.findFirstOrThrow({ where: { titulo } })).cod_acervo;
const field = () => screen.findByRole('textbox', { name: /^Escreva um comentário/ });
const comments = async () => {
  const heading = await screen.findByRole('heading', { level: 2, name: 'Comentários' });
  return within(heading.parentElement as HTMLElement);
};

test('a visitor reads what the library has approved, and nothing that waits', async () => {
  await renderApp(`/acervo/${await titled('Dom Casmurro')}`);
  expect(await screen.findByText(/A dúvida sobre Capitu é do narrador/)).toBeVisible();
  expect(screen.queryByText(/edição em quadrinhos\?/)).not.toBeInTheDocument();
});

test('what a visitor wrote is sent after the sign-in over the title, and waits', async () => {
  const { user } = await renderApp(`/acervo/${await titled('Grande sertão: veredas')}`);
  await user.type(await field(), '  Nonada.  ');
  await user.click(screen.getByRole('button', { name: /^Entrar para enviar/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Acesso' }));
  expect(dialog.getByText(/^Entre para enviar o comentário/)).toBeVisible();
  await user.type(await dialog.findByRole('textbox', { name: 'Matrícula' }), 'nada-consta');
  await user.type(dialog.getByLabelText('Senha'), 'biblioteca');
  await user.click(dialog.getByRole('button', { name: /^Entrar/ }));
  expect(await screen.findByText('Esperando aprovação')).toBeVisible();
  expect(await field()).toHaveValue('');
  expect(await server.db.titleComment.count({ where: { content: 'Nonada.', aprovado: null } })).toBe(1);
});

test('a comment that is sent twice in a hurry is there once', async () => {
  const { user } = await renderApp(`/acervo/${await titled('Grande sertão: veredas')}`, { patron: 'nada-consta' });
  await user.type(await field(), 'Nonada.');
  clickTwice((await comments()).getByRole('button', { name: 'Enviar comentário' }));
  expect(await screen.findByText('Esperando aprovação')).toBeVisible();
  expect(await server.db.titleComment.count({ where: { content: 'Nonada.' } })).toBe(1);
});

test('one’s own comment is taken back only when that is confirmed', async () => {
  const { user } = await renderApp(`/acervo/${await titled('Torto arado')}`, { patron: 'ana' });
  expect(await screen.findByText('Esperando aprovação')).toBeVisible();
  const remove = async (answer: string) => {
    await user.click(await screen.findByRole('button', { name: /^Remover meu comentário/ }));
    await user.click(await screen.findByRole('button', { name: answer }));
  };
  await remove('Manter');
  expect(await server.db.titleComment.count({ where: { content: { startsWith: 'Ainda na metade' } } })).toBe(1);
  await remove('Remover comentário');
  await waitFor(async () => expect((await comments()).queryByText(/^Ainda na metade/)).not.toBeInTheDocument());
  expect(await server.db.titleComment.count({ where: { content: { startsWith: 'Ainda na metade' } } })).toBe(0);
});

test('one’s own comment that was not approved says what can be done, and its button names the title', async () => {
  await server.db.titleComment.updateMany({
    where: { content: { startsWith: 'Ainda na metade' } },
    data: { aprovado: false, motivo: 'Conte também o fim.' },
  });
  await renderApp('/meupergamum/inicio', { patron: 'ana' });
  expect(await screen.findByText(/^A biblioteca não publicou este comentário/)).toHaveTextContent(
    'A biblioteca não publicou este comentário. Ela diz: Conte também o fim.',
  );
  expect(screen.getByRole('button', { name: 'Remover meu comentário Torto arado' })).toBeVisible();
});

test('a refused comment can be written again from its own words, which replace nothing that is written already', async () => {
  await server.db.titleComment.updateMany({
    where: { content: { startsWith: 'Ainda na metade' } },
    data: { aprovado: false },
  });
  const again = () => screen.findByRole('link', { name: 'Escrever de novo Torto arado' });
  const { user } = await renderApp('/meupergamum/inicio', { patron: 'ana' });
  await user.click(await again());
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(await field()).toHaveValue('Ainda na metade, mas já recomendo.');
  await user.clear(await field());
  await user.type(await field(), 'Outro texto.');
  await user.click(screen.getByRole('link', { name: /^Escrever de novo/ }));
  expect(await field()).toHaveValue('Outro texto.');
});

test('who has as many waiting as there may be is told so before sending, and nothing is sent', async () => {
  const { user } = await renderApp(`/acervo/${await titled('Raízes do Brasil')}`, { patron: 'limite-comentarios' });
  await user.type(await field(), 'Mais um.');
  await waitFor(() =>
    expect(
      within(screen.getByRole('main')).getByRole('button', { name: /^Enviar comentário/ }),
    ).toHaveAccessibleDescription(/^Seu limite/),
  );
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: /^Enviar comentário/ }));
  expect(server.calls.filter(({ method, path }) => method === 'POST' && path.includes('comentarios'))).toEqual([]);
});

test('comments that could not be loaded can be asked for again', async () => {
  await server.fail({ name: 'unexpected-500', endpoint: 'listComments', times: 1 });
  const { user } = await renderApp(`/acervo/${await titled('Dom Casmurro')}`);
  expect(await screen.findByText(/^Não conseguimos carregar os comentários/)).toBeVisible();
  await user.click((await comments()).getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText(/A dúvida sobre Capitu/)).toBeVisible();
});
