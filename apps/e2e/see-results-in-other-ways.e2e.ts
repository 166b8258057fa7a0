import { storedValue } from './controls';
import { expect, test } from './journey';

test('results are filtered by words, sorted, paginated and shown by covers, all of it in the address', async ({
  page,
}) => {
  await page.goto('/?termo_pesquisa=brasil');
  const heading = page.getByRole('heading', { level: 1 });
  const titles = page.getByRole('article');
  await expect(heading).toHaveText(/^\d+ resultados$/);
  const all = (await heading.textContent()) ?? '';
  await expect(titles).toHaveCount(20);

  await page.getByRole('complementary').getByRole('searchbox', { name: 'Palavras nestes resultados' }).fill('historia');
  await expect(heading).toHaveText(/^\d+ de \d+ resultados$/);
  await page.getByRole('button', { name: 'Remover filtro “historia”' }).click();
  await expect(heading).toHaveText(all);

  await page.getByRole('combobox', { name: 'Por página' }).selectOption('10');
  await expect(titles).toHaveCount(10);
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('Mais novos');
  // The year at the end of the imprint: “São Paulo: Edusp, 2006.”
  const yearOf = (text: string) => /, (\d{4})\./.exec(text)?.[1] ?? '';
  await expect(async () => {
    const years = (await titles.allTextContents()).map(yearOf);
    expect(new Set(years).size).toBeGreaterThan(1);
    expect(years).toEqual([...years].sort().reverse());
  }).toPass();
  const first = await titles.first().getByRole('heading').textContent();
  const pages = page.getByRole('navigation', { name: 'Páginas' });
  await pages.getByRole('link', { name: 'Página 2' }).click();
  await expect(pages.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
  await expect(titles.first().getByRole('heading')).not.toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Capas' }).click();
  await expect(titles).toHaveCount(0);
  await expect(page.getByRole('main').locator('ol > li')).toHaveCount(10);
  await expect(page).toHaveURL('/?termo_pesquisa=brasil&ordenacao=A&quantPag=10&exibicao=C&paginaAtiva=2');
  await page.reload();
  await expect(page.getByRole('main').locator('ol > li')).toHaveCount(10);
  await page.goBack();
  await page.goBack();
  await expect(titles.first().getByRole('heading')).toHaveText(first ?? '');
});

test('a misspelt word leads to similar ones in the catalogue, and past searches are repeated', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Termo de pesquisa' }).fill('machdo');
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
  await expect(page.getByText('Nada encontrado para “machdo”')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^machado \(\d+\)$/ })
    .click();
  await expect(page.getByText('Resultados para “machado”, em vez de “machdo”.')).toBeVisible();
  const found = (await heading.textContent()) ?? '';
  await page.getByRole('link', { name: 'Pesquisar “machdo”' }).click();
  await expect(page.getByText('Nada encontrado para “machdo”')).toBeVisible();

  const past = page.getByRole('list', { name: 'Pesquisas recentes' });
  const searched = (words: string) => ({ campos: expect.objectContaining({ termo_pesquisa: words }) as unknown });
  await expect.poll(() => storedValue(page, 'searches')).toMatchObject([searched('machdo'), searched('machado')]);
  await page.goto('/');
  await page.getByRole('button', { name: 'Pesquisas recentes' }).click();
  await expect(past.getByRole('link')).toHaveText([/^machdo.*Nenhum resultado/, /^machado.*resultados/]);
  await past.getByRole('link', { name: /^machado/ }).click();
  await expect(heading).toHaveText(found);
  await page.getByRole('button', { name: 'Pesquisas recentes' }).click();
  await page.getByRole('button', { name: 'Limpar o histórico' }).click();
  await expect(page.getByRole('button', { name: 'Pesquisas recentes' })).toHaveCount(0);
  await page.reload();
  await expect(heading).toHaveText(found);
});
