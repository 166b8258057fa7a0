import type { Page } from '@playwright/test';
import { control, signIn } from './controls';
import { expect, test, today } from './journey';

/** The scripts that have this address do not arrive before the returned function is called. */
async function holdScripts(page: Page, scripts: string | RegExp = '**/assets/*.js'): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page whose scripts do not arrive before `release` is called. */
async function openWithoutScripts(page: Page, address: string): Promise<{ release: () => void }> {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  return { release };
}

test('what was typed, chosen and sent before the scripts came is done when they are there', async ({ page }) => {
  const { release } = await openWithoutScripts(page, '/');
  await page.getByRole('combobox', { name: 'Termo' }).fill('casmurro');
  await page.getByRole('combobox', { name: 'Procurar em' }).selectOption({ index: 1 });
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/^(?=.*termo_pesquisa=casmurro)(?=.*coluna_um=)/);
  await expect(page).toHaveTitle(/^casmurro: resultados/);
});

test('a page that is loaded again stays where the reader has moved before its scripts came', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  // The top of the page is remembered.
  await page.getByRole('combobox', { name: 'Termo' }).focus();
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  const place = () => page.evaluate(() => window.scrollY);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Suporte' }).click();
  const before = await place();
  expect(before).toBeGreaterThan(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Suporte' })).toBeVisible();
  expect(await place()).toBe(before);
});

test('the search of the home works before the sections below it, which stay where they are', async ({ page }) => {
  const release = await holdScripts(page, /\/assets\/OpeningHours-[^/]*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  const hours = page.getByRole('heading', { name: 'Horários' });
  await hours.evaluate((heading) => heading.setAttribute('data-of-the-server', ''));
  await page.getByRole('combobox', { name: 'Termo' }).fill('brasil');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(hours).toBeVisible();
  const isHydrated = () => hours.evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__react')));
  expect(await isHydrated()).toBe(false);
  release();
  await expect.poll(isHydrated).toBe(true);
  await expect(hours).toHaveAttribute('data-of-the-server', '');
});

test('a campus that was chosen before the code of its section came is chosen when it is there', async ({ page }) => {
  const release = await holdScripts(page, /\/assets\/OpeningHours-[^/]*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  // The rest of the page is hydrated.
  await page.getByRole('combobox', { name: 'Termo' }).fill('brasil');
  await expect(page.getByRole('listbox')).toBeVisible();
  const campus = page.getByRole('combobox', { name: 'Campus' });
  await campus.selectOption({ index: 1 });
  const chosen = await campus.inputValue();
  release();
  await expect(page).toHaveURL(new RegExp(`[?&]horarios=${chosen}(&|$)`));
  await expect(campus).toHaveValue(chosen);
  // What is typed into a part that is hydrated is not typed again.
  await expect(page.getByRole('combobox', { name: 'Termo' })).toHaveValue('brasil');
});

test('what was filled in in the fields of a search type before the scripts came is searched for', async ({ page }) => {
  const archive = await openWithoutScripts(page, '/arquivo');
  await page.getByRole('combobox', { name: 'Termo' }).fill('ata');
  await page.getByRole('combobox', { name: 'Fundo', exact: true }).selectOption({ index: 1 });
  await page.keyboard.press('Enter');
  archive.release();
  await expect(page).toHaveURL(/^(?=.*termo_pesquisa=ata)(?=.*pesquisa=arquivo)(?=.*fundo=)/);
  const advanced = await openWithoutScripts(page, '/pesquisa_avancada');
  await page.getByRole('textbox', { name: 'Ano, de' }).fill('1990');
  await page.getByRole('combobox', { name: 'Termo' }).first().fill('brasil');
  await page.keyboard.press('Enter');
  advanced.release();
  await expect(page).toHaveURL(/^(?=.*termo_pesquisa=brasil)(?=.*pesquisa=pesquisa_avancada)(?=.*ano_ini=1990)/);
});

test('a reader signs in before the scripts came', async ({ page }) => {
  const { release } = await openWithoutScripts(page, '/login?redirect=/meupergamum/inicio');
  await signIn(page, 'ana');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
});

test('a long list of results is hydrated before the whole set has arrived', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/consulta?*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/?termo_pesquisa=brasil');
  const titles = page.getByRole('article');
  const facet = page.getByRole('group').filter({ hasText: 'Tipo de obra' }).getByRole('listitem').first();
  const count = await facet.innerText();
  await titles.first().getByRole('checkbox').check();
  await expect(page.getByText('1 selecionado')).toBeVisible();
  await page.getByRole('link', { name: /^Próxima/ }).click();
  await expect(page).toHaveURL(/paginaAtiva=2/);
  await expect(titles).toHaveCount(0);
  release();
  await expect(titles).toHaveCount(20);
  expect(await facet.innerText()).toBe(count);
});

test('the whole of a long result is fetched when the reader begins to do something', async ({ page }) => {
  const sets: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/consulta') sets.push(request.url());
  });
  await page.goto('/?termo_pesquisa=brasil');
  await expect(page.getByRole('article')).toHaveCount(20);
  await control(page.request).callsWhenIdle();
  expect(sets).toEqual([]);
  const whole = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/consulta');
  await page.mouse.move(40, 40);
  await whole;
  await page.getByRole('link', { name: /^Próxima/ }).click();
  await expect(page).toHaveURL(/paginaAtiva=2/);
  await expect(page.getByRole('article')).toHaveCount(20);
  expect(sets).toHaveLength(1);
});

