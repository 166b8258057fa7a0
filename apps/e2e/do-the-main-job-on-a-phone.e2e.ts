import type { Locator } from '@playwright/test';
import { control, sidewaysScroll, signIn } from './controls';
import { expect, test } from './journey';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone a title is found, filtered, opened and placed on hold, and a loan renewed, without sideways scrolling', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Termo de pesquisa' }).fill('brasil');
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).tap();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^\d+ resultados$/);
  await expect.poll(() => sidewaysScroll(page)).toBe(0);

  await page.getByRole('button', { name: /^Filtros/ }).tap();
  const filters = page.getByRole('dialog', { name: 'Filtros' });
  await filters.getByRole('checkbox', { name: 'Livro', exact: true }).tap();
  await filters.getByRole('button', { name: /^Ver \d+ títulos$/ }).tap();
  await expect(heading).toHaveText(/^\d+ de \d+ resultados$/);
  await page.getByRole('button', { name: 'Relevância' }).tap();
  await page.getByRole('dialog', { name: 'Ordenar' }).getByRole('radio', { name: 'Título, de A a Z' }).tap();
  await expect(page).toHaveURL(/ordenacao=O/);
  await expect(async () => {
    const names = await page.getByRole('article').getByRole('heading').allTextContents();
    expect(names.length).toBeGreaterThan(1);
    // Titles are filed without their initial article.
    const filed = names.map((name) => name.replace(/^(A|As|O|Os) /, ''));
    expect(filed).toEqual([...filed].sort((a, b) => a.localeCompare(b, 'pt')));
  }).toPass();

  await page.goto('/?termo_pesquisa=grande+sert%C3%A3o');
  await page.getByRole('link', { name: 'Grande sertão: veredas', exact: true }).tap();
  await expect(heading).toHaveText('Grande sertão: veredas');
  await page.getByRole('link', { name: 'Entrar para reservar' }).tap();
  await signIn(page, 'ana');
  await page.getByRole('combobox', { name: 'Onde retirar' }).selectOption({ index: 1 });
  await expect(page.getByText(/^Você será a /)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Reservar' }).tap();
  await expect(page.locator(':focus')).toContainText('Reserva feita');
  await expect.poll(() => sidewaysScroll(page)).toBe(0);

  await page.getByRole('link', { name: 'Ver minhas reservas' }).tap();
  await expect(page.getByRole('listitem').filter({ hasText: 'Grande sertão: veredas' })).toContainText('Na fila');
  await page.getByRole('navigation', { name: 'Minha área' }).getByRole('link', { name: 'Empréstimos' }).tap();
  await page
    .locator('#mp-root')
    .getByRole('listitem')
    .filter({ hasText: 'Redes de computadores' })
    .getByRole('button', { name: 'Renovar' })
    .tap();
  await expect(page.getByRole('alert').filter({ hasText: 'renovado com sucesso' })).toBeVisible();
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
});

test('on a phone an issue of a year of a serial is three taps away from the results', async ({ page }) => {
  await page.goto('/?termo_pesquisa=revista+%C3%A1lgebra+linear');
  await page.getByRole('link', { name: /^Revista de álgebra linear/ }).tap();
  await page.getByRole('link', { name: 'Ver a coleção' }).tap();
  const year = page.getByRole('heading', { level: 2, name: '2023' });
  await expect(year).toBeVisible();
  const cells = page.getByRole('button', { name: /2023: (recebido|encadernado|falta)/ });
  const { width = 0, height = 0 } = (await cells.first().boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await cells.first().tap();
  await expect(page.getByRole('dialog', { name: /2023$/ })).toBeVisible();
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
});

test('on a phone "calculus, to take home today, near me" takes four taps after typing', async ({ page }) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  // On a Saturday afternoon the own library is closed, and another one nearer in time.
  await control(page.request).toOpenDay();
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Termo de pesquisa' }).fill('cálculo');
  await tap(page.getByRole('button', { name: 'Pesquisar', exact: true }));
  const calculus = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Cálculo', exact: true }) });
  // Little stands above the first one.
  expect((await page.getByRole('article').first().boundingBox())?.y).toBeLessThan(400);
  // The row itself: how many, where, until when it is open, for how long.
  await expect(calculus).toContainText(/\d+ de 8 disponíve/);
  await expect(calculus).toContainText(/Biblioteca .+, .*estante \d+/i);
  await expect(calculus).toContainText(/Aberta até \d+h/);
  await expect(calculus).toContainText(/empréstimo de \d+/);
  await tap(page.getByRole('switch', { name: /^Disponível agora/ }));
  await expect(page).toHaveURL(/filtro=DISP/);
  // Two taps: the list of libraries is opened, and one is chosen.
  taps += 2;
  await page
    .getByRole('combobox', { name: 'Minha biblioteca' })
    .selectOption('Biblioteca de Ciências Exatas e Tecnologia');
  await expect(page.getByRole('switch', { name: /^Minha biblioteca/ })).toHaveAttribute('aria-checked', 'true');
  await expect(calculus).toContainText(/Biblioteca de Ciências Exatas e Tecnologia, Estante \d+/);
  await expect(calculus).toContainText('e em mais 1 biblioteca');
  expect(taps).toBeLessThanOrEqual(4);
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
});

test('at 320 px filters and order are side by side', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/?termo_pesquisa=brasil');
  const filters = await page.getByRole('button', { name: /^Filtros/ }).boundingBox();
  const order = await page.getByRole('button', { name: 'Relevância' }).boundingBox();
  expect(order?.y).toBe(filters?.y);
});

test('on a phone the hours of a library are one tap away from any page', async ({ page }) => {
  for (const from of ['/acervo/1', '/cesta', '/autoridade/1']) {
    await page.goto(from);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Horários' }).tap();
    await expect(page.getByRole('heading', { name: 'Horários' })).toBeInViewport();
    await expect(page.getByText('Biblioteca Central').first()).toBeVisible();
    await expect(page.getByText(/^(Aberta até|Fechada)/).first()).toBeVisible();
  }
});
