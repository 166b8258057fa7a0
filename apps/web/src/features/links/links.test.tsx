import { screen, waitFor } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';
import { titleWithLink } from '../../testing/titleWithLink';

const server = serverForEach();

const withLink = (restricted: boolean) => titleWithLink(server.db, restricted);

test('an open link is counted, and nobody hears when that fails', async () => {
  const { cod_acervo, descricao } = await withLink(false);
  await server.fail({ name: 'unexpected-500', endpoint: 'countLinkAccess', times: 1 });
  const { user } = await renderApp(`/acervo/${cod_acervo}`);
  const link = await screen.findByRole('link', { name: new RegExp(`^${descricao.slice(0, 20)}`) });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  await waitFor(() =>
    expect(server.calls.some(({ path, status }) => path.endsWith('/estatistica-acesso') && status === 500)).toBe(true),
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the address of a restricted link comes to a patron who asks, as a link where no tab can be opened', async () => {
  const { cod_acervo, descricao, url } = await withLink(true);
  expect(url).toBeNull();
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await renderApp(`/acervo/${cod_acervo}`, { patron: 'ana' });
  await user.click(await screen.findByRole('button', { name: descricao }));
  expect(await screen.findByText('Aguarde, buscando link')).toBeVisible();
  const link = await screen.findByRole('link', { name: new RegExp(`^${descricao.slice(0, 20)}`) });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/));
  expect(link).toHaveFocus();
});

test.each([
  ['resource-denied', 'O serviço negou o acesso. Fale com o suporte da biblioteca.'],
  ['resource-unreachable', 'O serviço não respondeu. Tente de novo ou fale com o suporte da biblioteca.'],
])('a restricted link that does not open says why and what to do: %s', async (name, words) => {
  const { cod_acervo, descricao } = await withLink(true);
  await server.fail({ name, endpoint: 'openRestrictedLink', times: 1 });
  const { user } = await renderApp(`/acervo/${cod_acervo}`, { patron: 'ana' });
  await user.click(await screen.findByRole('button', { name: descricao }));
  expect(await screen.findByText(words)).toBeVisible();
});

test('a visitor is asked to sign in for a restricted link', async () => {
  const { cod_acervo, descricao } = await withLink(true);
  const { user } = await renderApp(`/acervo/${cod_acervo}`);
  await user.click(await screen.findByRole('button', { name: `Entrar para acessar: ${descricao}` }));
  expect(await screen.findByRole('dialog', { name: 'Acesso' })).toBeVisible();
});
