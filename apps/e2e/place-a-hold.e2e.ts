import type { Page } from '@playwright/test';
import { expect, test } from './journey';

/** Goes on by Tab until the focus is there. */
async function tabTo(page: Page, role: 'link' | 'textbox' | 'combobox' | 'button', name: string | RegExp) {
  const target = page.getByRole(role, { name }).and(page.locator(':focus'));
  for (let steps = 0; steps < 80 && !(await target.isVisible()); steps += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test('a patron signs in inside the hold tab and places a hold, by keyboard alone', async ({ page }) => {
  await page.goto('/?termo_pesquisa=Grande+sert%C3%A3o');
  await page.getByRole('heading', { name: /resultado/ }).waitFor();
  await tabTo(page, 'link', 'Grande sertão: veredas');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Grande sertão: veredas' })).toBeFocused();

  await tabTo(page, 'link', 'Entrar para reservar');
  await page.keyboard.press('Enter');
  const part = page.getByRole('heading', { level: 2, name: 'Reservar', exact: true });
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();

  await tabTo(page, 'textbox', 'Matrícula');
  await page.keyboard.type('nada-consta');
  await page.keyboard.press('Tab');
  await page.keyboard.type('biblioteca');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Onde retirar' })).toBeVisible();
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();

  await tabTo(page, 'combobox', 'Onde retirar');
  await page.keyboard.press('ArrowDown');
  const agreed = await page.getByText(/^Você será a \d+ª pessoa na fila/).textContent();
  await tabTo(page, 'button', /^Reservar/);
  await page.keyboard.press('Enter');
  const told = page.locator(':focus').filter({ hasText: 'Reserva feita' });
  await expect(told).toContainText(/\d+ª pessoa/.exec(agreed ?? '')?.[0] ?? 'no place');

  await tabTo(page, 'link', 'Ver minhas reservas');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Grande sertão: veredas' })).toContainText('Na fila');
});
