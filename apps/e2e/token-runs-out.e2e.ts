import { control, openAsPatron } from './controls';
import { expect, test } from './journey';

test('a loan token is created, counted down by the server’s clock, and expires', async ({ page }) => {
  await openAsPatron(page, 'token', 'ana');
  await page.getByRole('button', { name: 'Gerar token' }).click();
  await expect(page.getByRole('timer')).toHaveText(/Vale por mais 1[45] minutos/);
  const code = page.getByText(/^\d{4} \d{4}$/);
  const first = await code.textContent();
  await page.getByRole('button', { name: 'Gerar outro token' }).click();
  await expect(code).not.toHaveText(first ?? '');

  await control(page.request).advance('PT13M');
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/Vale por mais (1 minuto|2 minutos|\d+ segundos)/);
  // An expired session is another journey.
  await page.goto('/sair');
  await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
  await control(page.request).advance('PT2M');
  await openAsPatron(page, 'token', 'ana');
  await expect(page.getByText('Você não tem um token agora.')).toBeVisible();
  await expect(page.getByRole('timer')).toBeHidden();
});
