import { screen, within } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

test.each([
  [' https://ufvi.example.org/privacidade ', 'link', /^Ler os termos da instituição/],
  ['Os dados ficam na biblioteca.', 'text', /^Os dados ficam na biblioteca\.$/],
  [null, 'text', /^A instituição não publicou os seus termos aqui/],
])('terms that are %j are shown as a %s', async (link_lgpd, kind, words) => {
  await server.db.institution.updateMany({ where: { active: true }, data: { link_lgpd } });
  await renderApp('/meupergamum/privacidade', { patron: 'ana' });
  const found = await (kind === 'link' ? screen.findByRole('link', { name: words }) : screen.findByText(words));
  expect(found).toBeVisible();
});

test('terms in words are drawn as they were written, in the area as over the page', async () => {
  const words = 'Os dados ficam\nna biblioteca.';
  await server.db.institution.updateMany({ where: { active: true }, data: { link_lgpd: words } });
  const { user } = await renderApp('/meupergamum/privacidade', { patron: 'ana' });
  const inArea = await screen.findByText(/^Os dados ficam/);
  expect(inArea.textContent).toBe(words);
  expect(inArea.className).not.toBe('');
  await user.click(screen.getByRole('button', { name: /privacidade/i }));
  const overPage = within(await screen.findByRole('dialog')).getByText(/^Os dados ficam/);
  expect(overPage.className).toBe(inArea.className);
});
