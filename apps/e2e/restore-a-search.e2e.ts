import { expect, test } from './journey';

test('a search by a chosen discipline is restored by its address, name and all', async ({ page, context }) => {
  await page.goto('/plano_ensino');
  const discipline = page.getByRole('combobox', { name: 'Disciplina' });
  await discipline.click();
  const options = page.getByRole('listbox', { name: 'Disciplina' }).getByRole('option');
  const name = (await options.first().textContent()) ?? '';
  await discipline.fill(name.slice(0, 4));
  // The present list and its options are replaced when the one for these letters arrives.
  await expect(options.filter({ hasNotText: name.slice(0, 4) })).toHaveCount(0);
  await page.getByRole('option', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /resultados? em Plano de ensino$/ })).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('combobox', { name: 'Disciplina' })).toHaveValue(name);
  await expect(other.getByRole('heading', { level: 1, name: /resultados? em Plano de ensino$/ })).toBeVisible();
});
