import { expect, test } from './journey';

test('the index of authors is read from a letter on, back before it, and leads to a title', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await page.getByRole('link', { name: 'Índices alfabéticos' }).click();
  await page.getByRole('combobox', { name: 'Índice' }).selectOption('Autor');
  await page.getByRole('textbox', { name: 'A partir de' }).fill('assis');
  await page.getByRole('button', { name: 'Ir', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Autor, a partir de “assis”' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: /^Assis, Machado de/ })).toBeVisible();
  await page.getByRole('link', { name: 'Anteriores' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Autor, antes de “assis”' })).toBeVisible();
  await page.getByRole('link', { name: 'Próximos' }).click();
  await page.getByRole('link', { name: 'Dom Casmurro', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dom Casmurro' })).toBeVisible();
});
