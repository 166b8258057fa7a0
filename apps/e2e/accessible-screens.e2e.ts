import type { Page } from '@playwright/test';
import { eachRuleOnce, findingsOn } from '@catalogue/checks/screens/looks';
import { control, openAsPatron } from './controls';
import { expect, test } from './journey';

/** The same checks as in accessible-screens.a11y.ts, for the screens that an address and clicks do not lead to. */
async function isAccessible(page: Page, ready: () => Promise<unknown>) {
  await ready();
  expect(await findingsOn(page, eachRuleOnce({}))).toEqual([]);
  await ready();
}

test('the loading page is accessible in every scheme and width', async ({ page }) => {
  // Of this page the server knows nothing, so that it is the app's.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/cesta', { waitUntil: 'commit' });
  await isAccessible(page, () => page.getByText('Carregando o catálogo…').waitFor());
});

test('the page without a server is accessible in every scheme and width', async ({ page }) => {
  // With a fault, pages arrive without their content and data.
  await control(page.request).setFaults({ name: 'network-drop' });
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
  // A toast closes by itself, unless it has the focus.
  const close = toast.getByRole('button', { name: 'Fechar' });
  await close.focus();
  await isAccessible(page, () => page.getByText('Não hoje.').first().waitFor());
  await expect(close).toBeFocused();
});
