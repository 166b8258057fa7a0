import { screen, waitFor, within } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

test('a page that is still to come is not called by the name of the one before', async () => {
  const { user } = await renderApp('/?termo_pesquisa=brasil');
  const [first] = await screen.findAllByRole('article');
  expect(document.title).toBe('brasil: resultados — Bibliotecas UFVI');
  const letThrough = server.pause(/^\/api\/acervo\/\d+$/);
  const link = within(first as HTMLElement).getByRole('heading', { level: 2 }).firstElementChild as HTMLElement;
  const name = link.textContent;
  await user.click(link);
  await waitFor(() => expect(document.title).toBe('Bibliotecas UFVI'));
  letThrough();
  await waitFor(() => expect(document.title).toBe(`${name} — Bibliotecas UFVI`));
});
