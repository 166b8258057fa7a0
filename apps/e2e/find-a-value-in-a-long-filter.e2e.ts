import { expect, test } from './journey';

test('a filter of many values shows a few, then more, and finds one by a part of its name', async ({ page }) => {
  await page.goto('/?termo_pesquisa=brasil');
  const long = page
    .locator('main details')
    .filter({ has: page.getByRole('searchbox') })
    .first();
  const values = long.getByRole('checkbox');
  await expect(values).toHaveCount(5);
  await long.getByRole('button', { name: /^Ver mais/ }).click();
  await expect.poll(() => values.count()).toBeGreaterThan(5);

  const last = (await long.getByRole('listitem').last().locator('label').textContent()) ?? '';
  await long.getByRole('searchbox').fill(last.slice(1, -1).toLowerCase());
  await expect(values).toHaveCount(1);
  const heading = page.getByRole('heading', { level: 1 });
  await values.check();
  await expect(heading).toHaveText(/^\d+ de \d+ resultados?$/);
  await expect(page.getByRole('button', { name: `Remover filtro ${last}` })).toBeVisible();

  await long.getByRole('searchbox').fill('nada disso');
  await expect(long.getByRole('status')).toBeVisible();
});
