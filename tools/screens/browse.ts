import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { startLibrary } from '../bench/startLibrary';
import { build, isBuilt } from '../build';
import { generatePrismaClient } from '../prismaClient';
import { findChromium } from '../testing/chromium';
import { inWorkspace } from '../workspace';
import type { Screen } from './list';

export const languages = ['pt', 'en', 'es'] as const;

/** The five ways to see the page, as `theme/appearance.ts` writes them on it. */
export const schemes = {
  light: {},
  dark: { modo: 'escuro' },
  contrast: { cor: 'contraste' },
  grey: { cor: 'cinza' },
  inverted: { cor: 'invertido' },
} as const satisfies Record<string, { cor?: string; modo?: string }>;
export type Scheme = keyof typeof schemes;
export const schemeNames = Object.keys(schemes) as Scheme[];

/** Opens the built catalogue on a demo library of its own, and a browser before it. CATALOGUE_URL names one that runs already. */
export async function openCatalogue(): Promise<{ address: string; browser: Browser; close(): Promise<void> }> {
  const given = process.env['CATALOGUE_URL'];
  await generatePrismaClient();
  if (!given && !isBuilt()) await build();
  const library = given
    ? { address: given, stop: async () => undefined }
    : await startLibrary(inWorkspace(), {
        DATA_DIR: inWorkspace('.data', 'screens-library'),
        DATABASE_URL: '',
        LOG_LEVEL: 'error',
      });
  // What was done in it before, or fell due since, is not what its screens are to show.
  if (!given) await fetch(`${library.address}/__mock/reset`, { method: 'POST' });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    chromiumSandbox: process.getuid?.() !== 0,
  });
  return {
    address: library.address,
    browser,
    async close() {
      await browser.close();
      await library.stop();
    },
  };
}

/** A page at the catalogue in a language, signed in where a login is given. */
export async function openPage(browser: Browser, address: string, language: string, patron?: string): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    baseURL: address,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript((chosen) => localStorage.setItem('catalogue.language', chosen), language);
  if (patron === undefined) return page;
  await page.goto('/login?redirect=/cesta');
  await page.locator('input[name=username]').fill(patron);
  await page.locator('input[name=password]').fill('biblioteca');
  await page.locator('form button[type=submit]').click();
  // Who has several logins is asked for one of them.
  const login = page.locator('form input[type=radio]').first();
  const signedIn = () => page.waitForURL((url) => url.pathname !== '/login');
  await Promise.race([login.waitFor({ state: 'attached' }), signedIn()]);
  if ((await login.count()) > 0) {
    await login.check({ force: true });
    await page.locator('form button[type=submit]').click();
    await signedIn();
  }
  return page;
}

/** Pages by language and patron, each signed in once. Whom nobody knows has a basket that clicks fill: such a page is used once. */
export function pagesOf(browser: Browser, address: string) {
  const kept = new Map<string, Page>();
  return async <Seen>(screen: Screen, language: string, look: (page: Page) => Promise<Seen>): Promise<Seen> => {
    const { patron, clicks, failing } = screen;
    const key = `${language} ${patron}`;
    const isForOnce = patron === undefined && clicks !== undefined;
    const page = (!isForOnce && kept.get(key)) || (await openPage(browser, address, language, patron));
    if (!isForOnce) kept.set(key, page);
    await show(page, screen);
    const seen = await look(page);
    if (failing) await page.unroute(failing);
    if (isForOnce) await page.context().close();
    return seen;
  };
}

/** Goes to a screen, clicks what it says, and waits until nothing on it is still on its way. */
export async function show(page: Page, { address, clicks = [], shows, failing, narrow }: Screen): Promise<void> {
  if (narrow) await page.setViewportSize({ width: 320, height: 900 });
  if (failing) await page.route(failing, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(address, { waitUntil: 'networkidle' });
  await settled(page);
  for (const click of clicks) await page.locator(click).click();
  if (shows) await page.locator(shows).first().waitFor();
  await settled(page);
}

async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(
    () => document.querySelector('main [aria-busy=true], [role=dialog] [aria-busy=true]') === null,
  );
}

/** What the accessibility bar does to the page when another scheme is chosen: its attributes, nothing else. */
export async function wear(page: Page, scheme: Scheme): Promise<void> {
  const { cor, modo }: { cor?: string; modo?: string } = schemes[scheme];
  await page.evaluate(
    ([colours, mode]) => {
      const html = document.documentElement;
      html.removeAttribute('data-cor');
      html.removeAttribute('data-modo');
      if (colours) html.dataset['cor'] = colours;
      if (mode) html.dataset['modo'] = mode;
    },
    [cor, modo],
  );
}
