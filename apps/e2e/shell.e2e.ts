import { openAsPatron, sidewaysScroll, storedValue } from './controls';
import { expect, test } from './journey';

test('accessibility settings are kept from one visit to the next', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('region', { name: 'Atalhos e acessibilidade' });
  await bar.getByLabel('Ampliar').selectOption('40');
  await bar.getByLabel('Cores').selectOption('contraste');
  await bar.getByRole('button', { name: 'Negrito' }).click();
  await page.reload();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-zoom', '40');
  await expect(html).toHaveAttribute('data-cor', 'contraste');
  await expect(html).toHaveAttribute('data-negrito', '');
});

for (const width of [992, 1280])
  test(`at ${width} px the size is chosen step by step where it is, up to double and back`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const size = page.getByRole('region', { name: 'Atalhos e acessibilidade' }).getByLabel('Ampliar');
    await size.focus();
    for (const zoom of ['20', '40', '60', '80', '100', '80', '60', '40', '20', '0']) {
      await size.press(Number(zoom) > Number(await size.inputValue()) ? 'ArrowDown' : 'ArrowUp');
      await expect(size).toHaveValue(zoom);
      await expect(size).toBeInViewport();
      await expect(size).toBeFocused();
      expect(await sidewaysScroll(page)).toBe(0);
    }
  });

test('on a phone of 320 px the bar greets and names the area, at double size too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAsPatron(page, 'titulos-pendentes', 'ana');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  const greeting = menu.getByRole('link', { name: 'Oi, Ana Minha área' });
  const fits = async () => {
    for (const text of ['Oi, Ana', 'Minha área', 'Sair'])
      await expect(menu.getByText(text)).toBeInViewport({ ratio: 1 });
    expect(await sidewaysScroll(page)).toBe(0);
  };
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await fits();
    // In one line, as for a visitor.
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(70);
  }
  await page.getByRole('button', { name: 'Acessibilidade' }).click();
  await page.getByRole('dialog').getByLabel('Ampliar').selectOption('100');
  await page.keyboard.press('Escape');
  await fits();
  await greeting.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Oi, Ana/ })).toBeVisible();
});

test('a table of eight columns shows cards where enlarged text leaves it no room', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openAsPatron(page, 'debitos', 'bruno');
  const table = page.getByRole('table', { name: 'Débitos com Biblioteca Central' });
  await expect(table).toHaveCSS('display', 'table');
  await page.getByLabel('Ampliar').selectOption('40');
  await expect(table).toHaveCSS('display', 'block');
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
});

test.describe('the shared tenant', () => {
  test.use({ ownServer: true });

  test('the demonstration panel signs in, and says that the tenant is shared', async ({ page }) => {
    await page.goto('/');
    const dock = page.getByRole('dialog', { name: 'Demonstração' });
    const open = page.getByRole('button', { name: 'Abrir o painel de demonstração' });
    await open.click();
    await dock.getByRole('button', { name: 'Entrar como esta pessoa' }).click();
    await expect(page.getByRole('link', { name: /^Oi, / })).toBeVisible();
    await open.click();
    await expect(dock.getByText('Esta é a biblioteca que todos compartilham.')).toBeVisible();
  });
});

test('a visit requests the public token once, and a reload does not', async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => (requests += Number(request.url().endsWith('/oauth/token'))));
  const results = page.getByRole('heading', { level: 1, name: /resultados$/ });
  await page.goto('/?termo_pesquisa=brasil');
  await expect(results).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests).toBe(1);
  await expect.poll(() => storedValue(page, 'public')).not.toBeNull();
  await page.reload();
  await expect(results).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests).toBe(1);
});

test('the code of the first screen does not wait for the server’s replies', async ({ page }) => {
  const results = page.waitForRequest(/\/assets\/ResultsScreen-.*\.js$/);
  await page.route('**/oauth/token', async (route) => {
    await results;
    await route.continue();
  });
  await page.goto('/?termo_pesquisa=brasil');
  await expect(page.getByRole('heading', { level: 1, name: /resultados$/ })).toBeVisible();
});
