import type { Page } from '@playwright/test';
import { expect, test } from './journey';

const count = async (page: Page): Promise<number> => {
  const heading = page.getByRole('heading', { level: 1, name: /^\d+ resultados?$/ });
  await expect(heading).toBeVisible();
  return Number.parseInt(await heading.innerText(), 10);
};

test('an advanced search narrows by lines and limits, and "back" opens them as they were', async ({ page }) => {
  await page.goto('/pesquisa_avancada');
  await page.getByRole('combobox', { name: 'Termo de pesquisa' }).fill('história');
  const second = page.getByRole('group', { name: 'Linha 2' });
  await second.getByLabel('Ligação com as linhas acima').selectOption('NÃO');
  await second.getByLabel('Termo de pesquisa').fill('brasil');
  await page.getByRole('combobox', { name: 'Tipo de obra' }).selectOption('Livro');
  await page.getByRole('textbox', { name: 'Ano, de' }).fill('2010');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  const without = await count(page);
  await expect(page).toHaveURL(/pesquisa=pesquisa_avancada.*operador_um=NAO.*ano_ini=2010/);
  const titles = page.getByRole('article');
  await expect(titles).not.toHaveCount(0);
  await expect(titles.filter({ hasText: /Livro · 20[1-9]\d · / })).toHaveCount(await titles.count());

  await titles.getByRole('link').first().click();
  await page.goBack();
  await expect(page.getByRole('group', { name: 'Linha 2' }).getByLabel('Termo de pesquisa')).toHaveValue('brasil');
  await expect(page.getByRole('textbox', { name: 'Ano, de' })).toHaveValue('2010');

  // The second line excludes the results of both.
  const address = new URL(page.url());
  address.searchParams.set('operador_um', 'E');
  await page.goto(address.href);
  const both = await count(page);
  address.searchParams.delete('operador_um');
  address.searchParams.delete('termo_dois');
  await page.goto(address.href);
  expect(both).toBeGreaterThan(0);
  expect(without).toBe((await count(page)) - both);
});

for (const width of [768, 850, 991, 1280])
  test(`at ${width} px the tabs are in one row, and a term has room for words`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/pesquisa_avancada');
    const types = page.getByRole('navigation', { name: 'Tipo de pesquisa' });
    const tops = await types
      .locator('a:visible, button:visible')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
    expect(new Set(tops).size, 'rows of tabs').toBe(1);
    const second = page.getByRole('group', { name: 'Linha 2' }).getByLabel('Termo de pesquisa');
    for (const field of [page.getByRole('combobox', { name: 'Termo de pesquisa' }), second])
      expect((await field.boundingBox())?.width).toBeGreaterThanOrEqual(256);
    await page.getByRole('button', { name: 'Mais', exact: true }).click();
    // Each type once: as a tab, or in the menu.
    for (const type of [/^Jurisprudência/, /^Acervo acessível/, /^Pesquisa avançada/])
      await expect(types.getByRole('link', { name: type })).toHaveCount(1);
  });
