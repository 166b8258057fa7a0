import { expect, test } from './journey';

test('a serial is found, its collection narrowed to a year, an issue opened and shared by its address', async ({
  page,
  context,
}) => {
  await page.goto('/?termo_pesquisa=revista');
  await page.getByRole('checkbox', { name: 'Periódico', exact: true }).click();
  await page.getByRole('link', { name: /^Revista de álgebra linear/ }).click();
  const strip = page.getByRole('navigation', { name: 'Partes do registro' });
  await strip.getByRole('link', { name: 'Sumários' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /modelagem matemática/ })).toBeVisible();

  await strip.getByRole('link', { name: 'Coleção' }).click();
  const years = page.getByRole('main').getByRole('heading', { level: 2, name: /^\d{4}$/ });
  await expect(years).not.toHaveCount(0);
  const year = await page.getByRole('combobox', { name: 'Ano' }).getByRole('option').nth(2).textContent();
  await page.getByRole('combobox', { name: 'Ano' }).selectOption(year);
  await page.getByRole('combobox', { name: 'Biblioteca' }).selectOption('Biblioteca Central');
  await page.getByRole('combobox', { name: 'Parte' }).selectOption('Fascículos');
  await expect(years).toHaveText([year ?? '']);
  const issue = page.getByRole('main').getByRole('button', { name: /^v\. \d+, n\. 1/ });
  await expect(issue).toHaveCount(1);
  await issue.click();
  const dialog = page.getByRole('dialog', { name: /^v\. \d+, n\. 1/ });
  await expect(dialog.getByRole('definition').filter({ hasText: 'Biblioteca Central' })).toBeVisible();
  await expect(dialog.getByRole('term')).toContainText([/Situação/, /Biblioteca/, /Parte/]);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('dialog', { name: /^v\. \d+, n\. 1/ })).toBeVisible();
  await other.close();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(issue).toBeFocused();
});
