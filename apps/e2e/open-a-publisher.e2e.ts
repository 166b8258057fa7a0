import { control, ebookLinks, signIn, waitForStoredSession } from './controls';
import { expect, test } from './journey';

test('the publisher’s page opens the one link of a title that its address names', async ({ page, context }) => {
  await context.route(/^https:/, (route) => route.fulfill({ body: 'O livro.' }));
  const wanted = (await ebookLinks(page.request)).find(({ restrito }) => restrito);

  await page.goto(`/pearson?a=${wanted?.cod_acervo}&b=${wanted?.seq_paragrafo}`);
  await expect(page).toHaveURL(/^[^?]+\/login\?redirect=%2Fpearson%3Fa%3D\d+%26b%3D\d+$/);
  const [tab] = await Promise.all([context.waitForEvent('page'), signIn(page, 'ana')]);
  await expect(tab).toHaveURL(/^https:\/\//);
  await expect(page.getByRole('link', { name: 'Abrir Pearson' })).toHaveAttribute('href', tab.url());
  const sent = (await control(page.request).calls()).map(({ call }) => call);
  expect(sent).toContain('openRestrictedLink');
  expect(sent).not.toContain('redirectToProvider');
});

test('a patron without a CPF reads so at every service that needs one, enters it, and goes on', async ({
  page,
  context,
}) => {
  const words = 'Seu cadastro não tem CPF. Procure a unidade da biblioteca para completá-lo.';
  await page.goto('/login?redirect=/meupergamum/app');
  await signIn(page, 'sem-cpf');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText(words);
  await waitForStoredSession(page, 'sem-cpf');
  await page.goto('/pearson');
  await expect(alert).toHaveText(words);

  await page.goto('/meupergamum/postagem-trabalho');
  const posting = page.getByRole('button', { name: 'Ir para a postagem' });
  await expect(posting).toHaveAccessibleDescription(words);
  await posting.press('Enter');
  await expect(alert).toHaveText(words);
  await expect(page).toHaveURL('/meupergamum/postagem-trabalho');
  const sent = (await control(page.request).callsWhenIdle()).map(({ call }) => call);
  expect(sent).not.toContain('redirectToPaperPosting');
  await page.getByRole('link', { name: 'Ver meus dados' }).click();
  await page.getByRole('textbox', { name: 'CPF' }).fill('529.982.247-25');
  await page.getByRole('button', { name: 'Salvar dados' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Dados salvos.' })).toBeVisible();

  const [tab] = await Promise.all([context.waitForEvent('page'), page.goto('/pearson')]);
  await expect(tab.getByText('Você chegou como Esteban Figueroa Ocampo.')).toBeVisible();
});