test('what came with the page is not asked for again', async ({ catalogue, page }) => {
  const results = await page.request.get('/?termo_pesquisa=casmurro', { headers: { accept: 'text/html' } });
  const [title = ''] = /\/acervo\/\d+/.exec(await results.text()) ?? [];
  const asked: string[] = [];
  page.on('request', (request) => {
    // Apart from pictures.
    const isData = request.url().startsWith(`${catalogue.url}/api/`) && !request.url().includes('/imagem');
    if (isData) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(title);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await control(page.request).callsWhenIdle();
  expect(asked).toEqual([]);
});

test('the page as the server sends it tells programs language, year and journal of an article', async ({ page }) => {
  const asked = await page.request.get('/api/consulta?termo_pesquisa=tutelas+coletivas', { headers: { lang: '1' } });
  const { data } = (await asked.json()) as {
    data: { cod_acervo: string; desc_tipo_obra: string; ano_publicacao: string }[];
  };
  const article = data.find(({ desc_tipo_obra }) => desc_tipo_obra === 'Artigo');
  const reply = await page.request.get(`/acervo/${article?.cod_acervo}`, { headers: { accept: 'text/html' } });
  const html = await reply.text();
  const tag = (name: string) => new RegExp(`<meta name="citation_${name}" content="([^"]+)"`).exec(html)?.[1];
  expect(tag('language')).toBe('pt');
  expect(tag('publication_date')).toBe(article?.ano_publicacao);
  expect(tag('journal_title')).toMatch(/^Revista/);
  expect(tag('issn')).toMatch(/^\d{4}-\d{3}[\dX]$/);
});

test('what a page says to programs about its title is there once, also when the page is hydrated and on the next title', async ({
  page,
}) => {
  const told = async () => ({
    names: await page
      .locator('meta[name=citation_title]')
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content'))),
    coins: await page.locator('.Z3988').count(),
  });
  await page.goto('/?termo_pesquisa=casmurro');
  const [title = ''] =
    (await page.getByRole('article').getByRole('link').first().getAttribute('href'))?.match(/\/acervo\/\d+/) ?? [];
  await page.goto(title);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await page
    .getByRole('link', { name: /^Exemplares \d+$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/exemplares/);
  expect(await told()).toEqual({ names: [name], coins: 1 });
  await page.getByRole('region', { name: 'Ao lado na estante' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name ?? '');
  const next = await page.getByRole('heading', { level: 1 }).textContent();
  await expect.poll(told).toEqual({ names: [next], coins: 1 });
});

test('the day on a page is the server’s, whatever the clock of the reader says', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2020-02-03T12:00:00Z'));
  const ebooks = await page.request.get('/?pesquisa=e_books', { headers: { accept: 'text/html' } });
  const [title = ''] = /\/acervo\/\d+/.exec(await ebooks.text()) ?? [];
  await page.goto(`${title}/referencia`);
  await expect(page.getByRole('main')).toContainText(`Acesso em: ${Number(today().slice(8))} `);
});

test('the page of a search has its titles, status and language before any script', async ({ page }) => {
  const asked = (address: string, headers = {}) =>
    page.request.get(address, { headers: { accept: 'text/html', ...headers } });
  const results = await asked('/?termo_pesquisa=casmurro');
  expect(await results.text()).toContain('Dom Casmurro');
  const english = await (await asked('/?idioma=en&termo_pesquisa=casmurro')).text();
  expect(english).toContain('<html lang="en"');
  // The page names its minute, so that it is another one when a minute begins between the two requests.
  await expect
    .poll(async () => {
      const { etag = '' } = (await asked('/?termo_pesquisa=casmurro')).headers();
      return (await asked('/?termo_pesquisa=casmurro', { 'if-none-match': etag })).status();
    })
    .toBe(304);
  for (const nowhere of ['/nada-aqui', '/acervo/999999999', '/acervo/x', '/autoridade/999999999'])
    expect((await asked(nowhere)).status(), nowhere).toBe(404);
  expect(await (await asked('/login')).text()).toContain('name="password"');
  const personal = await (await asked('/meupergamum/inicio')).text();
  expect(personal).toContain('Carregando o catálogo…');
});
