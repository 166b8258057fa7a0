import type { Page } from '@playwright/test';
import { expect, test } from './journey';

async function signIn(page: Page) {
  await page.goto('/login?redirect=/meupergamum/token');
  await page.locator('input[name=username]').fill('ana');
  await page.locator('input[name=password]').fill('biblioteca');
  await page.getByRole('button', { name: 'Entrar' }).last().click();
}

test('a loan token is made, is counted down by the library’s clock, and runs out', async ({ page, library }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Gerar token' }).click();
  await expect(page.getByRole('timer')).toHaveText(/Vale por mais 1[45] minutos/);
  const code = page.getByText(/^\d{4} \d{4}$/);
  const first = await code.textContent();
  await page.getByRole('button', { name: 'Gerar outro token' }).click();
  await expect(code).not.toHaveText(first ?? '');

  await page.request.put(`${library.url}/__mock/clock`, { data: { advance: 'PT13M' } });
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/Vale por mais (1 minuto|2 minutos|\d+ segundos)/);
  // A session that is over by the same clock is another journey.
  await page.goto('/sair');
  await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
  await page.request.put(`${library.url}/__mock/clock`, { data: { advance: 'PT2M' } });
  await signIn(page);
  await expect(page.getByText('Você não tem um token agora.')).toBeVisible();
  await expect(page.getByRole('timer')).toBeHidden();
});
