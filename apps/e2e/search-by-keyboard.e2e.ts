import { tabTo } from './controls';
import { expect, test } from './journey';

test('a title is found, opened and left again by keyboard alone', async ({ page }) => {
  await page.goto('/');
  const term = page.getByRole('combobox', { name: 'Termo de pesquisa' });
  await tabTo(page, term);
  await page.keyboard.type('dom casmurro');
  await expect(page.getByRole('option', { name: /^Dom Casmurro/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('ArrowDown');
  // The last one searches for what is typed.
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /resultados?$/ })).toBeFocused();
  const title = page.getByRole('link', { name: 'Dom Casmurro', exact: true }).first();
  await tabTo(page, title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dom Casmurro' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /resultados?$/ })).toBeVisible();
});
