import type { Page } from '@playwright/test';
import { openAsPatron, sidewaysScroll, tabTo } from './controls';
import { expect, test } from './journey';

const renewed = (page: Page) => page.getByRole('alert').filter({ hasText: 'renovado com sucesso' });

test('a patron renews a loan and cancels a hold by keyboard alone', async ({ page }) => {
  await openAsPatron(page, 'titulos-pendentes', 'ana');
  const rows = page.locator('#mp-root').getByRole('listitem');
  const refused = rows.filter({ hasText: 'Reservado por outra pessoa' });
  await tabTo(page, refused.getByRole('button', { name: 'Renovar' }));
  await page.keyboard.press('Enter');
  await expect(refused.getByRole('alert')).toBeVisible();

  const loan = rows.filter({ hasText: 'Pedagogia do oprimido' });
  await tabTo(page, loan.getByRole('button', { name: 'Renovar' }));
  await page.keyboard.press('Space');
  await expect(renewed(page)).toBeVisible();
  await expect(loan.getByText('1 de 5 renovações')).toBeVisible();

  const parts = page.getByRole('navigation', { name: 'Partes de Empréstimos' });
  await tabTo(page, parts.getByRole('link', { name: /^Reservas/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Reservas' })).toBeVisible();
  const hold = rows.filter({ hasText: 'Inteligência artificial' });
  await tabTo(page, hold.getByRole('button', { name: 'Cancelar reserva' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Manter' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(hold.getByRole('button', { name: 'Cancelar reserva' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, question.getByRole('button', { name: 'Cancelar 1 reserva' }));
  await page.keyboard.press('Enter');
  await expect(hold.getByText('Reserva cancelada.', { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a patron renews what can be renewed and cancels a hold', async ({ page }) => {
    await openAsPatron(page, 'titulos-pendentes', 'ana');
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
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
  });
});
