import { expect, test } from './journey';

test.use({ javaScriptEnabled: false });

test('a reader searches, leafs through the results and opens a title with copies, reference and MARC', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Guias' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Horários' })).toBeVisible();
  await page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: 'Termo' }))
    .fill('brasil');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(page).toHaveTitle(/^brasil: resultados/);
  const titles = page.getByRole('article').getByRole('heading', { level: 2 });
  const [first] = await titles.allTextContents();
  await page.getByRole('link', { name: /^Próxima/ }).click();
  await expect(page).toHaveURL(/paginaAtiva=2/);
  expect((await titles.allTextContents())[0]).not.toBe(first);
  await titles.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const title = page.url();
  for (const tab of ['Exemplares', 'Referência']) {
    await page.getByRole('main').getByRole('link', { name: tab }).first().click();
    await expect(page.getByRole('main').locator('[aria-current=page]')).toContainText(tab);
  }
  await page.goto(`${title}/marc`);
  await expect(page.getByRole('term').filter({ hasText: /^245/ })).toBeVisible();
  // What reference managers and Google Scholar read of it.
  await page.goto(title);
  await expect(page.locator('head > meta[name=citation_title]')).toHaveCount(1);
  expect(await page.locator('head > meta[name=citation_author]').count()).toBeGreaterThan(0);
  await expect(page.locator('.Z3988')).toHaveAttribute('title', /rft\.btitle=/);
  await page.goto('/arquivo');
  await page.getByRole('combobox', { name: 'Fundo', exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
  await expect(page).toHaveURL(/^(?=.*pesquisa=arquivo)(?=.*fundo=)/);
});

test('a reader searches for the teaching plans of a course, and for titles of a library', async ({ page }) => {
  await page.goto('/plano_ensino');
  const course = page.getByRole('combobox', { name: 'Curso' });
  await course.selectOption({ index: 1 });
  const code = await course.inputValue();
  expect(code).toMatch(/^\d+$/);
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`^(?=.*pesquisa=plano_ensino)(?=.*[?&]curso=${code}(&|$))`));
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto('/pesquisa_avancada');
  const form = page.getByRole('search').first();
  await expect(form.getByRole('combobox', { name: 'Campus' })).toHaveCount(0);
  await form.getByRole('combobox', { name: 'Biblioteca' }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: 'Termo' }).first().fill('brasil');
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
  await expect(page).toHaveURL(/^(?=.*termo_pesquisa=brasil)(?=.*biblioteca=\d)/);
  await expect(page).toHaveTitle(/^brasil: resultados/);
});

test('a reader searches again in several libraries, and is not asked to type in a list', async ({ page }) => {
  await page.goto('/?pesquisa=pesquisa_avancada&termo_pesquisa=brasil&biblioteca=1,2');
  const libraries = page.getByRole('search').first().getByRole('combobox', { name: 'Biblioteca' });
  await expect(libraries.locator('option:checked')).toHaveText('2 bibliotecas escolhidas');
  await page.getByRole('combobox', { name: 'Termo' }).first().fill('cidade');
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
  await expect(page).toHaveURL(/^(?=.*termo_pesquisa=cidade)(?=.*biblioteca=1(,|%2C)2(&|$))/);
  await expect(page).toHaveTitle(/^cidade: resultados/);
  await page.goto('/plano_ensino');
  await expect(page.getByText(/^Os primeiros \d+ de \d+\. Com JavaScript/).first()).toBeVisible();
  await expect(page.getByText(/Escreva mais letras/)).toHaveCount(0);
});
