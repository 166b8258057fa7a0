import { openAsPatron, tabTo } from './controls';
import { expect, test } from './journey';

test('a patron follows an area, and the profile finds new titles of it', async ({ page }) => {
  await openAsPatron(page, 'verificar-titulos', 'nada-consta');
  await expect(page.getByText('Nada do seu perfil ainda.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Áreas de interesse' }).last().click();
  await page.getByRole('textbox', { name: 'Nome da área' }).fill('história');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'História', exact: true }).check();
  await page.getByRole('button', { name: 'Acompanhar 1 item' }).click();
  await expect(page.getByRole('list', { name: 'O que você acompanha' })).toContainText('História');

  await page.getByRole('main').getByRole('link', { name: 'Títulos novos' }).click();
  const list = page.getByRole('list', { name: 'Títulos novos do perfil' });
  await page.getByRole('button', { name: '1 ano' }).click();
  await expect(list.getByText('Área: História').first()).toBeVisible();
  await list.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a followed periodical is changed, and then removed, by keyboard alone', async ({ page }) => {
  await openAsPatron(page, 'perfil-interesse', 'carla');
  const serials = page.getByRole('list', { name: 'Periódicos' });
  const row = serials.getByRole('listitem').first();
  await tabTo(page, row.getByRole('button', { name: /^Alterar/ }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('checkbox', { name: 'Biblioteca de Direito' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Biblioteca de Direito');

  await expect(serials.getByRole('listitem')).toHaveCount(2);
  await tabTo(page, row.getByRole('button', { name: /^Remover/ }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Manter' })).toBeFocused();
  await tabTo(page, question.getByRole('button', { name: 'Deixar de acompanhar' }));
  await page.keyboard.press('Enter');
  await expect(serials.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Periódicos', exact: true })).toBeFocused();
});
