import type { Page } from '@playwright/test';
import { expect, test } from './journey';

const results = (page: Page) => page.getByRole('heading', { level: 1, name: /^[\d.]+ resultados?( em .+)?$/ });
const search = (page: Page) => page.getByRole('button', { name: 'Pesquisar', exact: true }).click();

/** The addresses of the titles that the results show. */
async function found(page: Page): Promise<string[]> {
  await expect(results(page)).toBeVisible();
  const titles = page.getByRole('main').locator('a[href^="/acervo/"]');
  await expect(titles.first()).toBeVisible();
  const links = await titles.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(links.map((link) => link.split('/').slice(0, 3).join('/')))];
}

test('each type of search has its own fields, finds by one of them, and opens from its address', async ({ page }) => {
  for (const [type, field] of [
    ['arquivo', 'Fundo'],
    ['atos_normativos', 'Tipo de ato'],
    ['jurisprudencia', 'Órgão julgador'],
    ['novas_aquisicoes', 'Área do conhecimento'],
  ] as const) {
    const own = page.getByRole('search').getByRole('combobox', { name: field, exact: true });
    const foundBy = async (index: number) => {
      await page.goto(`/${type}`);
      await own.selectOption({ index });
      await search(page);
      await expect(page).toHaveURL(new RegExp(`pesquisa=${type}`));
      return found(page);
    };
    // A title has one of each; other types find other records.
    const first = await foundBy(1);
    const second = await foundBy(2);
    expect(first.filter((title) => second.includes(title))).toEqual([]);

    const chosen = await own.inputValue();
    await page.goto(page.url());
    expect(await found(page)).toEqual(second);
    await expect(own).toHaveValue(chosen);
  }
  // New titles are shown by their covers (D2 §9).
  await expect(page.getByRole('button', { name: 'Capas' })).toHaveAttribute('aria-pressed', 'true');

  for (const [type, fact, value] of [
    ['e_books', 'acesso_remoto', 'cr'],
    ['acessibilidade', 'possui_acessibilidade', 'S'],
  ] as const) {
    await page.goto(`/${type}`);
    const answered = page.waitForResponse((reply) =>
      new RegExp(`/consulta\\?.*\\bpesquisa=${type}\\b`).test(reply.url()),
    );
    await search(page);
    const { data } = (await (await answered).json()) as { data: Record<string, unknown>[] };
    expect([...new Set(data.map((title) => title[fact]))]).toEqual([value]);
    expect(data.map(({ cod_acervo }) => `/acervo/${String(cod_acervo)}`)).toEqual(
      expect.arrayContaining(await found(page)),
    );
  }
  await page.goto('/citar');
  await expect(page.getByRole('heading', { level: 1, name: 'Citar e referenciar' })).toBeVisible();
  await page.goto('/guia-que-nao-ha');
  await expect(page.getByRole('heading', { level: 1, name: 'Esta página não existe' })).toBeVisible();
});
