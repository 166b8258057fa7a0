import { screen, within } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

serverForEach();

test('what to do now says by when an open slip is to be paid', async () => {
  const { user, go } = await renderApp('/meupergamum/debitos', { patron: 'bruno' });
  await user.click((await screen.findAllByRole('button', { name: /^Gerar GRU de/ }))[0] as HTMLElement);
  expect(await screen.findByRole('heading', { level: 1, name: /^Guia \d+/ })).toBeVisible();
  go('/meupergamum/inicio');
  const list = within(await screen.findByRole('region', { name: 'O que fazer agora' }));
  expect(await list.findByText('A guia vence em 15 mar')).toBeVisible();
});
