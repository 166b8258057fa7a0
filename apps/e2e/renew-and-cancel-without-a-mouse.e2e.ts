import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey';

const signIn = async (page: Page, slug: string) => {
  await page.goto(`/login?redirect=/meupergamum/${slug}`);
  await page.locator('input[name=username]').fill('ana');
  await page.locator('input[name=password]').fill('biblioteca');
  await page.keyboard.press('Enter');
};

async function reach(page: Page, target: Locator) {
  await target.waitFor();
  for (let steps = 0; steps < 80; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
}

const renewed = (page: Page) => page.getByRole('alert').filter({ hasText: 'renovado com sucesso' });

test('a patron renews a loan and cancels a hold by keyboard alone', async ({ page }) => {
  await signIn(page, 'titulos-pendentes');
  const rows = page.locator('#mp-root').getByRole('listitem');
  const refused = rows.filter({ hasText: 'Reservado por outra pessoa' });
  await reach(page, refused.getByRole('button', { name: 'Renovar' }));
  await page.keyboard.press('Enter');
  await expect(refused.getByRole('alert')).toBeVisible();

  const loan = rows.filter({ hasText: 'Pedagogia do oprimido' });
  await reach(page, loan.getByRole('button', { name: 'Renovar' }));
  await page.keyboard.press('Space');
  await expect(renewed(page)).toBeVisible();
  await expect(loan.getByText('1 de 5 renovações')).toBeVisible();

  const parts = page.getByRole('navigation', { name: 'Partes de Empréstimos' });
  await parts.getByRole('link', { name: 'Reservas', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Reservas' })).toBeVisible();
  const hold = rows.filter({ hasText: 'Inteligência artificial' });
  await reach(page, hold.getByRole('button', { name: 'Cancelar reserva' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Manter' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(hold.getByRole('button', { name: 'Cancelar reserva' })).toBeFocused();
  await page.keyboard.press('Enter');
  await reach(page, question.getByRole('button', { name: 'Cancelar 1 reserva' }));
  await page.keyboard.press('Enter');
  await expect(hold.getByText('Reserva cancelada.', { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a patron renews what can be renewed and cancels a hold', async ({ page }) => {
    await signIn(page, 'titulos-pendentes');
    await page.getByRole('checkbox', { name: /^Selecionar os \d que renovam/ }).tap();
    await page.getByRole('button', { name: 'Renovar selecionados' }).tap();
    await expect(page.getByRole('alert').filter({ hasText: 'Renovado com sucesso: 3 títulos.' })).toBeVisible();

    await page
      .getByRole('navigation', { name: 'Minha área' })
      .getByRole('link', { name: /^Reservas/ })
      .tap();
    await page.getByRole('button', { name: 'Cancelar reserva' }).first().tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar 1 reserva' }).tap();
    await expect(page.getByText('Reserva cancelada.', { exact: true })).toBeVisible();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
});
