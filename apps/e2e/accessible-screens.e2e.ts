import type { Page } from '@playwright/test';
import { schemeNames, type Scheme } from '@catalogue/checks/screens/browse';
import { violations } from '@catalogue/checks/screens/violations';
import { openAsPatron, sidewaysScroll } from './controls';
import { expect, test } from './journey';

const widths = [320, 768, 1440];
const looks = schemeNames.map((scheme: Scheme) => ({ scheme, which: 'all' as const }));

/** What `npm run axe` does with every screen that an address and clicks lead to, for those that need more than that. */
async function isAccessible(page: Page, ready: () => Promise<unknown>) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await ready();
    // As tall as the page: what a sticky bar covers for a moment is not covered for good.
    const height = await page.evaluate(() => Math.max(900, document.documentElement.scrollHeight));
    await page.setViewportSize({ width, height });
    expect.soft(await violations(page, looks), `at ${width} px`).toEqual([]);
    await expect
      .configure({ soft: true })
      .poll(() => sidewaysScroll(page), `sideways scroll at ${width} px`)
      .toBe(0);
  }
}

test('the loading page is accessible in every scheme and width', async ({ page }) => {
  await page.route('**/config.json', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await isAccessible(page, () => page.getByText('Carregando o catálogo…').waitFor());
});

test('the page without a server is accessible in every scheme and width', async ({ page }) => {
  await page.route('**/config.json', (route) => route.abort());
  await page.goto('/');
  await isAccessible(page, () => page.getByRole('button', { name: /Tentar de novo/ }).waitFor());
});

test('a renewal that failed, and its toast, are accessible in every scheme and width', async ({ page }) => {
  await page.route('**/api/emprestimo/renovacao', (route, request) => {
    const [{ codExamplar }] = request.postDataJSON() as [{ codExamplar: string }];
    const refused = { codExemplar: codExamplar, renovado: false, dataDevolucaoPrevista: null, mensagem: 'Não hoje.' };
    return route.fulfill({ json: [refused] });
  });
  await openAsPatron(page, 'titulos-pendentes', 'ana');
  const toast = page.getByRole('alert').filter({ hasText: 'renovados' });
  await page.locator('button[title="Renovar"]:not([aria-disabled])').first().click();
  // It goes by itself, and from under the pointer in another window: where the focus is, it waits.
  const close = toast.getByRole('button', { name: 'Fechar' });
  await close.focus();
  await isAccessible(page, () => page.getByText('Não hoje.').first().waitFor());
  await expect(close).toBeFocused();
});
