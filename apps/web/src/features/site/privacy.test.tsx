import { screen } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { startServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

test.each([
  ['https://ufvi.example.org/privacidade', 'link', /^Ler os termos da instituição/],
  ['Os dados ficam na biblioteca.', 'text', /^Os dados ficam na biblioteca\.$/],
  [null, 'text', /^A instituição não publicou os seus termos aqui/],
])('terms that are %j are shown as a %s', async (link_lgpd, kind, words) => {
  await server.db.institution.updateMany({ where: { active: true }, data: { link_lgpd } });
  await renderApp('/meupergamum/privacidade', { patron: 'ana' });
  const found = await (kind === 'link' ? screen.findByRole('link', { name: words }) : screen.findByText(words));
  expect(found).toBeVisible();
});
