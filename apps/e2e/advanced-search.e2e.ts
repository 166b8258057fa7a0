import { expect, test } from './journey';

test('an advanced search narrows by lines and limits, and "back" opens them as they were', async ({ page }) => {
  await page.goto('/pesquisa_avancada');
  await page.getByRole('combobox', { name: 'Termo de pesquisa' }).fill('história');
  const second = page.getByRole('group', { name: 'Linha 2' });
  await second.getByLabel('Ligação com as linhas acima').selectOption('NÃO');
  await second.getByLabel('Termo de pesquisa').fill('brasil');
  await page.getByRole('combobox', { name: 'Tipo de obra' }).selectOption('Livro');
  await page.getByRole('textbox', { name: 'Ano, de' }).fill('2010');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^\d+ resultados$/ })).toBeVisible();
  await expect(page).toHaveURL(/pesquisa=pesquisa_avancada.*operador_um=NAO.*ano_ini=2010/);

  await page.getByRole('article').getByRole('link').first().click();
  await page.goBack();
  await expect(page.getByRole('group', { name: 'Linha 2' }).getByLabel('Termo de pesquisa')).toHaveValue('brasil');
  await expect(page.getByRole('textbox', { name: 'Ano, de' })).toHaveValue('2010');
});
