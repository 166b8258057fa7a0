import type { Page } from '@playwright/test';
import { expect, test } from './journey';

const results = (page: Page) => page.getByRole('heading', { level: 1, name: /^[\d.]+ resultados?$/ });
const found = (page: Page) => page.getByRole('main').locator('a[href^="/acervo/"]');
const search = (page: Page) => page.getByRole('button', { name: 'Pesquisar', exact: true }).click();

test('each type of search has its own fields, finds by one of them, and opens from its address', async ({ page }) => {
  for (const [type, field] of [
    ['arquivo', 'Fundo'],
    ['atos_normativos', 'Tipo de ato'],
    ['jurisprudencia', 'Órgão julgador'],
    ['novas_aquisicoes', 'Área do conhecimento'],
  ] as const) {
    await page.goto(`/${type}`);
    const own = page.getByRole('search').getByRole('combobox', { name: field, exact: true });
    await own.selectOption({ index: 1 });
    await search(page);
    await expect(results(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`pesquisa=${type}`));
    await expect(found(page).first()).toBeVisible();
  }
  // New titles are shown by their covers (D2 §9).
  await expect(page.getByRole('button', { name: 'Capas' })).toHaveAttribute('aria-pressed', 'true');

  for (const type of ['e_books', 'acessibilidade']) {
    await page.goto(`/${type}`);
    await search(page);
    await expect(results(page)).toBeVisible();
    await expect(found(page).first()).toBeVisible();
  }
  await page.goto('/citar');
  await expect(page.getByRole('heading', { level: 1, name: 'Citar e referenciar' })).toBeVisible();
  await page.goto('/guia-que-nao-ha');
  await expect(page.getByRole('heading', { level: 1, name: 'Este livro não está na estante' })).toBeVisible();
});
