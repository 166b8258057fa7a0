import { expect, test } from './journey';

test('an author leads from the title to the authority, its other names and MARC, and to all of its titles', async ({
  page,
}) => {
  await page.goto('/acervo/1');
  await page.getByRole('link', { name: 'Assis, Machado de, 1839–1908', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Assis, Machado de, 1839–1908' })).toBeFocused();
  await expect(page.getByRole('main').getByText('Assis, Joaquim Maria Machado de, 1839–1908')).toBeVisible();
  await page.getByRole('link', { name: 'MARC', exact: true }).click();
  await expect(page).toHaveURL('/autoridade/1/marc');
  await expect(page.getByRole('term').filter({ hasText: /^100/ })).toBeVisible();

  const toTitles = page.getByRole('link', { name: /^Ver \d+ títulos$/ });
  const count = /\d+/.exec((await toTitles.textContent()) ?? '')?.[0] ?? 'none';
  await toTitles.click();
  await expect(page.getByRole('heading', { level: 1, name: `${count} resultados` })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(Number(count));
  await expect(page.getByRole('article').getByRole('link', { name: 'Dom Casmurro', exact: true })).toBeVisible();

  // A search by its name finds the same one.
  await page.goto('/autoridades');
  await page.getByRole('combobox', { name: 'Termo de pesquisa' }).fill('machado');
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
  await page
    .getByRole('link', { name: /^Assis, Machado de, 1839–1908/ })
    .first()
    .click();
  await expect(page).toHaveURL('/autoridade/1');
  await page.goto('/autoridade/99999999');
  await page
    .getByRole('main')
    .getByRole('link', { name: /autoridade/ })
    .click();
  await expect(page).toHaveURL('/autoridades');
});
