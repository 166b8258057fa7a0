import type { Page } from '@playwright/test';
import { expect, test } from './journey';

const signIn = async (page: Page, slug: string, patron: string) => {
  await page.goto(`/login?redirect=/meupergamum/${slug}`);
  await page.locator('input[name=username]').fill(patron);
  await page.locator('input[name=password]').fill('biblioteca');
  await page.keyboard.press('Enter');
};

test('a patron follows an area, and the profile finds new titles of it', async ({ page }) => {
  await signIn(page, 'verificar-titulos', 'nada-consta');
  await expect(page.getByText('Nada do seu perfil ainda.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Áreas de interesse' }).last().click();
  await page.getByRole('textbox', { name: 'Nome da área' }).fill('história');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'História', exact: true }).check();
  await page.getByRole('button', { name: 'Acompanhar 1 item' }).click();
  await expect(page.getByRole('list', { name: 'O que você acompanha' })).toContainText('História');

  await page.getByRole('main').getByRole('link', { name: 'Títulos novos do perfil' }).click();
  const list = page.getByRole('list', { name: 'Títulos novos do perfil' });
  await page.getByRole('button', { name: '1 ano' }).click();
  await expect(list.getByText('Área: História').first()).toBeVisible();
  await list.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a periodical and a work type are followed, changed and left by keyboard', async ({ page }) => {
  await signIn(page, 'perfil-interesse', 'carla');
  const serials = page.getByRole('list', { name: 'Periódicos' });
  const row = serials.getByRole('listitem').first();
  await row.getByRole('button', { name: /^Alterar/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Biblioteca de Direito' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Biblioteca de Direito');

  const left = await serials.getByRole('listitem').count();
  await row.getByRole('button', { name: /^Remover/ }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Manter' })).toBeFocused();
  await question.getByRole('button', { name: 'Deixar de acompanhar' }).press('Enter');
  await expect(serials.getByRole('listitem')).toHaveCount(left - 1);
  await expect(page.getByRole('heading', { name: 'Periódicos', exact: true })).toBeFocused();
});
