import type { Page } from '@playwright/test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openAsPatron } from './controls';
import { expect, test } from './journey';

const web = join(__dirname, '..', 'web', 'src');
const parts = ['app', 'shared', ...readdirSync(join(web, 'features')).map((feature) => join('features', feature))];
const folders = parts.map((part) => join(web, part, 'texts')).filter((folder) => existsSync(folder));
type Texts = Record<string, string>;
const textsOf = (language: string) =>
  folders.map((folder) => JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Texts);

/** Whether a text is a Portuguese text of the interface that this language translates, or the key of a text. */
function foreignTo(language: 'en' | 'es') {
  const [portuguese, own] = [textsOf('pt'), textsOf(language)];
  const known = new Set(own.flatMap((texts) => Object.values(texts)));
  const words = portuguese.flatMap((texts) => Object.values(texts)).filter((text) => !known.has(text));
  const keys = new Set(portuguese.flatMap((texts) => Object.keys(texts)).filter((key) => /[a-z][A-Z_]/.test(key)));
  const isIn = (texts: readonly string[]) => {
    const patterns = texts.filter(isRecognizable).map(asPattern);
    return (text: string) => patterns.some((pattern) => pattern.test(text));
  };
  const [isForeign, isOwn] = [isIn(words), isIn([...known])];
  return (text: string) => keys.has(text) || (isForeign(text) && !isOwn(text));
}

/** Only texts with enough letters beside their values can be recognized: many titles look like “{{count}} de {{total}}”. */
const isRecognizable = (text: string) => !text.includes('{{') || text.replace(/\{\{\w+\}\}|\P{L}/gu, '').length >= 7;

// `{{name}}` in a text is any value.
const asPattern = (text: string) =>
  new RegExp(
    `^${text
      .replace('{{sigla}}', 'UFVI')
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{\{\w+\}\}/g, '.+')}$`,
  );

/** All texts and accessible names on the page, piece by piece. */
const textsOn = (page: Page) =>
  page.evaluate(() => {
    const texts = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      // Languages have their own names in every language.
      if (!walker.currentNode.parentElement?.closest('body [lang]'))
        for (const part of (walker.currentNode.textContent ?? '').split(' · ')) texts.add(part.trim());
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) texts.add(element.getAttribute(name)?.trim() ?? '');
    texts.add(document.title);
    return [...texts].filter((text) => text !== '');
  });

/** The screens of the personal area that its menu and the tabs and lists of these screens lead to. */
const areaScreens = 40;
/** The address of a link to a screen of the area, without what is chosen on it. */
const areaAddress = /^\/meupergamum\/[^?#]+/;

for (const [language, name, welcome] of [
  ['en', 'English', 'My area'],
  ['es', 'Español', 'Mi área'],
] as const)
  test(`the personal area in ${name} has no text of the interface in Portuguese, and no key in place of a text`, async ({
    page,
  }) => {
    const isForeign = foreignTo(language);
    await page.addInitScript((code) => localStorage.setItem('catalogue.language', code), language);
    await openAsPatron(page, 'inicio', 'ana');
    const menu = page.getByRole('navigation', { name: welcome });
    const seen = new Set<string>();
    const next = ['/meupergamum/inicio'];
    for (let address = next.shift(); address !== undefined; address = next.shift()) {
      await page.goto(address);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expect(menu.locator('[aria-current]')).toHaveCount(1);
      expect.soft((await textsOn(page)).filter(isForeign), page.url()).toEqual([]);
      seen.add(address);
      const links = page.locator('nav, main').locator('a[href^="/meupergamum/"]');
      for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
        const [found] = areaAddress.exec(href) ?? [];
        if (found !== undefined && !seen.has(found) && !next.includes(found)) next.push(found);
      }
    }
    expect(seen.size, [...seen].join(' ')).toBe(areaScreens);
  });

test('a chosen language is kept, keeps the search, and leaves the address unchanged', async ({ page }) => {
  await page.goto('/?termo_pesquisa=brasil&idioma=por');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Support' })).toBeVisible();
  await expect(page).toHaveURL('/?termo_pesquisa=brasil&idioma=por');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('another language keeps the address, resets the search tab, and can be chosen by the address too', async ({
  page,
}) => {
  await page.goto('/');
  const types = page.getByRole('navigation', { name: 'Tipo de pesquisa' });
  await types.getByRole('button', { name: 'Mais' }).click();
  await types.getByRole('link', { name: 'Jurisprudência' }).click();
  // The address changes first.
  await expect(types.getByRole('link', { name: 'Jurisprudência' })).toHaveAttribute('aria-current', 'page');
  await page.goto('/');
  // It stays in the list while the tab is open.
  await expect(types.getByRole('link', { name: 'Jurisprudência' })).toBeVisible();
  await page.goto('/?termo_pesquisa=brasil&texto=historia&quantPag=10');
  await expect(page.getByRole('heading', { level: 1, name: /^\d+ de \d+ resultados$/ })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveURL('/?termo_pesquisa=brasil&texto=historia&quantPag=10');
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('navigation').first().getByRole('link').last()).toBeVisible();
  await expect(page.getByRole('main').getByRole('navigation').first()).not.toContainText('Jurisprudencia');

  await page.goto('/acervo/1?idioma=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/acervo/1');
  await page.goto('/login?idioma=it');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Français' })).toBeVisible();
  // Texts outside the sign-in are in Portuguese.
  await page.goto('/acervo/1?idioma=xx');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.getByRole('navigation', { name: 'Partes do registro' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('lang', 'pt-BR');
});

test('a page stays in the language in which the server has rendered it, whatever the browser has stored', async ({
  page,
}) => {
  await page.goto('/acervo/1?idioma=es');
  await page.evaluate(() => localStorage.setItem('catalogue.language', 'en'));
  await page.goto('/acervo/1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('navigation', { name: 'Partes del registro' })).toBeVisible();
});
