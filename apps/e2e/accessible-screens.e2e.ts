import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './journey';

const themes = [
  { name: 'light', colorScheme: 'light', cor: 'normal' },
  { name: 'dark', colorScheme: 'dark', cor: 'normal' },
  { name: 'high contrast', colorScheme: 'light', cor: 'contraste' },
] as const;
const widths = [320, 768, 1440];
const phones = [320, 390];

const screens: [name: string, address: string, ready: (page: Page) => Promise<unknown>][] = [
  ['the search home', '/', (page) => page.getByRole('button', { name: 'Pesquisar' }).waitFor()],
  ['the results', '/?termo_pesquisa=brasil', (page) => page.getByRole('heading', { name: /resultados/ }).waitFor()],
  ['no results', '/?termo_pesquisa=xyzwq', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
  ['a title', '/acervo/1', (page) => page.getByRole('heading', { name: /disponíveis|disponível/ }).waitFor()],
  ['its copies', '/acervo/1/exemplares', (page) => page.getByRole('table').first().waitFor()],
  ['its reference', '/acervo/1/referencia', (page) => page.getByRole('button', { name: 'Copiar' }).waitFor()],
  ['its MARC view', '/acervo/1/marc', (page) => page.getByText('245', { exact: false }).first().waitFor()],
  ['its Dublin Core', '/acervo/1/dublin-core', (page) => page.getByText('title', { exact: true }).first().waitFor()],
  ['the sign-in', '/login', (page) => page.locator('input[name=password]').waitFor()],
  ['an unknown address', '/nada/aqui', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
];

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function wear(page: Page, appearance: { zoom: number; cor: string }) {
  await page.evaluate((kept) => localStorage.setItem('catalogue.appearance', JSON.stringify(kept)), appearance);
  await page.reload();
}

async function lookInEveryTheme(page: Page, ready: (page: Page) => Promise<unknown>) {
  for (const { name, colorScheme, cor } of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await wear(page, { zoom: 0, cor });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await ready(page);
      // As tall as the page: what a sticky bar covers for a moment is not covered for good.
      const height = await page.evaluate(() => Math.min(document.documentElement.scrollHeight + 600, 12_000));
      await page.setViewportSize({ width, height });
      const where = `${name} at ${width} px`;
      expect.soft(await violations(page), where).toEqual([]);
      expect.soft(await overflowOf(page), `sideways scroll in ${where}`).toBeLessThanOrEqual(0);
    }
  }
  await wear(page, { zoom: 100, cor: 'normal' });
  for (const width of phones) {
    await page.setViewportSize({ width, height: 900 });
    await ready(page);
    const where = `text of 200 % at ${width} px`;
    expect.soft(await overflowOf(page), `sideways scroll in ${where}`).toBeLessThanOrEqual(0);
  }
}

for (const [name, address, ready] of screens)
  test(`${name} is accessible in every theme and width`, async ({ page }) => {
    await page.goto(address);
    await ready(page);
    await lookInEveryTheme(page, ready);
  });

test('the pending titles are accessible in every theme and width', async ({ page }) => {
  await page.goto('/login?redirect=/meupergamum/titulos-pendentes');
  await page.locator('input[name=username]').fill('ana');
  await page.locator('input[name=password]').fill('biblioteca');
  await page.getByRole('button', { name: 'Entrar' }).click();
  const ready = (shown: Page) => shown.locator('button[title="Renovar"]').first().waitFor();
  await ready(page);
  await lookInEveryTheme(page, ready);
});
