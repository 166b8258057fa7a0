import { control, openAsPatron } from './controls';
import { expect, test } from './journey';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0';

test('a patron gets an alert and a mail on a sign-in on another device, and ends that session', async ({ page }) => {
  await openAsPatron(page, 'alertas', 'ana');
  await expect(page.getByRole('heading', { level: 1, name: 'Alertas' })).toBeVisible();
  const reply = await page.request.post('/oauth/token', {
    headers: { 'user-agent': firefox, lang: '1' },
    form: {
      grant_type: 'password',
      client_id: 'catalogue-patron',
      client_secret: 'catalogue-patron-development',
      username: 'ana',
      password: 'biblioteca',
    },
  });
  expect(reply.ok()).toBe(true);
  const mail = await control(page.request).lastMail();
  expect(mail).toContain('Alguém entrou na sua conta: Firefox, Windows');
  expect(mail).toContain('/meupergamum/dados-pessoais/sessoes');

  await page.reload();
  const told = 'Alguém entrou na sua conta: Firefox, Windows';
  const row = page.getByRole('listitem').filter({ hasText: told });
  await row.getByRole('link', { name: /^Onde estou conectado/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Onde estou conectado' })).toBeVisible();
  await page.getByRole('button', { name: /^Encerrar Firefox em Windows, desde/ }).click();
  await expect(page.getByText('Acesso encerrado: Firefox em Windows.')).toBeVisible();
  await page.goto('/meupergamum/alertas/passados');
  await expect(page.getByRole('listitem').filter({ hasText: 'O acesso foi encerrado' })).toContainText(told);
});
