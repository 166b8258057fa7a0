import { expect, test } from './journey';

// A tenth of the demo library is more than this server sends of a result.
test.use({ ownServer: true, settings: { SEARCH_LIMIT: '50' } });

test('a result that is larger than what is sent is narrowed as a whole: available here, without a type, of some years', async ({
  page,
}) => {
  await page.goto('/?termo_pesquisa=brasil');
  const heading = page.getByRole('heading', { level: 1 });
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  const titles = page.getByRole('article');
  await expect(heading).toHaveText(/^\d+ resultados$/);
  const total = Number.parseInt((await heading.textContent()) ?? '', 10);
  expect(total).toBeGreaterThan(50);
  await expect(page.getByText(/^Mostrando os primeiros/)).toHaveCount(0);

  const found = async () => {
    await expect(heading).toHaveText(new RegExp(`^\\d+ de ${total} resultados$`));
    return Number.parseInt((await heading.textContent()) ?? '', 10);
  };
  const now = filters.getByRole('switch', { name: /^Disponível agora/ });
  const offered = Number(/\d+$/.exec((await now.textContent()) ?? '')?.[0]);
  await now.click();
  await expect(now).toBeChecked();
  await expect.poll(found).toBe(offered);

  await filters.getByRole('combobox', { name: 'Minha biblioteca' }).selectOption('Biblioteca Central');
  await expect(filters.getByRole('switch', { name: /^Minha biblioteca/ })).toBeChecked();
  await expect.poll(found).toBeLessThan(offered);
  await expect(titles.first()).toContainText('Biblioteca Central');

  await filters.getByRole('button', { name: 'Excluir Livro' }).click();
  await expect(page.getByRole('button', { name: 'Remover filtro sem Livro' })).toBeVisible();
  await expect(page).toHaveURL(/filtro=DISP&filtro=B%3A1&filtro=-T%3A1$/);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(heading).toHaveText(`${total} resultados`);

  await filters.getByRole('textbox', { name: 'De' }).fill('2000');
  await filters.getByRole('textbox', { name: 'Até' }).fill('2010');
  await filters.getByRole('textbox', { name: 'Até' }).press('Enter');
  await expect.poll(found).toBeLessThan(total);
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('Mais antigos');
  await expect(titles.first()).toContainText(/ · 200\d · /);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remover filtro 2000 a 2010' })).toBeVisible();
  await expect(titles.first()).toContainText(/ · 200\d · /);

  // The choice of the library is kept for the next search.
  await page.goto('/?termo_pesquisa=historia');
  await expect(filters.getByRole('switch', { name: /^Minha biblioteca Biblioteca Central/ })).not.toBeChecked();
});
