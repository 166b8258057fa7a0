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
  ['its reference', '/acervo/1/referencia', (page) => page.getByRole('button', { name: /^Copiar ABNT/ }).waitFor()],
  ['its MARC view', '/acervo/1/marc', (page) => page.getByText('245', { exact: false }).first().waitFor()],
  ['its Dublin Core', '/acervo/1/dublin-core', (page) => page.getByText('title', { exact: true }).first().waitFor()],
  ['the sign-in', '/login', (page) => page.locator('input[name=password]').waitFor()],
  ['an unknown address', '/nada/aqui', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
];

// What colours and widths can change; the rest of the rules reads the same page again. `npm run axe` asks all of them everywhere.
const ofLooks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

async function violations(page: Page, isFirst: boolean) {
  const axe = new AxeBuilder({ page });
  const { violations: found } = await (
    isFirst ? axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']) : axe.withRules(ofLooks)
  ).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function wear(page: Page, appearance: { zoom: number; cor: string }) {
  await page.evaluate((kept) => localStorage.setItem('catalogue.appearance', JSON.stringify(kept)), appearance);
  await page.reload();
}

async function lookInEveryTheme(page: Page, ready: (page: Page) => Promise<unknown>) {
  for (const theme of themes) {
    const { name, colorScheme, cor } = theme;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await wear(page, { zoom: 0, cor });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await ready(page);
      // As tall as the page: what a sticky bar covers for a moment is not covered for good.
      // Its rows have their true height once they come near the window, which makes it taller by a good deal.
      const height = await page.evaluate(() => Math.min(document.documentElement.scrollHeight + 3000, 16_000));
      await page.setViewportSize({ width, height });
      const where = `${name} at ${width} px`;
      expect.soft(await violations(page, theme === themes[0] && width === widths[0]), where).toEqual([]);
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

const results = '/?termo_pesquisa=brasil';
const covers = (page: Page) => page.getByRole('button', { name: 'Capas' }).and(page.locator('[aria-pressed=true]'));

// What a screen can be besides loaded and at rest. `ready` leads there again after each change of theme and width.
const states: [
  name: string,
  address: string,
  ready: (page: Page) => Promise<unknown>,
  before?: (page: Page, url: string) => Promise<unknown>,
][] = [
  [
    'the loading page',
    '/',
    (page) => page.getByText('Carregando o catálogo…').waitFor(),
    (page) => page.route('**/config.json', () => undefined),
  ],
  [
    'the page without a server',
    '/',
    (page) => page.getByRole('button', { name: /Tentar de novo/ }).waitFor(),
    (page) => page.route('**/config.json', (route) => route.abort()),
  ],
  [
    'a search that failed',
    results,
    (page) => page.getByRole('alert').waitFor(),
    (_, url) => fail(url, { name: 'unexpected-500', endpoint: 'searchTitles' }),
  ],
  ['the results as covers', `${results}&exibicao=C`, (page) => covers(page).waitFor()],
  [
    'the results with filters',
    `${results}&filtro=X%3AO`,
    (page) =>
      page
        .getByRole('button', { name: /^Remover filtro/ })
        .first()
        .waitFor(),
  ],
  ['the drawer of filters', results, openFilters],
  ['a refused sign-in', '/login', refuseSignIn],
];

const fail = (url: string, ...faults: { name: string; endpoint: string }[]) =>
  fetch(`${url}/__mock/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });

async function openFilters(page: Page) {
  const drawer = page.getByRole('dialog');
  await page
    .getByRole('heading', { name: /resultados/ })
    .or(drawer)
    .first()
    .waitFor();
  const open = page.getByRole('button', { name: /^Filtros/ });
  // Where there is room for them the filters stand beside the results.
  if ((await drawer.isVisible()) || (await open.isHidden())) return;
  await open.click();
  await drawer.waitFor();
}

async function refuseSignIn(page: Page) {
  await page.locator('input[name=password]').waitFor();
  if (await page.getByRole('alert').isVisible()) return;
  await signIn(page, 'ana', 'errada');
  await page.getByRole('alert').waitFor();
}

async function signIn(page: Page, login: string, password: string) {
  await page.locator('input[name=username]').fill(login);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Entrar' }).last().click();
}

for (const [name, address, ready, before] of states)
  test(`${name}, too, is accessible in every theme and width`, async ({ page, library }) => {
    await before?.(page, library.url);
    await page.goto(address);
    await ready(page);
    await lookInEveryTheme(page, ready);
  });

test('a renewal that failed, and its toast, are accessible in every theme and width', async ({ page }) => {
  await page.route('**/api/emprestimo/renovacao', (route, request) => {
    const [{ codExamplar }] = request.postDataJSON() as [{ codExamplar: string }];
    const refused = { codExemplar: codExamplar, renovado: false, dataDevolucaoPrevista: null, mensagem: 'Não hoje.' };
    return route.fulfill({ json: [refused] });
  });
  await page.goto('/login?redirect=/meupergamum/titulos-pendentes');
  await signIn(page, 'ana', 'biblioteca');
  const toast = page.getByRole('alert').filter({ hasText: 'renovados' });
  const ready = async (shown: Page) => {
    const renew = shown.locator('button[title="Renovar"]:not([aria-disabled])').first();
    await renew.waitFor();
    if (await toast.isHidden()) await renew.click();
    await toast.hover();
    await shown.getByText('Não hoje.').first().waitFor();
  };
  await ready(page);
  await lookInEveryTheme(page, ready);
});

test('the pending titles are accessible in every theme and width', async ({ page }) => {
  await page.goto('/login?redirect=/meupergamum/titulos-pendentes');
  await signIn(page, 'ana', 'biblioteca');
  const ready = (shown: Page) => shown.locator('button[title="Renovar"]').first().waitFor();
  await ready(page);
  await lookInEveryTheme(page, ready);
});
