import { screen } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { startServer } from '../../testing/server';

test('a result set that the server cuts says how much of it is shown', async () => {
  const server = await startServer({ env: { SEARCH_LIMIT: '30' } });
  await renderApp('/?termo_pesquisa=brasil');
  const heading = await screen.findByRole('heading', { level: 1, name: /^\d+ resultados$/ });
  const total = heading.textContent?.split(' ')[0];
  expect(screen.getByText(new RegExp(`^Mostrando os primeiros 30 de ${total}\\.`))).toBeVisible();
  await server.stop();
});
